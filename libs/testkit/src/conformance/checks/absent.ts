import { isOpen, offersFor, randomFor, seatsOf, seedOf, step, type Seat, type Session } from '@masque/core';
import { nextDeadline, players } from '../../play/players.ts';
import { differences, short } from '../../scenario/compare.ts';
import { phaseOf, stateOf } from '../../session.ts';
import { Fault, type ConformanceOptions } from '../check.ts';
import { sampler, type Moment } from '../moment.ts';
import { clocksOf, stillness } from '../phases.ts';
import { waitedFor } from '../secrecy/received.ts';
import type { SuitePlan, TestTable } from '../setting.ts';
import type { Observer } from '../suite.ts';
import { errorWords, inputWords, place } from '../words.ts';

/** After how many inputs everybody leaves. */
const LEFT_AT = [0, 1, 5, 14, 40, 100];
/** How many deadlines may fire at the same moment. */
const AT_ONCE = 60;

/** Nothing waits for a player without a clock, and clocks alone bring the game to an end. */
export const clocks = (plan: SuitePlan): Observer => ({
  name: 'a table at which nobody answers still comes to an end, by its clocks',
  moment({ session, setting, game }) {
    waiting(plan, session, setting);
    const looks = game.plain ? LEFT_AT.includes(session.n) : session.n === 0;
    if (looks && game.round === 0) unattended(plan, session, setting);
  },
});

function waiting(plan: SuitePlan, session: Session, setting: TestTable): void {
  if (session.outcome) return;
  const written = clocksOf(session);
  const invalid = written.find((it) => Number.isNaN(it.ms) || it.ms < 0);
  if (invalid)
    throw new Fault(
      `the delay "${invalid.delay}" of phase "${invalid.phase}" is ${invalid.ms} ms in ${place(session, setting)}`,
    );
  if (session.deadlines.length > 0) return;
  const seats = seatsOf(session.start.seats);
  if (!seats.some((seat) => offersFor(session, seat).some(isOpen)))
    throw new Fault(`the game is stuck in ${place(session, setting)}: ${stillness(session)}`);
  if (plan.waits(setting.options) || written.some((it) => it.ms === Infinity)) return;
  const asked = waitedFor(session);
  if (asked.length > 0)
    throw new Fault(
      `${place(session, setting)} waits for seats ${asked.join(', ')} but no clock is running, so a player who walks away stops the table: ` +
        'give the phase an `after`, or a delay of `null` under an option',
    );
}

function unattended(plan: SuitePlan, from: Session, setting: TestTable): void {
  let session = from;
  let sameTime = 0;
  for (let i = 0; !session.outcome; i++) {
    const due = nextDeadline(session);
    if (!due) return waiting(plan, session, setting);
    if (i === plan.maxInputs) return endless(plan, from, session, setting);
    const next = step(session, due);
    if (!next.ok)
      throw new Fault(
        `${inputWords(due)} fires in ${place(session, setting)}, and the rule fails: ${next.code} ${errorWords(next.error)}`,
      );
    sameTime = next.session.at === session.at ? sameTime + 1 : 0;
    if (sameTime > AT_ONCE)
      throw new Fault(`${inputWords(due)} fires again and again without time passing in ${place(session, setting)}`);
    session = next.session;
  }
}

function endless(plan: SuitePlan, from: Session, session: Session, setting: TestTable): void {
  if (plan.waits(setting.options)) return;
  throw new Fault(
    `a table at which nobody answers never ends: since ${place(from, setting)} ${plan.maxInputs} clocks have fired, and it is in phase "${phaseOf(session)}"`,
  );
}

/** A host can always go on, whoever the table waits for, with or without clocks. */
export const goesOn = (plan: SuitePlan): Observer => {
  const looks = sampler({ first: 2, by: (it) => phaseOf(it.session), each: 1, every: 499 });
  return {
    name: 'the host can go on wherever somebody is waited for, with clocks or without',
    moment(moment) {
      const { session, setting } = moment;
      if (session.outcome || !looks(moment)) return;
      const closed = step(session, { at: session.at, close: true });
      if (!closed.ok) return unclosed(session, setting, closed);
      // What a host may do at any time must not stop the game.
      let at = closed.session;
      for (let due = nextDeadline(at); due && due.at <= at.at && !at.outcome; due = nextDeadline(at)) {
        const rung = step(at, due);
        if (!rung.ok) return unclosed(session, setting, rung);
        at = rung.session;
      }
      waiting(plan, at, setting);
      if (at.outcome || phaseOf(at) !== phaseOf(session) || at.entered !== session.entered) return;
      const asked = waitedFor(session);
      const still = waitedFor(at).filter((seat) => asked.includes(seat));
      if (still.length > 0)
        throw new Fault(
          `when the host goes on in ${place(session, setting)}, the same question to seats ${still.join(', ')} stays open: ` +
            'the first clock that leads to another phase must end it',
        );
    },
  };
};

