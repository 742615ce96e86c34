import { grudgesIn } from '@masque/bots';
import type { BotObservation, Seat, Temperament } from '@masque/core';
import type { State, SuccessionActions } from '../state.ts';
import type { Leaning } from './thought.ts';

/** A player without a temperament. */
const even: Leaning = { daring: 0, hesitates: 0.5, company: 0, spite: () => 1 };

/** Bold players take risks and invite others, careful ones wait and stay apart, talkative ones are everywhere. */
const leanings: { readonly [temperament in Temperament]?: Partial<Leaning> } = {
  bold: { daring: 0.15, hesitates: 0.3 },
  careful: { daring: -0.15, hesitates: 0.8 },
  talkative: { hesitates: 0.1, company: 1 },
};

/** How much more likely vengeful players point at whoever has harmed them most. */
const SPITE = 60;

/** Preferences from a temperament and from what others have done to the player. */
export function leaningOf(observation: BotObservation<State, SuccessionActions>): Leaning {
  const { temperament } = observation;
  if (!temperament) return even;
  if (temperament !== 'vengeful') return { ...even, ...leanings[temperament] };
  const grudges = grudgesOf(observation);
  const max = Math.max(...grudges);
  return { ...even, spite: (seat) => (grudges[seat]! === 0 ? 1 : 1 + (SPITE * grudges[seat]!) / max) };
}

/** How often each seat has pointed at this one or harmed it in another way. */
function grudgesOf({ log, seat: me, view }: BotObservation<State, SuccessionActions>): number[] {
  const struck = grudgesIn(log(), me);
  const fingers = log().flatMap(({ kind, data }) => (kind === 'fingers' ? (data as Fingers)[1] : []));
  return view.court.players.map(
    (_, seat) => (struck.get(seat) ?? 0) + fingers.filter(([from, to]) => from === seat && to === me).length,
  );
}

type Fingers = readonly [kind: 'fingers', fingers: readonly (readonly [from: Seat, to: Seat])[]];
