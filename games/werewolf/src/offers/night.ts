import { seen, type Seat, type View } from '@masque/core';
import { hasAnswered } from '@masque/mechanics';
import { waveOf } from '../dark.ts';
import { dutyOf, healable, type Duty } from '../duty.ts';
import { watchable, type Role } from '../roles.ts';
import { words, type Own } from '../state.ts';
import { isLiving, living } from '../village.ts';
import { isMaster, nightPacing, pacing } from './master.ts';
import { asked, oneOf, type Seen, type WerewolfOffer } from './offer.ts';

/**
 * By night everybody alive is asked the same in the same words; what the answer is good for is read in one's own
 * pocket. Offers of seats with and without a task differ in nothing but whom one may name.
 */
export function nightOffers(view: Seen, seat: Seat): readonly WerewolfOffer[] {
  if (isMaster(view, seat)) return nightPacing(view);
  const waits = asked(view, seat);
  const wave = waveOf(view);
  const own = seen(view.own[seat]);
  if (!waits || !wave || !own) return [];
  const duty = dutyOfSeat(view, seat);
  if (view.options.nightMode === 'classic' && duty === 'dummy') return [];
  // The dead are asked too, so that their phones look like all others.
  const label = view.question && hasAnswered(view.question, seat) ? 'offer.night.again' : 'offer.night';
  const look = { main: true, label, icon: 'evil-moon', ...(waits.optional && { opens: true }) } as const;
  switch (wave.form) {
    case 'choose':
      return [{ type: 'choose', ...waits, params: { who: targets(view, seat, duty, own, 'ask.one') }, look }];
    case 'watch':
      return [
        {
          type: 'watch',
          ...waits,
          params: { who: targets(view, seat, duty, own, 'ask.one'), role: rolesToWatch(view, duty, own) },
          look,
        },
      ];
    case 'brew':
      return [
        {
          type: 'brew',
          ...waits,
          params: { who: healing(view, seat, duty, own), second: oneOf(living(view), 'ask.second', 'nobody') },
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

/** What the question of this wave is to a seat; nothing if it may not know. */
export function dutyOfSeat(view: Seen, seat: Seat): Duty {
  const wave = waveOf(view);
  const role = seen(view.cards[seat]);
  const own = seen(view.own[seat]);
  return wave && role && own && isLiving(view, seat) ? dutyOf(wave, role, own, view.options) : 'dummy';
}

/** Whom a task may aim at; without a task anybody but oneself. */
function targets(view: Seen, seat: Seat, duty: Duty, own: View<Own>, ask: string) {
  const all = living(view);
  const others = all.filter((it) => it !== seat);
  switch (duty) {
    case 'warlock':
      return oneOf(
        others.filter((it) => it !== own.lastHex),
        ask,
        'nobody',
      );
    case 'bodyguard':
      return oneOf(
        all.filter((it) => it !== own.lastGuard),
        ask,
        'nobody',
      );
    case 'werewolf':
      return oneOf(
        all.filter((it) => !pack(own).includes(it)),
        ask,
        view.options.wolvesMayPass ? 'nobody' : undefined,
      );
    case 'devil':
      return oneOf(others, ask);
    case 'dummy':
      return oneOf(others, ask, own.decoyPass ? 'nobody' : undefined);
    default:
      return oneOf(others, ask, 'nobody');
  }
}

/** The Werewolves that a seat knows of. */
export const pack = (own: View<Own>): readonly Seat[] =>
  own.facts.flatMap((it) => (it.kind === 'wolves' ? (it.seats ?? []) : []));

function rolesToWatch(view: Seen, duty: Duty, own: View<Own>) {
  const list: readonly Role[] = view.options.gravedigger === 'open' ? ['werewolf', ...watchable] : watchable;
  const of = list.filter((role) => duty !== 'gravedigger' || role !== own.lastWatch);
  return { kind: 'option', of, names: of.map((role) => `role.${role}`), none: 'none.role', ask: 'ask.role' } as const;
}

/**
 * The Witch heals one of those she was shown. Others choose among as many names that mean nothing; so does she where
 * there is nobody to heal.
 */
function healing(view: Seen, seat: Seat, duty: Duty, own: View<Own>) {
  const healed = duty === 'witch' ? healable(own, seat, view.options) : [];
  return oneOf(healed.length > 0 ? healed : own.decoys, 'ask.first', 'nobody');
}

/** The Hunter's last arrow; and the same page for all who have just died where nobody knows who the Hunter was. */
export function shootOffers(view: Seen, seat: Seat): readonly WerewolfOffer[] {
  if (!asked(view, seat)) return pacing(view, seat);
  return [
    {
      type: 'shoot',
      ...asked(view, seat),
      params: { who: oneOf(living(view), 'ask.shoot', 'nobody') },
      look: { main: true, wax: true, icon: 'crossbow' },
    },
  ];
}
