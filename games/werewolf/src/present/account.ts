import { EYE, seen, seatsOf, type Message, type Seat, type View, type Viewer } from '@masque/core';
import { waveOf } from '../dark.ts';
import { dutyOfSeat } from '../offers/night.ts';
import type { Deed, Own } from '../state.ts';
import type { Seen } from '../offers/offer.ts';

/** What everybody may know when all is over: loves, allegiances, and what each night was made of. */
export function accountOf(view: Seen): Message[] {
  const owns = seatsOf(view.cards.length).flatMap((seat) => {
    const own = seen(view.own[seat]);
    return own ? [{ seat, own }] : [];
  });
  const nights = Array.from({ length: view.night + 1 }, (_, night) => night);
  return [
    ...owns.flatMap(({ seat, own }) => before(view, seat, own)),
    ...nights.flatMap((night) => [
      ...owns.flatMap(({ seat, own }) =>
        own.deeds.filter((it) => it.night === night).flatMap((it) => sentences(seat, it)),
      ),
      ...feared(view, owns, night),
    ]),
  ];
}

/** What has been chosen in the hour that is not over yet, for a game master. */
export function pendingOf(view: Seen, me: Viewer): Message[] {
  const { question, night } = view;
  const wave = waveOf(view);
  if (me !== EYE || view.next !== 'night' || !question || !wave) return [];
  return question.asked.flatMap((seat, i) => {
    const choice = seen(question.answers[i]);
    return choice ? sentences(seat, { ...choice, night, wave: wave.id, duty: dutyOfSeat(view, seat) }) : [];
  });
}

function before(view: Seen, seat: Seat, { lover, side }: View<Own>): Message[] {
  return [
    ...(lover !== null && seat < lover ? [{ key: 'account.lovers', args: { a: { seat }, b: { seat: lover } } }] : []),
    ...(side !== null && seen(view.cards[seat]) === 'gravedigger'
      ? [{ key: `account.side.${side}`, args: { who: { seat } } }]
      : []),
  ];
}

function sentences(seat: Seat, { duty, night, who, second, role, word }: View<Deed>): Message[] {
  if (duty === 'dummy' || word !== undefined) return [];
  const did = (key: string, at: Seat | null | undefined): Message[] =>
    typeof at === 'number' ? [{ key: `account.${key}`, args: { who: { seat }, at: { seat: at }, night } }] : [];
  if (duty === 'witch') return [...did('heal', who), ...did('poison', second)];
  if (duty === 'gravedigger')
    return role ? [{ key: 'account.gravedigger', args: { who: { seat }, role: { msg: `role.${role}` }, night } }] : [];
  return did(duty, who);
}

/** Whom most of those without a task were worried by: what they were asked to pass the time. */
function feared(view: Seen, owns: readonly { readonly own: View<Own> }[], night: number): Message[] {
  const named = owns.flatMap(({ own }) =>
    own.deeds.flatMap((it) =>
      it.night === night && it.duty === 'dummy' && it.wave === 'hunt' && typeof it.who === 'number' ? [it.who] : [],
    ),
  );
  const count = (seat: Seat): number => named.filter((it) => it === seat).length;
  const at = [...new Set(named)].sort((a, b) => count(b) - count(a) || a - b)[0];
  if (at === undefined || count(at) < 2) return [];
  return [
    {
      key: 'account.feared',
      args: { n: count(at), at: { seat: at }, role: { msg: `role.${seen(view.cards[at]) ?? 'villager'}` }, night },
    },
  ];
}
