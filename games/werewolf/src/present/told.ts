import { known, type Message, type Seat } from '@masque/core';
import type { Seen } from '../offers/offer.ts';
import { isPack, packLookOf, ruleOf, sideOfCard } from '../roles/index.ts';

/** What a player did in a game that is over, in short sentences; the most telling first. */
export const toldOf = (view: Seen, seat: Seat): Message[] =>
  [vindicated, gallows, accuser, finder, narrow, quiet, hands, death].flatMap((it) => it(view, seat) ?? []);

type Sentence = (view: Seen, seat: Seat) => Message | undefined;

/** The side that a player was really on: those of the pack, and those who chose it. */
function isEvil(view: Seen, seat: Seat): boolean {
  const side = sideOfCard(known(view.cards[seat])!);
  return side === 'evil' || (side === 'sworn' && known(view.own[seat])?.side === 'evil');
}

const isGood = (view: Seen, seat: Seat): boolean => {
  const side = sideOfCard(known(view.cards[seat])!);
  return side === 'good' || (side === 'sworn' && known(view.own[seat])?.side !== 'evil');
};

const lynchings = (view: Seen) => view.history.filter(({ lynched }) => lynched);

/** Named one of the wolves' side by day, and was dead in the morning. */
const vindicated: Sentence = (view, seat) => {
  const death = view.deaths.find((it) => it.seat === seat && it.cause === 'night');
  if (!death || isEvil(view, seat)) return undefined;
  const named = view.said.findLast(
    ({ by, day, who, kind, wolf }) =>
      by === seat && day === death.day && who !== undefined && (kind === 'suspect' || wolf) && isEvil(view, who),
  );
  return named && { key: 'told.vindicated', args: { at: { seat: named.who! }, night: death.night } };
};

const gallows: Sentence = (view, seat) => {
  const trial = lynchings(view).find(({ accused }) => accused === seat);
  const role = known(view.cards[seat])!;
  if (!trial || ruleOf(role).wins?.lynched) return undefined;
  const how = isEvil(view, seat) ? 'guilty' : isGood(view, seat) ? 'innocent' : undefined;
  return how && { key: `told.lynched.${how}`, args: { day: trial.day, ayes: trial.ayes } };
};

/** Whom those accused whom the village lynched. */
const accuser: Sentence = (view, seat): Message | undefined => {
  const brought = lynchings(view).filter(({ by }) => by === seat);
  const guilty = brought.filter(({ accused }) => isEvil(view, accused));
  if (guilty.length > 0 && isEvil(view, seat))
    return { key: 'told.betrayed', args: { at: { seat: guilty[0]!.accused } } };
  if (guilty.length > 0) return { key: 'told.accused.guilty', args: { n: guilty.length } };
  const innocent = brought.filter(({ accused }) => isGood(view, accused));
  if (innocent.length === 0) return undefined;
  const key = isEvil(view, seat) ? 'told.framed' : 'told.accused.innocent';
  return { key, args: { n: innocent.length } };
};

const finder: Sentence = (view, seat) => {
  const looks = packLookOf(known(view.cards[seat])!);
  const found = new Set(
    (known(view.books[seat]) ?? []).flatMap(({ kind, yes, seats = [] }) =>
      looks && kind === looks.as && yes ? seats.filter((it) => isPack(known(view.cards[it])!)) : [],
    ),
  );
  return found.size > 0 ? { key: 'told.found', args: { n: found.size } } : undefined;
};

/** Escaped by one hand. */
const narrow: Sentence = (view, seat) => {
  const trial = view.history.findLast(
    ({ accused, lynched, ayes, need }) => accused === seat && !lynched && need - ayes === 1,
  );
  return trial && { key: 'told.narrow', args: { day: trial.day } };
};

/** One of the wolves' side whom nobody ever brought to trial. */
const quiet: Sentence = (view, seat) =>
  isEvil(view, seat) && view.history.length > 1 && view.history.every(({ accused }) => accused !== seat)
    ? 'told.untried'
    : undefined;

/** How often they voted to lynch, and how often it was the wolves' side that hanged. */
const hands: Sentence = (view, seat) => {
  const raised = lynchings(view).filter(({ yes }) => yes.includes(seat));
  const right = raised.filter(({ accused }) => isEvil(view, accused)).length;
  if (raised.length < 2 || isEvil(view, seat)) return undefined;
  if (right === raised.length) return { key: 'told.hands.right', args: { n: right } };
  return right === 0 ? { key: 'told.hands.wrong', args: { n: raised.length } } : undefined;
};

const death: Sentence = (view, seat) => {
  const it = view.deaths.find((one) => one.seat === seat);
  return it && it.cause !== 'lynched' && it.cause !== 'gone'
    ? { key: `told.died.${it.cause}`, args: { night: it.night, day: it.day } }
    : undefined;
};
