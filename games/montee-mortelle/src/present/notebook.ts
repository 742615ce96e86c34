import { isHidden, type Message, type Seat } from '@masque/core';
import { argsOf, type Fact } from '../facts.ts';
import type { Seen } from '../own.ts';

/** Sentences shown at once: the newest, after what lasts. */
const MOST = 10;

/** What a seat knows of the others, as its notebook has it. Public hands change; a sighting says how often since. */
export function knownTo(view: Seen, me: Seat): Message[] {
  const book = view.notebooks[me]!;
  if (isHidden(book)) return [];
  const facts = [...book].reverse() as Fact[];
  return [...lasting(facts, view), ...passing(facts, view)].slice(0, MOST).map((fact) => sentence(fact, view));
}

/** How often what was seen may have changed since. */
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

const sentence = (fact: Fact, view: Seen): Message => ({
  key: 'known.age',
  args: { what: { msg: { key: `known.${fact.fact}`, args: argsOf(fact) } }, age: ageOf(fact, view) },
});

/** The newest sight of each seat's society, profession and hand; what lies on top of the pile, if it still does. */
function lasting(facts: readonly Fact[], view: Seen): Fact[] {
  const seen = new Set<string>();
  return facts.filter((fact) => {
    if (fact.fact === 'top') return fact.turn >= view.turns - 1 && view.pile.length > 0 && once(seen, 'top');
    return (
      (fact.fact === 'society' || fact.fact === 'profession' || fact.fact === 'hand') &&
      once(seen, `${fact.fact} ${fact.of}`)
    );
  });
}

/** What was given to hands that have not changed since, and what came in lately. */
const passing = (facts: readonly Fact[], view: Seen): Fact[] =>
  facts.filter(
    (fact) =>
      (fact.fact === 'gave' && ageOf(fact, view) === 0) ||
      (fact.fact === 'offered' && fact.turn >= view.turns - view.hands.length),
  );

function once(seen: Set<string>, key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}
