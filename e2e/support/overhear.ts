import type { Page } from '@playwright/test';

/** All frames that a page receives from its table, from now on. Call it before opening the page. */
export function overhear(page: Page): readonly string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(payload.toString())));
  return frames;
}
