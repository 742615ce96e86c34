/** An evening that has been open for longer than this has been forgotten, in milliseconds. */
const FORGOTTEN_MS = 18 * 3_600_000;

/** Whether an evening that began at this moment has been left open: tonight is a new one. */
export const isForgotten = (at: number, now: number): boolean => now - at >= FORGOTTEN_MS;
