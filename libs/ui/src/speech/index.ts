export { MqNarrator, type Narration } from './mq-narrator.ts';
export { Narrator, type ReadingPace, type NarrationOptions } from './narrator.ts';
export type { Voice } from './voices.ts';
