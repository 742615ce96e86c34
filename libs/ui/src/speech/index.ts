export { MqNarrator, type Narration } from './mq-narrator.ts';
export { Narrator, type Pace, type Reading } from './narrator.ts';
export type { Voice } from './voices.ts';
