import type { Language, Messages } from '@masque/core';
import type { GameInfo } from '@masque/protocol';
import { registerIcons } from '@masque/ui';
import { request } from './request.ts';

let games: Promise<readonly GameInfo[]> | undefined;

/** The games of this server, with the icons that stand for them. Asked once. */
export function allGames(): Promise<readonly GameInfo[]> {
  games ??= request<GameInfo[]>('GET', '/api/games').then(async (list) => {
    const first = list[0];
    if (first) await bringIcons(first.id, list.map((it) => it.look.boss)); // prettier-ignore
    return list;
  });
  games.catch(() => (games = undefined));
  return games;
}

const sentences = new Map<string, Promise<Messages>>();

/** Everything a game says in one language. */
export function messagesOf(game: string, language: Language): Promise<Messages> {
  const path = `/api/games/${game}/messages/${language}`;
  let found = sentences.get(path);
  if (!found) {
    sentences.set(path, (found = request<Messages>('GET', path)));
    found.catch(() => sentences.delete(path));
  }
  return found;
}

const asked = new Set<string>();

/** Makes icons known; those asked for before are not asked for again. */
export async function bringIcons(game: string, names: Iterable<string>): Promise<void> {
  const fresh = [...new Set(names)].filter((name) => name && !name.includes(':') && !asked.has(name)).sort();
  if (fresh.length === 0) return;
  for (const name of fresh) asked.add(name);
  const query = fresh.join(',');
  try {
    registerIcons(await request<Record<string, string>>('GET', `/api/games/${game}/icons.json?names=${query}`));
  } catch {
    for (const name of fresh) asked.delete(name);
  }
}

let all: Set<string> | undefined;

/** Makes known the icons that a game lists as its own, before any of them is needed. */
export async function bringGameIcons(game: string): Promise<void> {
  all ??= new Set();
  if (all.has(game)) return;
  all.add(game);
  try {
    const icons = await request<Record<string, string>>('GET', `/api/games/${game}/icons.json`);
    for (const name of Object.keys(icons)) asked.add(name);
    registerIcons(icons);
  } catch {
    all.delete(game);
  }
}
