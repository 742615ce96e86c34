import * as bg from './boardgame.ts';
import * as masque from './coup.ts';
import { flatness } from './flat.ts';
import { paired } from './paired.ts';

/** Moves of one measured stretch. */
const MOVES = 700;

const log = masque.inputs(MOVES);

const masqueRun = (): void => {
  let session = masque.begin();
  masque.lookAround(session);
  for (const input of log) masque.lookAround((session = masque.move(session, input)));
};

const boardgameRun = (): void => {
  let state = bg.begin();
  bg.lookAround(state);
  for (let i = 0; i < MOVES; i++) bg.lookAround((state = bg.move(state)));
};

const { a, b, ratio } = paired(masqueRun, boardgameRun, 15);
const perSecond = (ms: number): string => Math.round((MOVES / ms) * 1000).toLocaleString('en');

console.log(`One move of Coup, six seats: the step, seven views, all offers`);
console.log(`  masque         ${perSecond(a)} moves/s`);
console.log(`  boardgame.io   ${perSecond(b)} moves/s (reducer and seven playerViews; no offers)`);
console.log(`  ratio          ${ratio.toFixed(1)} (wanted: at least 5)`);

const flat = flatness();
console.log(`Cost of a move near move 10,000 against near move 10: ${flat.toFixed(2)} (wanted: at most 1.1)`);

if (ratio < 5 || flat > 1.1) process.exitCode = 1;
