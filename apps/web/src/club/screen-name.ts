import { recallHere, rememberHere } from '../prefs/storage.ts';

const KEY = 'screen';
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The name that was made for this window, which a browser that stores nothing keeps at least until the next reload. */
let made = '';

/** The name of this window as a big screen, which it keeps through reloads. Two windows are two screens. */
export function screenName(): string {
  const kept = recallHere(KEY) ?? made;
  if (kept) return kept;
  made = [...crypto.getRandomValues(new Uint8Array(6))].map((it) => LETTERS[it % LETTERS.length]).join('');
  rememberHere(KEY, made);
  return made;
}
