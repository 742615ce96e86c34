/** The result of sharing: shared by the device, copied to the clipboard, or neither. */
export type Shared = 'shared' | 'copied' | 'no';

/**
 * Shares something through the device, or else through the clipboard. Pages over plain HTTP have neither API, but can
 * still copy a selection.
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
    // The user cancelled, or the page is not allowed either.
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

/** Saves a file on the device, or shares it if the device shares files. */
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
