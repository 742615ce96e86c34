import type { Message, Seat } from '@masque/core';
import { roleNames } from '../roles/index.ts';
import type { Statement } from '../state.ts';
import { living, plays } from '../rules/village.ts';
import { isMaster, ruling } from './master.ts';
import { oneOf, type OffersIn, type OffersOf, type Seen } from './offer.ts';

/** How many times a player may accuse others in a day. */
const NOMINATIONS = 2;
/** The number of statements of each kind that a player may make in a day, to keep talk from becoming noise. */
const STATEMENTS = { claim: 1, report: 3, suspect: 2 } as const;

/** By day: accuse a player, make a statement, or go to bed. The game waits for none of it. */
export function dayOffers(view: Seen, seat: Seat): OffersIn<'open'> {
  if (isMaster(view, seat)) return ruling(view);
  if (!plays(view, seat)) return [];
  const sleepy = view.sleepy.includes(seat);
  return [
    nomination(view, seat),
    ...statements(view, seat),
    { type: sleepy ? 'wake' : 'sleep', optional: true, look: { icon: 'night-sleep' } },
  ];
}

function nomination(view: Seen, seat: Seat): OffersIn<'open'>[number] {
  const of = living(view).filter((it) => it !== seat && (view.options.retrySameDay || !view.tried.includes(it)));
  const closed: Message | undefined =
    view.nominated[seat]! >= NOMINATIONS ? 'closed.nominations' : of.length === 0 ? 'closed.allTried' : undefined;
  return {
    type: 'nominate',
    optional: true,
    params: { who: oneOf(of, 'ask.nominate') },
    ...(closed && { closed }),
    look: { main: true, icon: 'pointing' },
  };
}

/** Public statements, true or not. */
export function statements(view: Seen, seat: Seat): OffersOf<Statement['kind']> {
  const left = (kind: Statement['kind']): boolean =>
    view.said.filter((it) => it.by === seat && it.day === view.day && it.kind === kind).length < STATEMENTS[kind];
  const others = living(view).filter((it) => it !== seat);
  const group = 'group.say';
  const aside = 'aside.trueOrNot';
  const offers: OffersOf<Statement['kind']>[number][] = [];
  if (left('claim'))
    offers.push({
      type: 'claim',
      optional: true,
      params: {
        role: { kind: 'option', of: roleNames, names: roleNames.map((role) => `role.${role}`), ask: 'ask.claim' },
      },
      look: { icon: 'public-speaker', group, aside },
    });
  if (left('report'))
    offers.push({
      type: 'report',
      optional: true,
      params: {
        who: oneOf(others, 'ask.report'),
        verdict: {
          kind: 'option',
          of: ['wolf', 'clear'],
          names: ['verdict.wolf', 'verdict.clear'],
          ask: 'ask.verdict',
        },
      },
      look: { icon: 'crystal-ball', group, aside },
    });
  if (left('suspect'))
    offers.push({
      type: 'suspect',
      optional: true,
      params: { who: oneOf(others, 'ask.suspect') },
      look: { icon: 'eye-target', group, aside },
    });
  return offers;
}
