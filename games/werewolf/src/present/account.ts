import { OMNISCIENT, known, seatsOf, type Message, type Seat, type View, type Viewer } from '@masque/core';
import type { Seen } from '../offers/offer.ts';
import { dutyOfSeat, meant } from '../rules/duty.ts';
import { waveOf } from '../rules/hours.ts';
import { isNight } from '../rules/village.ts';
import type { NightDeed, OwnKnowledge } from '../state.ts';

/** What is revealed at the end: lovers, allegiances, and the events of each night. */
export function accountOf(view: Seen): Message[] {
  const owns = seatsOf(view.cards.length).flatMap((seat) => {
    const own = known(view.own[seat]);
    return own ? [{ seat, own }] : [];
  });
  const nights = Array.from({ length: view.night + 1 }, (_, night) => night);
  return [
    ...owns.flatMap(({ seat, own }) => before(seat, own)),
    ...nights.flatMap((night) => [
      ...owns.flatMap(({ seat, own }) =>
        own.deeds.filter((it) => it.night === night).flatMap((it) => sentences(seat, it)),
      ),
      ...feared(view, owns, night),
    ]),
  ];
}

/** The choices of the current hour, for a game master. */
export function pendingOf(view: Seen, me: Viewer): Message[] {
  const { question, night } = view;
  const wave = waveOf(view);
  if (me !== OMNISCIENT || !isNight(view) || !question || !wave) return [];
  return question.asked.flatMap((seat, i) => {
    const choice = known(question.answers[i]);
    const own = known(view.own[seat]);
    const duty = dutyOfSeat(view, seat);
    return choice && own
      ? sentences(seat, { ...meant(own, seat, duty, choice, view.options), night, wave: wave.id, duty })
      : [];
  });
}

function before(seat: Seat, { lover, side }: View<OwnKnowledge>): Message[] {
  return [
    ...(lover !== null && seat < lover ? [{ key: 'account.lovers', args: { a: { seat }, b: { seat: lover } } }] : []),
    ...(side === null ? [] : [{ key: `account.side.${side}`, args: { who: { seat } } }]),
  ];
}

function sentences(seat: Seat, { duty, night, who, second, role, word }: View<NightDeed>): Message[] {
  if (duty === 'dummy' || word !== undefined) return [];
  const did = (key: string, at: Seat | null | undefined): Message[] =>
    typeof at === 'number' ? [{ key: `account.${key}`, args: { who: { seat }, at: { seat: at }, night } }] : [];
  if (role) return [{ key: `account.${duty}`, args: { who: { seat }, role: { msg: `role.${role}` }, night } }];
  return [...did(duty, who), ...did(`${duty}.second`, second)];
}

/** The most frequent answer of players without a task: they are asked, to pass the time, whom they fear. */
function feared(view: Seen, owns: readonly { readonly own: View<OwnKnowledge> }[], night: number): Message[] {
  const named = owns.flatMap(({ own }) =>
    own.deeds.flatMap((it) =>
      it.night === night && it.duty === 'dummy' && it.wave === 'hunt' && typeof it.who === 'number' ? [it.who] : [],
    ),
  );
  const count = (seat: Seat): number => named.filter((it) => it === seat).length;
  const at = [...new Set(named)].sort((a, b) => count(b) - count(a) || a - b)[0];
  const card = at === undefined ? undefined : known(view.cards[at]);
  if (at === undefined || card === undefined || count(at) < 2) return [];
  const role = { msg: `role.${card}` };
  return [{ key: 'account.feared', args: { n: count(at), at: { seat: at }, role, night } }];
}
