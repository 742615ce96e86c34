/** Reads what this browser remembers; nothing where it remembers nothing or may not. */
export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(`masque.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers something in this browser, if it lets us. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`masque.${key}`, value);
  } catch {
    // A private window: it is forgotten when the page is closed.
  }
}
