import { logFor, offersFor, tableFor, type Seat, type Session } from '@masque/core';
import { compare, playScenario, scenariosOf, type Assertion, type ScenarioWords } from '@masque/testkit';
import succession from '../src/index.ts';
import { deckProblems } from './decks.ts';
import { expectations, assertions } from './expectations.ts';
import type { CardSpec, Scenario } from './format.ts';
import { operate } from './operations.ts';
import { CourtPlay } from './table.ts';
import type { State } from '../src/state.ts';

/** Played with other cards, a viewer is sent the same bytes from beginning to end. */
const sameView: Assertion<CourtPlay, Scenario> = (
  _,
  { viewer, between }: { readonly viewer: string; readonly between: readonly Record<string, CardSpec>[] },
  { scenario },
) => {
  const sent = between.map((cards) => {
    const table = playScenario(words, { ...scenario, seats: { ...scenario.seats, ...cards } }, []);
    return table?.past.map((session) => sentTo(session, table.seat(viewer)));
  });
  return sent.flatMap((bytes, i) => compare(`what ${viewer} is sent in variant ${i}`, sent[0], bytes));
};

const sentTo = (session: Session<State>, seat: Seat): string =>
  JSON.stringify([tableFor(session, seat), offersFor(session, seat), logFor(session, seat)]);

const trace = ({ state, deadlines, log }: Session): string => JSON.stringify([state, deadlines, log.length]);

/** The words of scenario files of Succession. */
const words: ScenarioWords<Scenario, CourtPlay> = {
  game: succession,
  position(scenario) {
    const table = new CourtPlay(scenario);
    if (scenario.start === 'tribunal') operate(table, ['clock', 'tribunal']);
    return table;
  },
  operate,
  // Everybody may respond; what one's card does not bear out leaves no trace.
  vain: ({ session }, before) => trace(session) === trace(before),
  expectations: { ...expectations, sameView },
  assertions,
  deals: (scenario) => (scenario.setup ? deckProblems(scenario) : null),
};

/** Plays scenario files of Succession: one JSON list of positions, steps and expectations. */
export const scenarios = scenariosOf(words);
