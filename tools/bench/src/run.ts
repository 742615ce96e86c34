import * as bg from './boardgame.ts';
import * as masque from './coup.ts';
import { lateness, perSeat } from './crowd.ts';
import { flatness } from './flat.ts';
import { paired } from './paired.ts';

/** Moves of one measured stretch. */
const MOVES = 700;

/** Measures and prints; the process fails when a promise is not kept. */
export function run(): void {
  const log = masque.inputs(MOVES);
  const ours = (): void => {
    let session = masque.begin();
    for (const input of log) masque.lookAround((session = masque.move(session, input)));
  };
  const theirs = (): void => {
    let state = bg.begin();
    for (let i = 0; i < MOVES; i++) bg.lookAround((state = bg.move(state)));
  };
  const { a, b, ratio } = paired(ours, theirs, 41);
  const perSecond = (ms: number): string => Math.round((MOVES / ms) * 1000).toLocaleString('en');
  console.log('One move of Coup, six seats and a spectator');
  console.log(`  masque         ${perSecond(a)} moves/s (step, seven views, the offers of all seats)`);
  console.log(`  boardgame.io   ${perSecond(b)} moves/s (reducer, seven player views; no offers)`);
  console.log(`  ratio          ${ratio.toFixed(1)} (wanted: at least 5)`);
  const flat = flatness();
  console.log(`A move near move 10,000 against one near move 10: ${flat.toFixed(2)} (wanted: at most 1.1)`);
  const crowds = crowd();
  if (ratio < 5 || flat > 1.1 || !crowds) process.exitCode = 1;
}

/** Large villages: what a move costs for each who sees it, and whether that grows. */
function crowd(): boolean {
  console.log('One move of Werewolves of the Dark Arts (step, views, tables and offers of all seats, the big screen)');
  const costs = [12, 24].map((seats) => ({ seats, ...perSeat(seats) }));
  for (const { seats, few, many, ratio } of costs)
    console.log(
      `  ${seats} seats       ${many.toFixed(1)} us for each who sees it, against ${few.toFixed(1)} with 6: ${ratio.toFixed(2)} (wanted: at most ${LEVEL})`,
    );
  const late = lateness();
  console.log(`  24 seats, after 60 nights against after 2: ${late.toFixed(2)} (wanted: at most 1.1)`);
  return late <= 1.1 && costs.every(({ ratio }) => ratio <= LEVEL);
}

/** How much more a move may cost for each seat at a large table: every table shows every seat. */
const LEVEL = 1.25;
