import { known, type Barred, type Seat, type View } from '@masque/core';
import { hasAnswered, mayServe } from '@masque/mechanics';
import { watchable, type Role } from '../roles/index.ts';
import { dutyOfSeat, healable, packOf, taskFor, type Duty } from '../rules/duty.ts';
import { waveOf } from '../rules/hours.ts';
import { living } from '../rules/village.ts';
import { words, type OwnKnowledge } from '../state.ts';
import { isMaster, nightPacing, pacing } from './master.ts';
import { asked, oneOf, type Seen, type OffersIn } from './offer.ts';

/**
 * At night everybody, including the dead, gets the same question in the same words; its effect is explained in the
 * private area. Offers to seats with and without a task differ only in what is barred, which no open screen shows.
 */
export function nightOffers(view: Seen, seat: Seat): OffersIn<'hunt'> {
  if (isMaster(view, seat)) return nightPacing(view);
  const waits = asked(view, seat);
  const wave = waveOf(view);
  const own = known(view.own[seat]);
  if (!waits || !wave || !own) return [];
  const duty = dutyOfSeat(view, seat);
  const label = view.question && hasAnswered(view.question, seat) ? 'offer.night.again' : 'offer.night';
  const look = { main: true, label, icon: 'evil-moon', ...(waits.optional && { opens: true }) } as const;
  const who = {
    ...oneOf(living(view), wave.form === 'brew' ? 'ask.first' : 'ask.one', 'nobody'),
    ...barredOf(view, seat),
  };
  switch (wave.form) {
    case 'choose':
      return [{ type: 'choose', ...waits, params: { who }, look }];
    case 'watch':
      return [{ type: 'watch', ...waits, params: { who, role: cardToWatch(view, duty, own) }, look }];
    case 'brew':
      return [
        {
          type: 'brew',
          ...waits,
          params: {
            who,
            second: oneOf(living(view), 'ask.second', 'nobody'),
          },
          look,
        },
      ];
    case 'whisper':
      return [
        {
          type: 'whisper',
          ...waits,
          params: {
            word: { kind: 'option', of: words, names: words.map((word) => `word.${word}`), ask: 'ask.word' },
            about: { kind: 'subset', what: 'seat', of: living(view), min: 0, max: 3, ask: 'ask.about' },
          },
          look,
        },
      ];
  }
}

/**
 * Everybody gets the list of all living players, and nobody as a choice. Players that a task may not name are barred:
 * only its owner finds out.
 */
export function barredOf(view: Seen, seat: Seat): { readonly barred?: readonly Barred<Seat>[] } {
  const own = known(view.own[seat]);
  const duty = dutyOfSeat(view, seat);
  const task = taskFor(duty, view.options);
  const wave = waveOf(view);
  if (!own || !task || !wave || task.form === 'watch' || wave.form === 'whisper') return {};
  const pack = packOf(known(view.books[seat]) ?? []);
  const healed = task.brews ? healable(own, seat, duty, view.options) : [];
  const why = (who: Seat): string | undefined => {
    if (task.brews && who === seat && own.heal && own.shown.includes(who) && !healed.includes(who))
      return 'barred.self';
    // If there is nobody to heal, the first name has no effect and may be any.
    if (task.brews) return healed.length === 0 || healed.includes(who) ? undefined : 'barred.unhurt';
    if (task.varies && !mayServe(own.last, who)) return 'barred.last';
    if (task.names === 'prey') return pack.includes(who) ? 'barred.pack' : undefined;
    return task.names !== 'anybody' && who === seat ? 'barred.self' : undefined;
  };
  const seats = living(view).flatMap((value): Barred<Seat>[] => {
    const it = why(value);
    return it === undefined ? [] : [{ value, why: it }];
  });
  const must = task.passes?.(view.options) === false;
  return { barred: [...seats, ...(must ? [{ value: null, why: 'barred.must' }] : [])] };
}

function cardToWatch(view: Seen, duty: Duty, own: View<OwnKnowledge>) {
  const task = taskFor(duty, view.options);
  const of = watchable(view.options);
  const barred = task?.varies
    ? of.flatMap((role) => (mayServe<Role | Seat>(own.last, role) ? [] : [{ value: role, why: 'barred.last' }]))
    : [];
  const names = of.map((role) => `role.${role}`);
  return { kind: 'option', of, names, barred, none: 'none.role', ask: 'ask.role' } as const;
}

/** A last shot; if nobody knows who has it, everybody who has just died gets the same page. */
export function shootOffers(view: Seen, seat: Seat): OffersIn<'shoot'> {
  if (!asked(view, seat)) return pacing(view, seat);
  return [
    {
      type: 'shoot',
      ...asked(view, seat),
      params: { who: oneOf(living(view), 'ask.shoot', 'nobody') },
      look: { main: true, confirm: true, icon: 'crossbow' },
    },
  ];
}
