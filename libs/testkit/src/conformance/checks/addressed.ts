import { linesFor, offersFor } from '@masque/core';
import { Fault } from '../check.ts';
import { ParsedSentences } from '../language/sentences.ts';
import { inArg, ofOffer, spoken, type Spoken } from '../language/spoken.ts';
import type { Moment } from '../moment.ts';
import type { SuitePlan } from '../setting.ts';
import { viewersOf, type Observer } from '../suite.ts';

/** A text about its reader addresses them in the second person: "takes 2 coins from you". */
export const addressed = ({ game, known }: SuitePlan): Observer => {
  // A text that is missing in one language only is found by another check.
  const said = new ParsedSentences('en', game.messages.en);
  const looked = new Set<string>();
  const wrong = new Set<string>();
  const look = (viewer: number, { key, args, where }: Spoken): void => {
    const mine = Object.keys(args).filter((name) => seatIn(args[name]) === viewer && said.uses(key, name));
    if (mine.length === 0 || known.includes(key)) return;
    const once = `${key} ${mine.join()}`;
    if (looked.has(once)) return;
    looked.add(once);
    if (!mine.some((name) => said.has(`${key}@${name}`)))
      wrong.add(
        `the message "${key}" is read by whoever it names as {${mine[0]}}, and there is no "${key}@${mine[0]}" that says "you" (${where})`,
      );
  };
  return {
    name: 'whoever a text is about is told so in the second person',
    moment(moment) {
      if (!moment.isFull) return;
      for (const viewer of viewersOf(moment.session))
        if (viewer >= 0) for (const it of readBy(moment, viewer)) look(viewer, it);
    },
    last() {
      if (wrong.size > 0) throw new Fault([...wrong].slice(0, 40).join('\n'));
    },
  };
};

const seatIn = (arg: unknown): unknown => (typeof arg === 'object' && arg !== null && 'seat' in arg ? arg.seat : null);

/** The sentences that a player reads: the log, the question and its notes. What others say is quoted as it is. */
function* readBy(moment: Moment, viewer: number): Generator<Spoken> {
  const { entries, session } = moment;
  for (const { kind, args } of entries.length > 0 ? linesFor(entries, viewer) : []) {
    yield { key: `log.${kind}`, args, where: 'the log' };
    for (const arg of Object.values(args)) yield* inArg(arg, 'the log');
  }
  const { ask, claim, privateArea, ballot } = moment.table(viewer);
  yield* spoken(ask?.text, 'the question');
  yield* spoken(ask?.note, 'the note of the question');
  yield* spoken(claim?.note, 'the note of the claim');
  yield* spoken(ballot?.title, 'the title of the ballot');
  for (const fact of privateArea?.facts ?? []) yield* spoken(fact, 'the private facts');
  for (const offer of offersFor(session, viewer)) yield* ofOffer(offer);
}
