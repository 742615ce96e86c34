export { Sentences, type Bold } from './sentences.ts';
