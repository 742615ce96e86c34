import type { Table } from '@masque/core/table';
import { sound } from '@masque/ui/sound';
import { prefs } from '../../prefs/prefs.ts';
import { soundsOf } from './signals.ts';

/** How long a phone buzzes for its turn, and for a question that goes to everybody, in milliseconds. */
const TURN = [60, 60, 90];
const QUESTION = [40];

/** Turns sounds on or off as this device wishes. Called while a press is handled, before which no page may sound. */
function heed(): boolean {
  if (prefs.now.sound !== sound.enabled) {
    if (prefs.now.sound) sound.on();
    else sound.off();
  }
  return sound.enabled;
}

/** Lets a change of the table be heard. */
export function signal(before: Table | undefined, after: Table | undefined): void {
  if (!heed() || !after) return;
  sound.silenced = after.night === true;
  for (const name of soundsOf(before, after)) sound.play(name);
}

/** It is this phone's turn, or it is asked with all the others. */
export function turnSignal(turn: boolean, night: boolean): void {
  if (night) return;
  if (prefs.now.vibration) navigator.vibrate?.(turn ? TURN : QUESTION);
  if (heed() && turn) sound.play('turnstart');
}
