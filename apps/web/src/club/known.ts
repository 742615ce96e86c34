import { recall, remember } from '../prefs/storage.ts';

/** Clubs that this browser remembers. */
const MOST = 8;

/** Codes of clubs where this browser has been, the last first. */
export const knownClubs = (): readonly string[] =>
  (recall('clubs') ?? '').split(' ').filter((it) => /^[A-Z]{4,8}$/.test(it));

/** Remembers a club: the front door offers it next time. */
export const rememberClub = (code: string): void =>
  remember('clubs', [code, ...knownClubs().filter((it) => it !== code)].slice(0, MOST).join(' '));
