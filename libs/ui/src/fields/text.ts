/** `<wa-input>`: one line of text with its label, its hint and the reason why the input was refused. */
import './icons.ts';
import '@awesome.me/webawesome/dist/components/input/input.js';

export type { default as WaInput } from '@awesome.me/webawesome/dist/components/input/input.js';
