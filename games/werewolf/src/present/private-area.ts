import { known, type Message, type PrivateArea, type Seat } from '@masque/core';
import { them } from '@masque/mechanics';
import { barredOf } from '../offers/night.ts';
import type { Seen } from '../offers/offer.ts';
import { ruleOf } from '../roles/index.ts';
import { dutyOfSeat, healable, hunts, taskFor } from '../rules/duty.ts';
import { argsOf, variant } from '../rules/facts.ts';
import { tonightOf, waveOf } from '../rules/hours.ts';
import { isNight } from '../rules/village.ts';
import { accountOf } from './account.ts';
import { aimOf, faceOf, seesAll } from './faces.ts';

/** The seat's card, its goal, the effect of the current choice, and everything it has learned. */
export function privateAreaOf(view: Seen, me: Seat): PrivateArea {
  const role = known(view.cards[me]);
  const own = known(view.own[me]);
  if (!role || !own) return { cards: [] };
  const task = taskOf(view, me);
  const learned = (known(view.books[me]) ?? []).map((fact): Message => ({
    key: `log.fact.${variant(fact)}`,
    args: argsOf(fact),
  }));
  return {
    cards: [{ state: 'down', face: faceOf(role) }],
    facts: seesAll(view, me)
      ? accountOf(view)
      : [
          ...(task ? [task] : []),
          ...missedBy(view, me),
          ...marksOf(view, me),
          ...barredTo(view, me),
          aimOf(role, view.options.parity),
          ...learned.toReversed(),
        ],
  };
}

/** What the current question means to this seat. Everybody has such a line, so that all private areas look alike. */
function taskOf(view: Seen, me: Seat): Message | null {
  const own = known(view.own[me]);
  const role = known(view.cards[me]);
  if (!own || !role || (!view.alive[me] && view.next !== 'arrow')) return null;
  if (isNight(view)) return nightTask(view, me);
  switch (view.next) {
    case 'match':
      return ruleOf(role).pairs ? 'task.match' : 'task.dummy.match';
    case 'lovers':
      return own.lover === null ? 'task.lovers' : null;
    case 'arrow':
      return view.question?.asked.includes(me) ? (ruleOf(role).shoots ? 'task.arrow' : 'task.dummy.arrow') : null;
    default:
      return null;
  }
}

function nightTask(view: Seen, me: Seat): Message | null {
  const wave = waveOf(view);
  const own = known(view.own[me]);
  const duty = dutyOfSeat(view, me);
  if (!wave || !own) return null;
  if (duty === 'dummy') {
    const role = known(view.cards[me]);
    if (own.hexed && role && wave.roles.includes(role)) return 'task.hexed';
    if (view.options.nightMode === 'classic') return 'task.dummy.classic';
    return wave.form === 'choose' ? 'task.dummy' : `task.dummy.${wave.form}`;
  }
  if (wave.form === 'whisper') return 'task.whisper';
  if (!taskFor(duty, view.options)?.brews) return `task.${duty}`;
  const healing = own.heal ? (healable(own, me, duty, view.options).length > 0 ? 'heal' : 'idle') : 'used';
  return `task.${duty}.${healing}${own.poison ? '.poison' : ''}`;
}

/** The pack sees each other's votes. */
function marksOf(view: Seen, me: Seat): Message[] {
  if (!hunts(view, me)) return [];
  return (view.question?.asked ?? []).flatMap((seat, i): Message[] => {
    const choice = known(view.question!.answers[i]);
    if (!choice || seat === me) return [];
    const who = { seat };
    return [
      choice.who === null
        ? { key: 'mark.nobody', args: { who } }
        : { key: 'mark', args: { who, at: { seat: choice.who } } },
    ];
  });
}

/** The players that the current task may not name, and why: the grid does not show it. */
function barredTo(view: Seen, me: Seat): Message[] {
  if (!isNight(view)) return [];
  const { barred = [] } = barredOf(view, me);
  const why = [
    ...new Set(barred.flatMap((it) => (it.value === null || it.why === 'barred.unhurt' ? [] : (it.why as string)))),
  ];
  return why.map((it) => ({
    key: `not.${it}`,
    args: { seats: them(barred.flatMap(({ value, why: of }) => (of === it && value !== null ? value : []))) },
  }));
}

/** The hours of the last night in which the seat did not answer in time; it is told until the next night. */
function missedBy(view: Seen, me: Seat): Message[] {
  const own = known(view.own[me]);
  if (!own || view.night === 0 || !view.alive[me]) return [];
  const over = isNight(view) ? tonightOf(view).slice(0, view.wave) : tonightOf(view);
  const missed = over.filter(({ id }) => !own.deeds.some((it) => it.night === view.night && it.wave === id));
  return missed.length === 0 ? [] : [{ key: 'missed', args: { n: missed.length, night: view.night } }];
}
