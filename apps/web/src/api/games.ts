import type { Language, Messages } from '@masque/core';
import type { GameInfo } from '@masque/protocol';
import { registerIcons, type Scenes } from '@masque/ui';
import { answer, api } from './client.ts';

const { games } = api;
let all: Promise<GameInfo[]> | undefined;

/** The games of this server, with the icons that stand for them. Asked once. */
export function allGames(): Promise<readonly GameInfo[]> {
  if (all) return all;
  all = answer(games.$get()).then(async (list) => {
    const first = list[0];
    if (first) await bringIcons(first.id, list.map((it) => it.theme.icon)); // prettier-ignore
    return list;
  });
  all.catch(() => (all = undefined));
  return all;
}

/** The elements that a game brings for its scenes, loaded from where the server has them; `null` if it brings none. */
export async function elementsOf(game: string): Promise<Scenes | null> {
  const ui = (await allGames()).find(({ id }) => id === game)?.ui;
  if (ui === undefined) return null;
  try {
    return ((await import(/* @vite-ignore */ ui)) as { readonly default: Scenes }).default;
  } catch (error) {
    // The server may have newer ones by now, at another address.
    all = undefined;
    throw error;
  }
}

const sentences = new Map<string, Promise<Messages>>();

/** Everything a game says in one language. */
export function messagesOf(game: string, language: Language): Promise<Messages> {
  const key = `${game} ${language}`;
  let found = sentences.get(key);
  if (!found) {
    found = answer(games[':id'].messages[':lang'].$get({ param: { id: game, lang: language } }));
    sentences.set(key, found);
    found.catch(() => sentences.delete(key));
  }
  return found;
}

const iconsOf = (game: string, names?: string) =>
  answer(games[':id']['icons.json'].$get({ param: { id: game }, query: { names } }));

const asked = new Set<string>();

/** Makes icons known; those asked for before are not asked for again. */
export async function bringIcons(game: string, names: Iterable<string>): Promise<void> {
  const fresh = [...new Set(names)].filter((name) => name && !name.includes(':') && !asked.has(name)).sort();
  if (fresh.length === 0) return;
  for (const name of fresh) asked.add(name);
  try {
    registerIcons(await iconsOf(game, fresh.join(',')));
  } catch {
    for (const name of fresh) asked.delete(name);
  }
}

const whole = new Set<string>();

/** Makes known the icons that a game lists as its own, before any of them is needed. */
export async function bringGameIcons(game: string): Promise<void> {
  if (whole.has(game)) return;
  whole.add(game);
  try {
    const icons = await iconsOf(game);
    for (const name of Object.keys(icons)) asked.add(name);
    registerIcons(icons);
  } catch {
    whole.delete(game);
  }
}
