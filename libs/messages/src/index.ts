export { Sentences, type Bold, type Named, type Piece } from './sentences.ts';
