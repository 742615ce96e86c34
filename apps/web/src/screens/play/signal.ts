import { sound } from '@masque/ui/sound';
import { prefs } from '../../prefs/prefs.ts';

/** How long a phone buzzes for its turn, and for a question that goes to everybody, in milliseconds. */
const TURN = [60, 60, 90];
const QUESTION = [40];

/**
 * Sounds and buzzes as this device wishes. Called while a press is handled, before which no page may sound; the table
 * itself then plays what is heard of it.
 */
export function heed(): void {
  sound.buzzes = prefs.now.vibration;
  if (prefs.now.sound === sound.enabled) return;
  if (prefs.now.sound) sound.on();
  else sound.off();
}

/** It is this phone's turn, or it is asked with all the others. By night neither is heard nor felt. */
export function turnSignal(turn: boolean): void {
  heed();
  sound.buzz(turn ? TURN : QUESTION);
  if (turn) sound.play('turnstart');
}
