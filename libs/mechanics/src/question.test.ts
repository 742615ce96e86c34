import { chart, randomFor, seedOf, type Cause, type Flow, type Position, type Seat, type Step } from '@masque/core';
import { describe, expect, test } from 'vitest';
import { answerOf, ask, isAsked, questions, tally, type Ballot, type Sealed } from './index.ts';

interface State {
  readonly vote: Ballot<'aye' | 'nay'> | null;
  readonly left: readonly Seat[];
  readonly race: boolean;
  readonly fixed: boolean;
  readonly result: string;
}
type None = Record<never, never>;
type Acts = { aye: None; nay: None; veto: None };
interface Phases {
  vote: 'aye' | 'nay' | 'veto';
  over: never;
}

/** Who was told that they were late. */
const told: Seat[] = [];

const question = questions<State, Acts, Phases, 'vote', 'aye' | 'nay'>({
  read: (state) => state.vote,
  write: (state, vote) => ({ ...state, vote }),
  excused: (state, seat) => state.left.includes(seat),
  lasts: (state) => state.fixed,
  missed: (seat) => void told.push(seat),
});

const flow: Flow<State, Acts, Phases, 'vote'> = {
  initial: 'vote',
  delays: { vote: () => 30_000 },
  on: { leave: { actions: (state, { seat }) => ({ ...state, left: [...state.left, seat] }) } },
  states: {
    vote: question('vote', {
      entry: (state) => ({ ...state, vote: state.vote ?? ask([0, 1, 2]) }),
      offers: (view, seat) => (view.vote && isAsked(view.vote, seat) ? [{ type: 'aye' }, { type: 'nay' }] : []),
      answers: { aye: () => 'aye', nay: () => 'nay' },
      on: { veto: { target: 'over', actions: (state) => ({ ...state, result: 'vetoed' }) } },
      decides: (answer, state) => state.race && answer === 'nay',
      silence: () => 'nay',
      close: (state) => ({
        ...state,
        result: [...tally(state.vote!)].map(([choice, { length }]) => `${length} ${choice}`).join(),
      }),
      target: ['over'],
      delay: 'vote',
    }),
    over: { type: 'final' },
  },
  next: () => 'over',
};

const voting = chart<State, Acts>(flow);
const step = {
  ...{ at: 0, seats: 3, random: randomFor(seedOf('vote'), 0) },
  ...{ log: () => {}, arm: () => {}, disarm: () => {}, end: () => {} },
} as unknown as Step;

const begin = (state: Partial<State> = {}): Position<State> =>
  voting.begin({ vote: null, left: [], race: false, fixed: false, result: '', ...state }, step);
const take = (from: Position<State>, ...causes: Cause[]): string => {
  const { phase, state } = causes.reduce<Position<State>>((at, cause) => voting.take(at, cause, step), from);
  return `${phase} ${state.result}`;
};
const say = (type: string, seat: Seat): Cause => ({ event: { type, seat } as Cause['event'] & object });
const late: Cause = { clock: { phase: 'vote', delay: 'vote' } };

describe('the phase of a sealed question', () => {
  test('closes with the last answer', () => {
    expect(take(begin(), say('aye', 0), say('nay', 2))).toBe('vote ');
    expect(take(begin(), say('aye', 0), say('nay', 2), say('aye', 1))).toBe('over 2 aye,1 nay');
  });

  test('takes changes of mind', () => {
    expect(take(begin(), say('aye', 0), say('nay', 0), say('aye', 2), say('aye', 1))).toBe('over 1 nay,2 aye');
  });

  test('closes by its clock; players who were silent get the default answer', () => {
    expect(take(begin(), say('aye', 1), late)).toBe('over 2 nay,1 aye');
  });

  test('tells those who were late, when its clock closes it, and nobody else', () => {
    told.length = 0;
    take(begin(), say('aye', 0), say('nay', 2), say('aye', 1));
    take(begin({ race: true }), say('nay', 0));
    expect(told).toEqual([]);
    take(begin(), say('aye', 1), say('leave', 2), late);
    expect(told).toEqual([0]);
  });

  test('does not wait for players who have left', () => {
    expect(take(begin(), say('aye', 0), say('aye', 1), say('leave', 2))).toBe('over 2 aye,1 nay');
    expect(take(begin(), say('leave', 2), say('aye', 0), say('aye', 1))).toBe('over 2 aye,1 nay');
    expect(take(begin({ left: [0, 1, 2] }))).toBe('over 3 nay');
  });

  test('closes at once with an answer that decides', () => {
    expect(take(begin({ race: true }), say('aye', 0))).toBe('vote ');
    expect(take(begin({ race: true }), say('nay', 0))).toBe('over 3 nay');
  });

  test('stays open for its full time if its length must not reveal anything', () => {
    expect(take(begin({ fixed: true }), say('aye', 0), say('aye', 1), say('aye', 2))).toBe('vote ');
    expect(take(begin({ fixed: true }), say('aye', 0), say('aye', 1), say('aye', 2), late)).toBe('over 3 aye');
  });

  test('accepts actions that are not answers', () => {
    expect(take(begin(), say('veto', 1))).toBe('over vetoed');
  });
});

