import { OMNISCIENT, known, type Ask, type GameStatus, type Message, type Seat, type Viewer } from '@masque/core';
import { hasAnswered, listed, them } from '@masque/mechanics';
import type { Seen } from '../offers/offer.ts';
import { lastTrial, lynch } from './trial.ts';
import type { DeathCause } from '../state.ts';
import { lastVote } from '../rules/day.ts';
import { waveOf } from '../rules/hours.ts';
import { foundDead, isGhost, isLiving, isNight, living, lynchedToday, needed } from '../rules/village.ts';

/** Eyes are closed: nothing may show who acts. */
export const isDark = (view: Pick<Seen, 'next'>): boolean =>
  isNight(view) || view.next === 'match' || view.next === 'lovers';

/** The top line. */
export function titleOf(view: Seen, status: GameStatus): Message {
  if (status.outcome) return 'title.over';
  if (isNight(view)) return { key: 'title.night', args: { night: view.night } };
  // The day begins when everybody has looked, and the last shots of the night have fallen.
  const day = isDawn(view) ? view.day + 1 : view.day;
  return day === 0 ? 'title.ident' : { key: 'title.day', args: { day } };
}

/** The night is over, but its day is not counted yet. */
const isDawn = ({ next, then }: Seen): boolean =>
  next === 'daybreak' || (then === 'day' && ['shoot', 'arrow', 'fallen'].includes(next));

/** The public facts that notes and the voice mention. */
const argsOf = (view: Seen) => ({
  ...morning(view),
  alive: living(view).length,
  need: needed(view),
  ...(view.accused !== null && { who: { seat: view.accused } }),
  ...(view.shooter !== null && { who: { seat: view.shooter } }),
  ...(view.next === 'open' && lastTrial(view) && { who: { seat: lastTrial(view)!.accused } }),
  ...(view.by !== null && { by: { seat: view.by } }),
});

/** The news of the morning. */
function morning(view: Seen) {
  const since = (cause: DeathCause): Seat[] =>
    view.deaths
      .filter((it) => it.cause === cause && it.night === view.night && it.day === view.day - 1 && view.night > 0)
      .map((it) => it.seat);
  const [dead, heart, shot] = [foundDead(view), since('heart'), since('shot')];
  return {
    ...{ dead: them(dead), n: dead.length },
    ...{ heart: them(heart), hearts: heart.length },
    ...{ shot: them(shot), shots: shot.length },
  };
}

/** What the voice says at the start of this hour. */
export function narration(view: Seen): Message {
  const args = argsOf(view);
  if (view.next === 'open') return { key: `say.${dayOf(view)}`, args };
  if (view.next === 'verdict') return { key: lynchedToday(view) === null ? 'say.spared' : 'say.lynched', args };
  if (view.next === 'fallen') return { key: `say.fallen.${causeOf(view)}`, args: { ...args, ...diedOf(view) } };
  if (!isNight(view)) return { key: `say.${view.next}`, args };
  const wave = waveOf(view);
  return wave?.id.startsWith('call-')
    ? { key: 'say.call', args: { role: { msg: `role.${wave.id.slice(5)}` } } }
    : `say.${wave?.id ?? 'dusk'}`;
}

const diedOf = ({ fallen }: Seen) => ({ dead: them(fallen), n: fallen.length, whom: { seat: fallen[0]! } });

/** What those died of who are looked at now; an arrow has no name if cards stay closed. */
function causeOf({ deaths, shooter }: Seen): string {
  const cause = deaths.at(-1)!.cause;
  return cause === 'shot' && shooter !== null ? 'shot.by' : cause;
}

/** A day begins, or goes on after an accusation that failed. */
function dayOf({ day, night, nominated, trials }: Seen): string {
  const pointed = nominated.reduce((sum, n) => sum + n, 0);
  if (pointed > 0) return pointed === trials ? 'open.spared' : 'open.on';
  return day === 1 && night === 0 ? 'open.first' : 'open';
}

