import type { Language, Messages } from '@masque/core';
import type { GameInfo, GuideView } from '@masque/protocol';
import { registerIcons, type Scenes } from '@masque/ui';
import { reloadOnce } from '../shell/renew.ts';
import { answer, api, ApiError } from './client.ts';

const { games } = api;
let all: Promise<GameInfo[]> | undefined;

/** The games of this server, with their icons. Requested once. */
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

/** Games that were requested one by one: a phone that joins a table needs no list. */
const single = new Map<string, Promise<GameInfo>>();

/** Drops all games, because the server's may have changed; the next call requests them again. */
export function forgetGames(): void {
  all = undefined;
  single.clear();
}

/** A game in the version that is played, which need not be the newest; `null`: the server does not have it. */
export async function gameOf(id: string, version?: number): Promise<GameInfo | null> {
  const alone = await Promise.all([...single.values()].map((it) => it.catch(() => null)));
  const found = [...((await all) ?? []), ...alone].find(
    (it) => it?.id === id && (version === undefined || it.version === version),
  );
  if (found) return found;
  const key = `${id} ${version}`;
  const asked = answer(games[':id'].$get({ param: { id }, query: { version: said(version) } }));
  single.set(key, asked);
  try {
    return await asked;
  } catch (error) {
    single.delete(key);
    if (error instanceof ApiError && error.code === 'no_game') return null;
    throw error;
  }
}

/** A number as a query parameter. */
const said = (n: number | undefined): string | undefined => (n === undefined ? undefined : String(n));

/** The address of the elements that this page has loaded, by game. */
const loaded = new Map<string, string>();

/** The elements that a game brings for its scenes, loaded from the server; `null` if it has none. */
export async function elementsOf(game: string, version?: number): Promise<Scenes | null> {
  const ui = (await gameOf(game, version))?.ui;
  if (ui === undefined) return null;
  // Two versions use the same element names, so a page can only have one of them.
  if ((loaded.get(game) ?? ui) !== ui) {
    reloadOnce();
    return null;
  }
  loaded.set(game, ui);
  try {
    return ((await import(/* @vite-ignore */ ui)) as { readonly default: Scenes }).default;
  } catch (error) {
    // The server may have a newer build by now, at another address.
    forgetGames();
    throw error;
  }
}

const sentences = new Map<string, Promise<Messages>>();

/** All messages of a game in one language. */
export function messagesOf(game: string, language: Language, version?: number): Promise<Messages> {
  const key = `${game} ${language} ${version}`;
  let found = sentences.get(key);
  if (!found) {
    found = answer(
      games[':id'].messages[':lang'].$get({ param: { id: game, lang: language }, query: { version: said(version) } }),
    );
    sentences.set(key, found);
    found.catch(() => sentences.delete(key));
  }
  return found;
}

const guides = new Map<string, Promise<GuideView>>();

/** The guide of a game, in one language. */
export function guideOf(game: string, language: Language): Promise<GuideView> {
  const key = `${game} ${language}`;
  let found = guides.get(key);
  if (!found) {
    found = answer(
      games[':id'].guide[':lang'].$get({ param: { id: game, lang: language }, query: {} }),
    ) as Promise<GuideView>;
    guides.set(key, found);
    found.catch(() => guides.delete(key));
  }
  return found;
}

const iconsOf = (game: string, names?: string) =>
  answer(games[':id']['icons.json'].$get({ param: { id: game }, query: { names } }));

const asked = new Set<string>();

/** Loads icons; those requested before are not requested again. */
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

/** Preloads the icons that a game lists as its own, before any of them is needed. */
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
