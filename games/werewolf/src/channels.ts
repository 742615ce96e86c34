import type { Channel, Viewer } from '@masque/core';
import type { Seen } from './offers/offer.ts';
import { seesAll } from './present/faces.ts';
import { isDark } from './present/hour.ts';
import { hunts } from './rules/duty.ts';
import { isLiving } from './rules/village.ts';

/**
 * The village speaks by day and only reads at night. The pack whispers while it hunts, and its members know each other;
 * a member that was shown the X sleeps through it. The dead have only each other.
 */
export function channels(view: Seen, me: Viewer): readonly Channel[] {
  const living = me >= 0 && isLiving(view, me);
  const village: Channel = { id: 'table', name: 'channel.village', write: living && !isDark(view) };
  if (living) return hunts(view, me) ? [village, pack(true)] : [village];
  if (me < 0) return [village];
  return [village, { id: 'dead', name: 'channel.dead', write: true }, ...(seesAll(view, me) ? [pack(false)] : [])];
}

const pack = (write: boolean): Channel => ({ id: 'pack', name: 'channel.pack', write });
