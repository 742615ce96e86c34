import { sound } from '@masque/ui/sound';
import { prefs } from '../../prefs/prefs.ts';

/** How a phone buzzes for its turn, and for a question that goes to everybody, in milliseconds. */
const TURN = [60, 60, 90];
const QUESTION = 40;

/** Makes this device sound and buzz as it wishes. Sounds begin with the next press: no page may sound before one. */
export function onFirstGesture(): void {
  const { sound: on, vibration } = prefs.now;
  sound.buzzes = vibration;
  if (on === sound.enabled) return;
  if (on) sound.on();
  else sound.off();
}

/** It is this phone's turn, or it is asked with all the others. Never by night. */
export function turnSignal(turn: boolean): void {
  if (sound.silenced) return;
  sound.buzz(turn ? TURN : QUESTION);
  if (turn) sound.play('turnstart');
}

prefs.addEventListener('change', onFirstGesture);
