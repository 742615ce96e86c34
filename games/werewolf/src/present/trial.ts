import { known, type Arrow, type BallotLook, type Claim, type Message, type Seat, type Viewer } from '@masque/core';
import type { Seen } from '../offers/offer.ts';
import type { Statement, Trial } from '../state.ts';
import { lynchedToday, needed } from '../rules/village.ts';

/** The trial whose hands are shown: the last one of today, until night falls; or the one that ended the game. */
export function lastTrial(view: Seen): Trial | undefined {
  const last = view.history.at(-1);
  if (last?.day !== view.day || !['open', 'verdict', 'over'].includes(view.next)) return undefined;
  // A vote on everybody has no hands; and at the end only the vote that caused it counts.
  const lynched = lynchedToday(view);
  const brought = last.lynched && view.deaths.at(-1)?.seat === last.accused;
  return view.next === 'over' ? (brought ? last : undefined) : last.lynched || lynched === null ? last : undefined;
}

/** The question of a vote. */
export const lynch = (who: number): Message => ({ key: 'ask.vote', args: { who: { seat: who } } });

/**
 * Hands: hidden until they are counted, then shown all at once, unless the ballot is open. After an acquittal the day
 * goes on: phones of players need the room, and a line of the log has the result.
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

/** The hands as far as they are shown: up or down, in seat order. */
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

/** Accusing fingers, and afterwards the raised hands. */
export function arrowsOf(view: Seen): Arrow[] {
  const { accused, by, seconder } = view;
  if (accused !== null && by !== null && ['second', 'defence', 'vote'].includes(view.next)) {
    const seconds = seconder === null ? [] : [{ from: seconder, to: accused, label: 'arrow.seconds' }];
    return [{ from: by, to: accused, strong: true, label: 'arrow.accuses' }, ...seconds];
  }
  const last = lastTrial(view);
  return last ? last.yes.map((from) => ({ from, to: last.accused, strong: last.lynched, label: 'arrow.votes' })) : [];
}

/** Today's last statement; during a trial, the last one that concerns the accused: other talk is over by then. */
export function claimOf(view: Seen): Claim | undefined {
  if (!['open', 'second', 'defence'].includes(view.next)) return undefined;
  const today = view.said.filter(({ day }) => day === view.day);
  const last = view.next === 'open' ? today.at(-1) : lastOf(today, view.accused!);
  return (
    last && {
      by: last.by,
      text: wordsOf(last),
      ...(last.who !== undefined && { on: last.who }),
      ...(last.kind === 'claim' && { face: last.role! }),
    }
  );
}

/** What the accused says, what is said about them, and what others say who claim the same card. */
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