function unclosed(session: Session, setting: TestTable, { code, error }: { code: string; error?: unknown }): void {
  if (code === 'fault')
    throw new Fault(`when the host goes on in ${place(session, setting)}, the rule throws ${errorWords(error)}`);
  const asked = waitedFor(session);
  if (asked.length > 0)
    throw new Fault(
      `${place(session, setting)} waits for seats ${asked.join(', ')}, and the host cannot go on: ` +
        'give the phase an `after`, or say in `on.close` what happens',
    );
}

/** Whoever gives up a seat, at any moment: the others play on to an end, and nothing is lost. */
export const leaves = (plan: SuitePlan): Observer => {
  const looks = sampler({ first: 2, by: (it) => phaseOf(it.session), each: 0, every: 997 });
  const { conserved } = plan.given;
  const key = seedOf(`${plan.seed} leaves`);
  return {
    name: 'the game goes on to its end and loses nothing, whoever leaves and whenever',
    moment(moment) {
      const { session, setting } = moment;
      if (conserved && moment.before)
        keeps(conserved, moment.before, session, setting, () => inputWords(moment.input!));
      if (session.outcome || !looks(moment)) return;
      const asked = waitedFor(session);
      const others = seatsOf(setting.seats).filter((it) => !asked.includes(it));
      const random = randomFor(key, moment.index);
      const those = [...random.shuffle(asked).slice(0, 2), ...random.shuffle(others).slice(0, 1)];
      for (const seat of those) left(plan, moment, [seat]);
      left(plan, moment, random.shuffle(seatsOf(setting.seats)));
    },
  };
};

/** They leave one after the other, and the rest play on. */
function left(plan: SuitePlan, { session: from, setting }: Moment, leaving: readonly Seat[]): void {
  const { conserved } = plan.given;
  const gone = new Set<Seat>();
  const words = (): string => `after ${[...gone].map((it) => `seat ${it}`).join(', ')} left in ${place(from, setting)}`;
  let session = from;
  const go = (input: Parameters<typeof step>[1]): void => {
    const next = step(session, input);
    if (!next.ok) {
      const why = next.code === 'fault' ? `the rule throws ${errorWords(next.error)}` : `is refused: ${next.code}`;
      throw new Fault(`${words()}, ${inputWords(input)} in phase "${phaseOf(session)}": ${why}`);
    }
    if (conserved) keeps(conserved, session, next.session, setting, () => `${inputWords(input)}, ${words()}`);
    session = next.session;
  };
  for (const seat of leaving) {
    if (session.outcome) return;
    gone.add(seat);
    go({ at: session.at, leave: seat });
  }
  const who = players({ seed: `${plan.seed} left`, absent: gone });
  for (let i = 0; !session.outcome; i++) {
    const input = who.next(session);
    if (!input && plan.waits(setting.options)) return;
    if (!input)
      throw new Fault(
        `${words()}, the game is stuck in phase "${phaseOf(session)}": no remaining player has an open offer, and no clock is running`,
      );
    if (i === plan.maxInputs)
      throw new Fault(
        `${words()}, the game is not over after ${plan.maxInputs} inputs: it is in phase "${phaseOf(session)}"`,
      );
    go(input);
  }
}

type Conserved = NonNullable<ConformanceOptions['conserved']>;

function keeps(conserved: Conserved, before: Session, after: Session, setting: TestTable, by: () => string): void {
  const [had, has] = [before, after].map((it) => tallied(conserved(stateOf(it) as never)));
  if (JSON.stringify(had) === JSON.stringify(has)) return;
  const [first] = differences(had, has);
  throw new Fault(
    `${by()} in ${place(before, setting)} changes what must be conserved: of ${first?.path} there were ${short(first?.expected ?? 0)}, now ${short(first?.got ?? 0)}`,
  );
}

function tallied(list: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const it of [...list].sort()) counts[it] = (counts[it] ?? 0) + 1;
  return counts;
}