/** The question for players; for everybody else, what the voice says. */
export function askOf(view: Seen, me: Viewer, status: GameStatus): Ask {
  // On the big screen the log has the reason.
  if (status.outcome) return { text: 'ask.over', ...(me >= 0 && { note: status.outcome.reason }) };
  if (me === OMNISCIENT && view.question) return { text: narration(view), note: waiting(view) };
  // The ballot asks the same and says how many hands it takes.
  if (view.next === 'vote' && view.accused !== null) return { text: lynch(view.accused) };
  if (!speaksTo(view, me)) return { text: narration(view) };
  return question(view, me) ?? { text: narration(view) };
}

/** The players awaited: only for a game master; nobody else ever learns it. */
export const awaited = (view: Seen): Seat[] =>
  (view.question?.asked ?? []).filter((seat, i) => view.question!.answers[i] === null && !isGhost(view, seat));

function waiting(view: Seen): Message {
  const seats = awaited(view);
  return { key: 'ask.waiting', args: { n: seats.length, seats: them(seats) } };
}

const speaksTo = (view: Seen, me: Viewer): boolean =>
  me >= 0 && (isLiving(view, me) || (view.question?.asked.includes(me) ?? false) || view.shooter === me);

function question(view: Seen, me: Seat): Ask | null {
  const args = argsOf(view);
  if (view.next === 'match' || isNight(view))
    return view.question && hasAnswered(view.question, me)
      ? { text: 'ask.chosen', note: 'ask.chosen.note' }
      : nightAsk(view);
  switch (view.next) {
    case 'ident':
      return { text: 'ask.ident', note: 'ask.ident.note' };
    case 'lovers':
      return { text: 'ask.lovers', note: 'ask.lovers.note' };
    case 'open':
      return { text: 'ask.open', note: lastVote(view) ? 'ask.open.last' : leftToday(view) };
    case 'second':
      return { text: 'ask.secondIt', note: { key: 'ask.second.note', args } };
    case 'defence':
      return {
        text: me === view.accused ? 'ask.defence.you' : { key: 'ask.defence', args },
        note: { key: 'ask.defence.note', args },
      };
    case 'verdict':
      return { text: narration(view), ...turnedUp(view) };
    case 'fallen':
      return { text: narration(view), ...turnedUp(view) };
    case 'daybreak':
      return { text: narration(view), note: { key: 'ask.daybreak.note', args } };
    case 'final':
      return { text: 'ask.final', note: 'ask.finalVote.note' };
    case 'shoot':
      return { text: 'ask.shootNow', note: { key: 'ask.shoot.note', args } };
    case 'arrow':
      return { text: 'ask.arrow', note: 'ask.arrow.note' };
    default:
      return null;
  }
}

/** The result of today's last vote, and how many accusations are left. */
function leftToday(view: Seen): Message {
  const left = view.limit === null ? 0 : Math.max(1, view.limit - view.trials);
  const last = lastTrial(view);
  if (!last) return { key: 'ask.open.note', args: { left } };
  const { accused, ayes, need } = last;
  return { key: 'ask.open.free', args: { left, who: { seat: accused }, ayes, need } };
}

/** The card that has just been turned up: of a lynched player, or of the only one who has died of it. */
function turnedUp(view: Seen): { readonly note?: Message } {
  const [seat, ...more] = view.next === 'fallen' ? view.fallen : listed(lynchedToday(view));
  const role = seat !== undefined && view.options.reveal ? known(view.cards[seat]) : undefined;
  if (seat === undefined || role === undefined || more.length > 0) return {};
  return { note: { key: 'ask.verdict.note', args: { who: { seat }, role: { msg: `role.${role}` } } } };
}

const nightAsk = (view: Seen): Ask =>
  view.next === 'call'
    ? { text: narration(view), note: 'ask.call.note' }
    : { text: 'ask.night', note: 'ask.night.note' };
