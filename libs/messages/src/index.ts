export { Sentences, type Bold, type NamedTerm, type SentencePiece } from './sentences.ts';
