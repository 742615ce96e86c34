import { seen, type Message, type Pocket, type Seat } from '@masque/core';
import { dutyOfSeat } from '../offers/night.ts';
import type { Seen } from '../offers/offer.ts';
import { waveOf } from '../dark.ts';
import { argsOf, variant } from '../facts.ts';
import { accountOf } from './account.ts';
import { aimOf, faceOf, seesAll } from './faces.ts';

/** One's card, what it is out for, what the present choice is good for, and all that one has learned. */
export function pocketOf(view: Seen, me: Seat): Pocket {
  const role = seen(view.cards[me]);
  const own = seen(view.own[me]);
  if (!role || !own) return { cards: [] };
  const task = taskOf(view, me);
  const learned = own.facts.map((fact): Message => ({ key: `log.fact.${variant(fact)}`, args: argsOf(fact) }));
  return {
    cards: [{ state: 'down', face: faceOf(role) }],
    facts: seesAll(view, me)
      ? accountOf(view)
      : [...(task ? [task] : []), ...marksOf(view, me), aimOf(role, view.options.parity), ...learned.toReversed()],
  };
}

/** What the question of the hour is to this seat. Everybody has such a line, so that all pockets look alike. */
function taskOf(view: Seen, me: Seat): Message | null {
  const own = seen(view.own[me]);
  const role = seen(view.cards[me]);
  if (!own || !role || (!view.alive[me] && view.next !== 'arrow')) return null;
  switch (view.next) {
    case 'match':
      return role === 'matchmaker' ? 'task.match' : 'task.dummy.match';
    case 'lovers':
      return own.lover === null ? 'task.lovers' : null;
    case 'arrow':
      return view.question?.asked.includes(me) ? (role === 'hunter' ? 'task.arrow' : 'task.dummy.arrow') : null;
    case 'night':
      return nightTask(view, me);
    default:
      return null;
  }
}

function nightTask(view: Seen, me: Seat): Message | null {
  const wave = waveOf(view);
  const own = seen(view.own[me]);
  const duty = dutyOfSeat(view, me);
  if (!wave || !own) return null;
  if (duty === 'dummy') {
    const role = seen(view.cards[me]);
    if (own.hexed && role && wave.roles.includes(role)) return 'task.hexed';
    if (view.options.nightMode === 'classic') return 'task.dummy.classic';
    return wave.form === 'choose' ? 'task.dummy' : `task.dummy.${wave.form}`;
  }
  if (wave.form === 'whisper') return 'task.whisper';
  if (duty !== 'witch') return `task.${duty}`;
  return own.heal && own.poison
    ? 'task.witch'
    : own.heal
      ? 'task.witch.heal'
      : own.poison
        ? 'task.witch.poison'
        : 'task.witch.none';
}

/** The pack sees whom the others have marked. */
function marksOf(view: Seen, me: Seat): Message[] {
  if (view.next !== 'night' || dutyOfSeat(view, me) !== 'werewolf') return [];
  return (view.question?.asked ?? []).flatMap((seat, i): Message[] => {
    const choice = seen(view.question!.answers[i]);
    return choice && seat !== me && typeof choice.who === 'number'
      ? [{ key: 'mark', args: { who: { seat }, at: { seat: choice.who } } }]
      : [];
  });
}
