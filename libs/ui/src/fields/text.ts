/** `<wa-input>`: one line of text with its label, its hint and the reason why it was not taken. */
import './icons.ts';
import '@awesome.me/webawesome/dist/components/input/input.js';

export type { default as WaInput } from '@awesome.me/webawesome/dist/components/input/input.js';
