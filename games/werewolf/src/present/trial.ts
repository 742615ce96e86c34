import { known, type Arrow, type BallotLook, type Claim, type Message, type Seat, type Viewer } from '@masque/core';
import type { Seen } from '../offers/offer.ts';
import type { Statement, Trial } from '../state.ts';
import { lynchedToday, needed } from '../rules/village.ts';

/** The trial whose hands lie before everybody: the last one of today, until night falls; or the one that ended the game. */
export function lastTrial(view: Seen): Trial | undefined {
  const last = view.history.at(-1);
  if (last?.day !== view.day || !['open', 'verdict', 'over'].includes(view.next)) return undefined;
  // A vote on all has no hands; and at the end only what brought it about still counts.
  const lynched = lynchedToday(view);
  const brought = last.lynched && view.deaths.at(-1)?.seat === last.accused;
  return view.next === 'over' ? (brought ? last : undefined) : last.lynched || lynched === null ? last : undefined;
}

const lynch = (who: number): Message => ({ key: 'ballot.lynch', args: { who: { seat: who } } });

/**
 * Hands: closed while they are counted, unless they go up openly; then all at once. When somebody went free the day goes
 * on: on the phones of those who play there is need of the room, and a line tells of the vote.
 */
export function ballotOf(view: Seen, me: Viewer): BallotLook | undefined {
  const { ballot, accused } = view;
  if (ballot && accused !== null) {
    const shown = view.options.ballot === 'open';
    const votes = ballot.asked.map((seat, i) => {
      const hand = shown ? known(ballot.answers[i]) : undefined;
      return hand ? handOf(seat, hand) : { seat, choice: null };
    });
    return { title: lynch(accused), needed: needed(view), votes };
  }
  const last = lastTrial(view);
  if (!last || (view.next === 'open' && me >= 0)) return undefined;
  const votes = [...last.yes.map((seat) => handOf(seat, 'yes')), ...last.no.map((seat) => handOf(seat, 'no'))].sort(
    (a, b) => a.seat - b.seat,
  );
  return { title: lynch(last.accused), needed: last.need, votes };
}

const handOf = (seat: number, hand: 'yes' | 'no') =>
  ({ seat, choice: `hand.${hand}`, tone: hand === 'yes' ? 'for' : 'against' }) as const;

/** Hands as far as they are shown: up or down, in order of seats. */
export function handsOf(view: Seen): { readonly seat: Seat; readonly up: boolean }[] {
  const { ballot } = view;
  const last = lastTrial(view);
  const shown = ballot
    ? ballot.asked.flatMap((seat, i) => {
        const hand = view.options.ballot === 'open' ? known(ballot.answers[i]) : undefined;
        return hand ? [{ seat, up: hand === 'yes' }] : [];
      })
    : [
        ...(last?.yes ?? []).map((seat) => ({ seat, up: true })),
        ...(last?.no ?? []).map((seat) => ({ seat, up: false })),
      ];
  return shown.sort((a, b) => a.seat - b.seat);
}

/** Fingers pointing, and afterwards the hands that were up. */
export function arrowsOf(view: Seen): Arrow[] {
  const { accused, by, seconder } = view;
  if (accused !== null && by !== null && ['second', 'defence', 'vote'].includes(view.next)) {
    const seconds = seconder === null ? [] : [{ from: seconder, to: accused, label: 'arrow.seconds' }];
    return [{ from: by, to: accused, strong: true, label: 'arrow.accuses' }, ...seconds];
  }
  const last = lastTrial(view);
  return last ? last.yes.map((from) => ({ from, to: last.accused, strong: last.lynched, label: 'arrow.votes' })) : [];
}

/** What was said last today; of somebody on trial, the last thing that bears on them: talk of before the trial is over. */
export function claimOf(view: Seen): Claim | undefined {
  if (!['open', 'second', 'defence'].includes(view.next)) return undefined;
  const today = view.said.filter(({ day }) => day === view.day);
  const last = view.next === 'open' ? today.at(-1) : lastOf(today, view.accused!);
  return last && { by: last.by, text: wordsOf(last), ...(last.who !== undefined && { on: last.who }) };
}

/** What the accused says, what is said of them, and whoever says to be what they say to be. */
function lastOf(today: readonly Statement[], accused: Seat): Statement | undefined {
  const own = today.findLast(({ by, kind }) => by === accused && kind === 'claim')?.role;
  return today.findLast(
    ({ by, who, kind, role }) => by === accused || who === accused || (kind === 'claim' && role === own),
  );
}

function wordsOf({ kind, role, who, wolf }: Statement): Message {
  if (kind === 'claim') return { key: 'said.claim', args: { role: { msg: `role.${role!}` } } };
  const args = { who: { seat: who ?? 0 } };
  return kind === 'report' ? { key: `said.report.${wolf ? 'wolf' : 'clear'}`, args } : { key: 'said.suspect', args };
}
