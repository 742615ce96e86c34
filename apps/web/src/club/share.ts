/** What came of sharing: passed on by the device, copied to be passed on, or neither. */
export type Shared = 'shared' | 'copied' | 'no';

/**
 * Passes something on: by whatever the device shares with, else by the clipboard. Pages that are not served over https have
 * neither of them, but may still copy what is selected.
 */
export async function share(what: {
  readonly url: string;
  readonly title?: string;
  readonly text?: string;
}): Promise<Shared> {
  const text = [what.text, what.url].filter(Boolean).join('\n');
  try {
    if ('share' in navigator) {
      await navigator.share({ ...what });
      return 'shared';
    }
    const { clipboard } = navigator as Partial<Navigator>;
    if (clipboard) await clipboard.writeText(text);
    return clipboard || copied(text) ? 'copied' : 'no';
  } catch {
    // The person thought better of it, or the page may do neither.
    return 'no';
  }
}

/** Copies a text by selecting it for a moment. */
function copied(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position: fixed; opacity: 0';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

/** Saves a file on the device, or shares it where the device does that with files. */
export async function shareFile(file: File): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
