/** Reads a stored value; `undefined` if there is none or the browser does not allow it. */
export const recall = (key: string): string | undefined => read(() => localStorage, key);

/** Stores a value in this browser, if it allows that. */
export const remember = (key: string, value: string): void => void write(() => localStorage, key, value);

/** Like {@link recall}, for what only this tab keeps, through reloads. */
export const recallHere = (key: string): string | undefined => read(() => sessionStorage, key);

/** Like {@link remember}, for this tab only. Returns whether it is stored. */
export const rememberHere = (key: string, value: string): boolean => write(() => sessionStorage, key, value);

/** Where a browser allows nothing to be stored, even asking for its storage fails. */
function read(storage: () => Storage, key: string): string | undefined {
  try {
    return storage().getItem(`masque.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(storage: () => Storage, key: string, value: string): boolean {
  try {
    storage().setItem(`masque.${key}`, value);
    return true;
  } catch {
    // A private window: the value is lost when the page is closed.
    return false;
  }
}
