import type { ChatMessage } from './chat.ts';

/**
 * The chat messages after new ones have arrived: one with an existing `id` replaces the earlier one.
 *
 * @example
 * const hello = { id: 'a', at: 0, channel: 'table', name: 'channel.table', by: 'Mia', text: 'Hello' };
 * const { text, ...removed } = hello;
 * merge([hello], [removed]); // => [removed]
 * merge([], [hello]); // => [hello]
 */
export function merge(heard: readonly ChatMessage[], news: readonly ChatMessage[]): readonly ChatMessage[] {
  if (news.length === 0) return heard;
  const byId = new Map(news.map((it) => [it.id, it]));
  const known = new Set(heard.map(({ id }) => id));
  return [...heard.map((it) => byId.get(it.id) ?? it), ...news.filter((it) => !known.has(it.id))];
}
