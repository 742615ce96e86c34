import { known, type Seat, type View } from '@masque/core';
import { hasAnswered, mayServe } from '@masque/mechanics';
import { watchable, type Role, type Task } from '../roles/index.ts';
import { dutyOfSeat, healable, packOf, taskFor, type Duty } from '../rules/duty.ts';
import { waveOf } from '../rules/hours.ts';
import { living } from '../rules/village.ts';
import { words, type Own } from '../state.ts';
import { isMaster, nightPacing, pacing } from './master.ts';
import { asked, oneOf, type Seen, type OffersIn } from './offer.ts';

/**
 * By night everybody is asked the same in the same words, the dead too; what the answer is good for is read in one's
 * own pocket. Offers of seats with and without a task differ in nothing but whom one may name.
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
  const who = targets(view, seat, duty, own);
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
            who: isOther(view, duty) ? who : healing(view, seat, duty, own),
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

/** Whom a task may aim at; without a task anybody but oneself. */
function targets(view: Seen, seat: Seat, duty: Duty, own: View<Own>) {
  const task = taskFor(duty, view.options);
  const passes = task ? (task.passes?.(view.options) ?? true) : own.decoyPass;
  const pack = packOf(known(view.books[seat]) ?? []);
  const of = living(view).filter((it) => mayName(it, seat, task, own, pack));
  return oneOf(of, 'ask.one', passes ? 'nobody' : undefined);
}

function mayName(who: Seat, seat: Seat, task: Task<Role> | undefined, own: View<Own>, pack: readonly Seat[]) {
  if (task?.varies && !mayServe(own.last, who)) return false;
  if (task?.names === 'prey') return !pack.includes(who);
  return task?.names === 'anybody' || who !== seat;
}

function cardToWatch(view: Seen, duty: Duty, own: View<Own>) {
  const task = taskFor(duty, view.options);
  const of = watchable(view.options).filter((role) => !task?.varies || mayServe<Role | Seat>(own.last, role));
  return { kind: 'option', of, names: of.map((role) => `role.${role}`), none: 'none.role', ask: 'ask.role' } as const;
}

/** A task that is not about potions, in an hour in which somebody brews. */
function isOther(view: Seen, duty: Duty): boolean {
  const task = taskFor(duty, view.options);
  return task !== undefined && !task.brews;
}

/** Some heal one of those they were shown. Others choose among as many names that mean nothing, and so do they where there is nobody to heal. */
function healing(view: Seen, seat: Seat, duty: Duty, own: View<Own>) {
  const healed = healable(own, seat, duty, view.options);
  return oneOf(healed.length > 0 ? healed : own.decoys, 'ask.first', 'nobody');
}

/** A last arrow; and the same page for all who have just died where nobody knows whose it is. */
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
