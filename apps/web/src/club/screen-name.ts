const KEY = 'masque.screen';
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The name of this window as a big screen, which it keeps through reloads. Two windows are two screens. */
export function screenName(): string {
  const kept = sessionStorage.getItem(KEY);
  if (kept) return kept;
  const name = [...crypto.getRandomValues(new Uint8Array(6))].map((it) => LETTERS[it % LETTERS.length]).join('');
  sessionStorage.setItem(KEY, name);
  return name;
}
