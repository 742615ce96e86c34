import { sound } from '@masque/ui/sound';
import { prefs } from '../../prefs/prefs.ts';

/** The vibration patterns for the viewer's turn, and for a question to everybody, in milliseconds. */
const TURN = [60, 60, 90];
const QUESTION = 40;

/** Turns on sound and vibration as set on this device. Sound starts with the next press: browsers allow none before. */
export function onFirstGesture(): void {
  const { sound: on, vibration } = prefs.now;
  sound.buzzes = vibration;
  if (on === sound.enabled) return;
  if (on) sound.on();
  else sound.off();
}

/** It is the viewer's turn, or everybody is asked. Never at night. */
export function turnSignal(turn: boolean): void {
  if (sound.silenced) return;
  sound.buzz(turn ? TURN : QUESTION);
  if (turn) sound.play('turnstart');
}

prefs.addEventListener('change', onFirstGesture);
