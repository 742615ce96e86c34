import { isOpen, offersFor, seatsOf, step, type Session } from '@masque/core';
import { nextDeadline } from '../../play/players.ts';
import { Fault, type Check } from '../check.ts';
import { clocksOf } from '../phases.ts';
import type { Plan, Setting } from '../setting.ts';
import { rounds, walk } from '../walk.ts';
import { errorWords, inputWords, place } from '../words.ts';

/** Deadlines in a row that a table without people is watched for. */
const MOST = 300;
/** After how many inputs everybody leaves. */
const LEFT_AT = [1, 5, 14, 40, 100];
/** Deadlines that may ring at one and the same moment. */
const AT_ONCE = 60;

/** Nobody is waited for without a clock, and clocks alone keep the game going. */
export const clocks = (plan: Plan): Check => ({
  name: 'a table that nobody answers at moves on by its clocks',
  run() {
    for (const { setting, round } of rounds(plan, 1, 'all')) {
      for (const moment of walk(plan, setting, { round })) {
        waiting(plan, moment.session, setting);
        if (LEFT_AT.includes(moment.session.n)) unattended(plan, moment.session, setting);
      }
    }
  },
});

function waiting(plan: Plan, session: Session, setting: Setting): void {
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
    throw new Fault(`the game stands still in ${place(session, setting)}: nobody has an open offer and no clock runs`);
  if (plan.waits(setting.options) || written.some((it) => it.ms === Infinity)) return;
  const asked = seats.filter((seat) => offersFor(session, seat).some((it) => isOpen(it) && !it.optional));
  if (asked.length > 0)
    throw new Fault(
      `${place(session, setting)} waits for seats ${asked.join(', ')} but no clock runs, so one who walks away stops the table: ` +
        'give the phase an `after`, or a delay of `null` under an option',
    );
}

function unattended(plan: Plan, from: Session, setting: Setting): void {
  let session = from;
  let sameTime = 0;
  for (let i = 0; i < MOST && !session.outcome; i++) {
    const due = nextDeadline(session);
    if (!due) return waiting(plan, session, setting);
    const next = step(session, due);
    if (!next.ok)
      throw new Fault(
        `${inputWords(due)} rings in ${place(session, setting)} and the rule fails: ${next.code} ${errorWords(next.error)}`,
      );
    sameTime = next.session.at === session.at ? sameTime + 1 : 0;
    if (sameTime > AT_ONCE)
      throw new Fault(`${inputWords(due)} rings again and again without time passing in ${place(session, setting)}`);
    session = next.session;
  }
}
