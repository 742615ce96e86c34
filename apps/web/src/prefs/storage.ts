/** Reads a stored value; `undefined` if there is none or the browser does not allow it. */
export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(`masque.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value in this browser, if it allows that. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`masque.${key}`, value);
  } catch {
    // A private window: the value is lost when the page is closed.
  }
}
