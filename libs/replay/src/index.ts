export { knowledgeOf, type Knowledge, type SeenStep } from './knowledge.ts';
export { Highlights } from './moments.ts';
export { replayOf } from './replay.ts';
export { movesIn, recordingOf, scenes, type Recording, type Scene, type Taken } from './scenes.ts';
export { storyOf } from './story.ts';
export { checkMoves } from './verify/moves.ts';
