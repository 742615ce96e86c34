import type { Message } from '@masque/core';
import type { Chapter } from '@masque/protocol';

/** The title of the chapter that a step is in. */
export const titleAt = (chapters: readonly Chapter[], n: number): Message =>
  chapters.findLast((it) => it.n <= n)?.title ?? chapters[0]?.title ?? '';
