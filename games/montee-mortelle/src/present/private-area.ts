import { isHidden, type CardLook, type Message, type PrivateArea, type Seat } from '@masque/core';
import { byPart } from '@masque/mechanics';
import { objects, type Profession, type Society } from '../cards/index.ts';
import { argsOf } from '../notebook.ts';
import { ownHand, ownProfession, ownSociety, readable, type Seen } from '../own.ts';
import { resultOf, units } from '../public.ts';
import type { Fact } from '../state.ts';
import { objectCard, professionFace, societyFace } from './cards.ts';

type Extra = NonNullable<PrivateArea['extra']>[number];

/** What only this seat sees: its luggage, society and profession, what it is being shown, and its notebook. */
export function privateAreaOf(view: Seen, me: Seat, phase: string): PrivateArea {
  const society = ownSociety(view, me);
  const profession = ownProfession(view, me);
  const spent = view.professions[me]!.up !== null;
  // A search through many cards needs the room.
  const busy = phase === 'take' ? resultOf(view.duel!).winner === me : view.foreseen?.by === me;
  const shown = shownTo(view, me, phase);
  const own = areaOf(
    view.hands[me]!,
    society,
    profession,
    spent,
    busy,
    mayStandUp(view, me).join(' '),
    knownTo(view, me),
  );
  return shown.length === 0 ? own : { ...own, extra: [...shown, ...own.extra!] };
}

/** What lies in front of the seat all the time. `stands`: why it cannot stand up, by the keys of the sentences. */
const areaOf = byPart(
  (
    hand: Seen['hands'][number],
    society: Society,
    profession: Profession,
    spent: boolean,
    busy: boolean,
    stands: string,
    notes: readonly Message[],
  ): PrivateArea => {
    const yours: CardLook[] = [
      { state: 'down', face: societyFace(society) },
      { state: spent ? 'up' : 'down', face: professionFace(profession, spent), ref: profession },
    ];
    return {
      cards: readable(hand).map((kind) => objectCard(kind)),
      extra: busy ? [] : [{ label: 'private.yours', cards: yours }],
      facts: [`society.rule.${society}`, ...(stands === '' ? [] : stands.split(' ')), ...notes],
    };
  },
);

/** Why a victory cannot be proclaimed now. */
function mayStandUp(view: Seen, me: Seat): string[] {
  const hand = ownHand(view, me);
  const society = ownSociety(view, me);
  if (hand.some((kind) => objects[kind].gags)) return ['known.gagged'];
  return units(hand, society, view) === 0 ? [`known.noUnit.${society}`] : [];
}

/** The cards that the current question shows to this seat. */
function shownTo(view: Seen, me: Seat, phase: string): Extra[] {
  const { offer, foreseen, duel, pool, chooser } = view;
  if (offer && !isHidden(offer.card) && (offer.to === me || offer.from === me)) {
    const label = offer.to === me ? { key: 'private.offered', args: { who: { seat: offer.from } } } : 'private.laid';
    return [{ label, cards: [objectCard(offer.card, 'down', 'offered')] }];
  }
  if (foreseen && !isHidden(foreseen.cards))
    return [{ label: 'private.pile', cards: foreseen.cards.map((kind, place) => objectCard(kind, 'down', place)) }];
  if (phase === 'adopt' && chooser === me) {
    const names = pool.filter((card): card is Profession => !isHidden(card)).sort();
    return [
      { label: 'private.pool', cards: names.map((name) => ({ state: 'down', face: professionFace(name), ref: name })) },
    ];
  }
  if (phase === 'take' && duel && resultOf(duel).winner === me) {
    const { loser } = resultOf(duel);
    return [
      {
        label: { key: 'private.loser', args: { who: { seat: loser } } },
        cards: readable(view.hands[loser]!).map((kind) => objectCard(kind)),
      },
    ];
  }
  return [];
}

/** The maximum number of sentences shown at once: the newest, after the permanent ones. */
const MAX_SENTENCES = 10;

/** What a seat knows about the others, from its notebook. Hands change; an observation tells how often since. */
export function knownTo({ notebooks, touched, turns, pile, hands }: Seen, me: Seat): readonly Message[] {
  const book = notebooks[me]!;
  return isHidden(book) || book.length === 0 ? nothing : sentences(book, touched, turns, pile.length, hands.length);
}

const nothing: readonly Message[] = [];

const sentences = byPart(
  (book: readonly Fact[], touched: Seen['touched'], turns: number, pile: number, seats: number): Message[] => {
    const facts = [...book].reverse();
    const now: Now = { touched, turns, pile, seats };
    return [...lasting(facts, now), ...passing(facts, now)].slice(0, MAX_SENTENCES).map((fact) => sentence(fact, now));
  },
);

/** What of a view tells how old an observation is. */
interface Now extends Pick<Seen, 'touched' | 'turns'> {
  /** How many cards it has. */
  readonly pile: number;
  readonly seats: number;
}

/** How often an observation may have changed since. */
export function ageOf(fact: Fact, { touched }: Pick<Seen, 'touched'>): number {
  switch (fact.fact) {
    case 'profession':
      return touched.professions[fact.of]! - fact.mark;
    case 'hand':
    case 'gave':
      return touched.hands[fact.of]! - fact.mark;
    default:
      return 0;
  }
}

const sentence = (fact: Fact, view: Now): Message => ({
  key: 'known.age',
  args: { what: { msg: { key: `known.${fact.fact}`, args: argsOf(fact) } }, age: ageOf(fact, view) },
});

/**
 * The latest observation of each seat's society, profession and hand; and of the top of the pile, if it is still valid.
 */
function lasting(facts: readonly Fact[], view: Now): Fact[] {
  const seen = new Set<string>();
  return facts.filter((fact) => {
    if (fact.fact === 'top') return fact.turn >= view.turns - 1 && view.pile > 0 && once(seen, 'top');
    return (
      (fact.fact === 'society' || fact.fact === 'profession' || fact.fact === 'hand') &&
      once(seen, `${fact.fact} ${fact.of}`)
    );
  });
}

/** What was given to hands that have not changed since, and recent additions. */
const passing = (facts: readonly Fact[], view: Now): Fact[] =>
  facts.filter(
    (fact) =>
      (fact.fact === 'gave' && ageOf(fact, view) === 0) ||
      (fact.fact === 'offered' && fact.turn >= view.turns - view.seats),
  );

function once(seen: Set<string>, key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}
