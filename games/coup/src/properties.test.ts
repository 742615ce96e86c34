import { isHidden, isOpen, offersFor, declassify, seatsOf, step, viewOf, type Session } from '@masque/core';
import { players, playOut } from '@masque/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copiesFor, courtOf } from './cards/index.ts';
import coup, { type State } from './index.ts';

const tables = fc.record({
  seats: fc.integer({ min: 2, max: 10 }),
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  options: fc.record({
    window: fc.constantFrom('sealed', 'race'),
    fastWindows: fc.boolean(),
    fixedWindows: fc.boolean(),
    pace: fc.constantFrom('normal', 'off'),
    inquisitor: fc.boolean(),
    reformation: fc.boolean(),
    autoProve: fc.boolean(),
    stealZero: fc.boolean(),
    ghostView: fc.boolean(),
    embezzleProof: fc.constantFrom('show', 'server_attests'),
  }),
});

/** Every card of the table, wherever it is. */
const cardsOf = ({ hands, lost, deck, drawn }: State): string[] =>
  [...[...hands.flat(), ...deck, ...drawn].map(declassify), ...lost.flat()].sort();

test('no card is ever made or lost, everybody has two influences, and the deck never runs out', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const all = courtOf(table.options)
        .flatMap((it) => Array<string>(copiesFor(table.seats)).fill(it))
        .sort();
      playOut(coup, {
        ...table,
        onStep: ({ session }) => {
          const { hands, lost, deck, coins } = session.state;
          expect(cardsOf(session.state)).toEqual(all);
          for (const seat of seatsOf(table.seats)) expect(hands[seat]!.length + lost[seat]!.length).toBe(2);
          expect(deck.length).toBeGreaterThanOrEqual(1);
          expect(Math.min(...coins)).toBeGreaterThanOrEqual(0);
        },
      });
    }),
    { numRuns: 40 },
  );
});

test('windows of fixed length close with the last answer if no clock is running', () => {
  const { ending } = playOut(coup, { seats: 5, seed: 'fixed', options: { fixedWindows: true, pace: 'off' } });
  expect(ending).toBe('over');
});

test('in a round, everybody who is not out has one turn, whoever was the first player', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    let seen = { turns: 0, round: 1 };
    let had: number[] | undefined;
    playOut(coup, {
      seats: 5,
      seed,
      onStep: ({ session: { state } }) => {
        had ??= [state.first];
        if (state.turns === 1 || state.turns === seen.turns) return;
        if (state.round > seen.round) {
          const living = seatsOf(5).filter((seat) => state.hands[seat]!.length > 0);
          expect(had).toEqual(expect.arrayContaining(living));
          had = [];
        }
        expect(had).not.toContain(state.turn);
        had.push(state.turn);
        seen = state;
      },
    });
  }
});

test('the player whose turn it is can always do something', () => {
  fc.assert(
    fc.property(tables, (table) => {
      playOut(coup, {
        ...table,
        onStep: ({ session }) => {
          const { turn } = session.state;
          if (session.phase === 'action') expect(offersFor(session, turn).some(isOpen)).toBe(true);
        },
      });
    }),
    { numRuns: 20 },
  );
});

test('sealed windows have the same result whatever the order of the answers', () => {
  let windows = 0;
  for (let i = 0; i < 60; i++)
    playOut(coup, {
      seats: 4,
      seed: `order ${i}`,
      onStep: ({ session }) => {
        if (session.phase !== 'challenge') return;
        const answers = seatsOf(4).flatMap((seat) =>
          offersFor(session, seat)
            .filter((it) => it.type === (seat % 2 ? 'challenge' : 'allow'))
            .map((offer) => ({ seat, offer })),
        );
        if (answers.length < 2) return;
        const play = (list: typeof answers): Session<State> =>
          list.reduce((now, { seat, offer: { type, window } }) => {
            const next = step(now, { at: now.at, seat, action: { type, window, params: {} } });
            return next.ok ? next.session : now;
          }, session);
        const { todo, trial, window } = play(answers).state;
        expect(play([...answers].reverse()).state).toMatchObject({ todo, trial, window });
        windows++;
      },
    });
  expect(windows).toBeGreaterThan(20);
});

test('if a player leaves in any phase, no card is lost, and the game continues to an end', () => {
  const phases = ['pick', 'action', 'challenge', 'block', 'challengeBlock', 'prove', 'lose', 'exchange', 'examShow', 'examDecide']; // prettier-ignore
  const tried = new Map<string, number>();
  const leave = (session: Session<State>, seat: number): void => {
    const { hands, turn, duel } = session.state;
    const where = `${session.phase} ${seat === turn ? 'own turn' : offersFor(session, seat).length > 0 ? 'asked' : 'not asked'}`;
    if (hands[seat]!.length === 0 || (tried.get(where) ?? 0) >= 12) return;
    tried.set(where, (tried.get(where) ?? 0) + 1);
    const cards = cardsOf(session.state);
    const gone = step(session, { at: session.at, leave: seat });
    if (!gone.ok) throw new Error(`${where}: ${gone.code}`, { cause: gone.error });
    expect(gone.session.state.hands[seat]).toEqual([]);
    expect(gone.session.state.coins[seat]).toBe(0);
    const others = players({ seed: where, bots: 'normal' });
    let now = gone.session;
    for (let i = 0; !now.outcome; i++) {
      if (!duel) expect(cardsOf(now.state), where).toEqual(cards);
      const input = others.next(now);
      if (!input || i > 3000) throw new Error(`${where}: the table stands`);
      const next = step(now, input);
      if (!next.ok) throw new Error(`${where}: ${next.code}`, { cause: next.error });
      now = next.session;
    }
  };
  for (let i = 0; i < 60; i++) {
    const seats = i % 4 === 0 ? 2 : 3;
    playOut(coup, {
      seats,
      seed: `leave ${i}`,
      options: { reformation: i % 2 === 1, inquisitor: i % 3 === 0, duelDraft: seats === 2, window: i % 5 ? 'sealed' : 'race' }, // prettier-ignore
      onStep: ({ before }) => seatsOf(seats).forEach((seat) => leave(before, seat)),
    });
  }
  expect(phases.filter((it) => ![...tried.keys()].some((where) => where.startsWith(`${it} `)))).toEqual([]);
  expect([...tried.keys()]).toContain('exchange own turn');
});

test('players who are out see nothing more, unless the table allows it', () => {
  for (const ghostView of [false, true])
    playOut(coup, {
      seats: 4,
      seed: 'ghosts',
      options: { ghostView },
      onStep: ({ session }) => {
        const { hands } = session.state;
        const ghost = hands.findIndex((hand) => hand.length === 0);
        if (ghost < 0 || session.outcome) return;
        const view = viewOf(session, ghost);
        expect(view.hands.flat().some(isHidden)).toBe(!ghostView);
      },
    });
});
