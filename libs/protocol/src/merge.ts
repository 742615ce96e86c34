import type { Said } from './chat.ts';

/**
 * What has been said, after more has come: news of what is there already takes its place.
 *
 * @example
 * heard = merge(heard, message.said ?? []);
 */
export function merge(heard: readonly Said[], news: readonly Said[]): readonly Said[] {
  if (news.length === 0) return heard;
  const byId = new Map(news.map((it) => [it.id, it]));
  const known = new Set(heard.map(({ id }) => id));
  return [...heard.map((it) => byId.get(it.id) ?? it), ...news.filter((it) => !known.has(it.id))];
}
