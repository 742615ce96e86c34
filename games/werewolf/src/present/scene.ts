import { seen, type Message, type Seat } from '@masque/core';
import { waveOf } from '../dark.ts';
import { needed } from '../needed.ts';
import type { Seen } from '../offers/offer.ts';
import type { Role } from '../roles.ts';
import type { Cause, PhaseName } from '../state.ts';
import { isDark, narration } from './hour.ts';
import { lastTrial } from './trial.ts';

/** What an element of the game's own needs to draw the village: public, and the same for all. */
export interface Village {
  readonly night: boolean;
  readonly phase: PhaseName;
  readonly day: number;
  readonly nightNumber: number;
  /** Which hour of the night it is. */
  readonly hour: string | null;
  /** For a voice to say when the hour begins. */
  readonly say: Message;
  readonly accused: Seat | null;
  readonly by: Seat | null;
  readonly second: Seat | null;
  readonly need: number;
  /** Hands of the last trial, once they are shown. */
  readonly votes: readonly { readonly seat: Seat; readonly yes: boolean }[];
  readonly lynched: boolean;
  readonly dead: readonly {
    readonly seat: Seat;
    readonly cause: Cause;
    readonly day: number;
    readonly role: Role | null;
  }[];
  readonly shooter: Seat | null;
  readonly quiet: number;
}

export function sceneOf(view: Seen): { readonly kind: 'village'; readonly data: Village } {
  const last = lastTrial(view);
  const dark = isDark(view);
  const data: Village = {
    night: dark,
    phase: view.next,
    day: view.day,
    nightNumber: view.night,
    hour: view.next === 'night' ? (waveOf(view)?.id ?? null) : null,
    say: narration(view),
    accused: view.accused,
    by: view.by,
    second: view.seconder,
    need: needed(view),
    votes: last
      ? [...last.yes.map((seat) => ({ seat, yes: true })), ...last.no.map((seat) => ({ seat, yes: false }))]
      : [],
    lynched: last?.lynched ?? false,
    dead: view.deaths.map(({ seat, cause, day }) => ({
      seat,
      cause,
      day,
      role: view.options.reveal || view.next === 'over' ? (seen(view.cards[seat]) ?? null) : null,
    })),
    shooter: view.shooter,
    quiet: view.quiet,
  };
  return { kind: 'village', data };
}
