/** What came of sharing: passed on by the device, copied to be passed on, or neither. */
export type Shared = 'shared' | 'copied' | 'no';

/**
 * Passes something on: by whatever the device shares with, else by the clipboard. Neither is there on pages that are
 * not served over https.
 */
export async function share(what: { readonly url: string; readonly title?: string }): Promise<Shared> {
  try {
    if ('share' in navigator) {
      await navigator.share({ ...what });
      return 'shared';
    }
    await (navigator as Navigator).clipboard.writeText(what.url);
    return 'copied';
  } catch {
    // The person thought better of it, or the page may do neither.
    return 'no';
  }
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
