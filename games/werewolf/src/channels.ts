import { seen, type Channel, type Viewer } from '@masque/core';
import { waveOf } from './dark.ts';
import { dutyOf } from './duty.ts';
import type { Seen } from './offers/offer.ts';
import { seesAll } from './present/faces.ts';
import { isDark } from './present/hour.ts';
import { isLiving } from './village.ts';

/**
 * The village speaks by day and listens by night. The pack whispers while it hunts, and its members know each other.
 * The dead have only each other.
 */
export function channels(view: Seen, me: Viewer): readonly Channel[] {
  const living = me >= 0 && isLiving(view, me);
  const village: Channel = { id: 'table', name: 'channel.village', write: living && !isDark(view) };
  if (living) return hunts(view, me) ? [village, pack(true)] : [village];
  if (me < 0) return [village];
  return [village, { id: 'dead', name: 'channel.dead', write: true }, ...(seesAll(view, me) ? [pack(false)] : [])];
}

const pack = (write: boolean): Channel => ({ id: 'pack', name: 'channel.pack', write });

/** Is this seat awake with the pack? One that was shown the X sleeps through it where the hex stops Werewolves. */
function hunts(view: Seen, me: number): boolean {
  const role = seen(view.cards[me]);
  const own = seen(view.own[me]);
  const wave = view.next === 'night' ? waveOf(view) : undefined;
  return (
    role === 'werewolf' && own !== undefined && wave !== undefined && dutyOf(wave, role, own, view.options) === role
  );
}