describe('a question with a lull', () => {
  type Said = 'aye' | 'nay' | 'wait';
  interface Asked {
    readonly vote: Sealed<Said>;
    readonly left: readonly Seat[];
    readonly held: boolean;
    readonly result: string;
  }
  interface Phases {
    vote: Said;
    over: never;
  }
  const late: Seat[] = [];
  const asking = questions<Asked, Record<Said, None>, Phases, 'lull' | 'vote', Said>({
    read: (state) => state.vote,
    write: (state, vote) => ({ ...state, vote }),
    excused: (state, seat) => state.left.includes(seat),
    missed: (seat) => void late.push(seat),
  });
  const calmly: Flow<Asked, Record<Said, None>, Phases, 'lull' | 'vote'> = {
    initial: 'vote',
    delays: { lull: () => 3000, vote: () => 30_000 },
    on: { leave: { actions: (state, { seat }) => ({ ...state, left: [...state.left, seat] }) } },
    states: {
      vote: asking('vote', {
        offers: () => [],
        answers: { aye: () => 'aye', nay: () => 'nay', wait: () => 'wait' },
        silence: () => 'nay',
        lull: { delay: 'lull', wait: 'wait', silence: 'nay', held: (state) => ({ ...state, held: true }) },
        close: (state) => ({ ...state, result: [0, 1, 2].map((seat) => answerOf(state.vote, seat)).join() }),
        target: 'over',
        delay: 'vote',
      }),
      over: { type: 'final' },
    },
  };
  const calm = chart<Asked, Record<Said, None>>(calmly);
  const clock = (delay: 'lull' | 'vote'): Cause => ({ clock: { phase: 'vote', delay } });
  const after = (...causes: Cause[]): string => {
    late.length = 0;
    const begun = calm.begin({ vote: ask([0, 1, 2]), left: [], held: false, result: '' }, step);
    const { phase, state } = causes.reduce<Position<Asked>>((at, cause) => calm.take(at, cause, step), begun);
    return `${phase} ${state.held ? 'held ' : ''}${state.result}`;
  };

  test('takes silence for an answer, and tells nobody that they were late', () => {
    expect(after(say('aye', 1), clock('lull'))).toBe('over nay,aye,nay');
    expect(late).toEqual([]);
  });

  test('waits for whoever asks for time, and for nobody else', () => {
    expect(after(say('wait', 1), say('aye', 0), say('aye', 2))).toBe('vote ');
    expect(after(say('wait', 1), clock('lull'))).toBe('vote held ');
    expect(after(say('wait', 1), clock('lull'), say('aye', 1))).toBe('over held nay,aye,nay');
    expect(after(say('wait', 1), say('leave', 1), clock('lull'))).toBe('over nay,nay,nay');
  });

  test('its own clock is the first, which a host ends, and its pause the last, which is shown', () => {
    const { phase, state } = calm.begin({ vote: ask([0, 1, 2]), left: [], held: false, result: '' }, step);
    expect(calm.delaysIn(phase, state).map(({ delay }) => delay)).toEqual(['vote', 'lull']);
  });

  test('whoever asked for time and says nothing has missed it', () => {
    expect(after(say('wait', 1), clock('lull'), clock('vote'))).toBe('over held nay,nay,nay');
    expect(late).toEqual([1]);
  });
});
