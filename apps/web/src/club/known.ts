import { recall, remember } from '../prefs/storage.ts';

/** The maximum number of clubs that this browser remembers. */
const MAX_CLUBS = 8;

/** The codes of clubs that this browser has visited, the last first. */
export const knownClubs = (): readonly string[] =>
  (recall('clubs') ?? '').split(' ').filter((it) => /^[A-Z]{4,8}$/.test(it));

/** Remembers a club: the start page offers it next time. */
export const rememberClub = (code: string): void =>
  remember('clubs', [code, ...knownClubs().filter((it) => it !== code)].slice(0, MAX_CLUBS).join(' '));
