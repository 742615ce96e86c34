import { known, type Face, type Message, type Seat, type IconName } from '@masque/core';
import type { Seen } from '../offers/offer.ts';
import { roleNames, ruleOf } from '../roles/index.ts';
import { tonightOf } from '../rules/hours.ts';
import type { DeathCause, PhaseName } from '../state.ts';
import { foundDead, isNight, living, lynchedToday, needed } from '../rules/village.ts';
import { faceOf } from './faces.ts';
import { isDark } from './hour.ts';
import { handsOf, lastTrial } from './trial.ts';

/** A dead player, as far as is public. */
export interface Dead {
  readonly seat: Seat;
  readonly cause: DeathCause;
  /** Their card, if cards are turned up. */
  readonly face: Face | null;
  /** The cause, in words and as an icon. */
  readonly note: Message;
  readonly icon: IconName;
}

/** What the game's own element draws on the big screen: public, and the same for everybody. */
export interface VillageScene {
  readonly night: boolean;
  readonly phase: PhaseName;
  /** The icon of the hour. */
  readonly icon: IconName;
  /** The number of this hour of the night, and of how many. */
  readonly hour: { readonly n: number; readonly of: number } | null;
  readonly accused: Seat | null;
  readonly by: Seat | null;
  readonly second: Seat | null;
  readonly need: number;
  readonly alive: number;
  /** The hands of a trial, as far as they are shown. */
  readonly hands: readonly { readonly seat: Seat; readonly up: boolean }[];
  /** The result of the vote, once the hands are shown. */
  readonly verdict: {
    readonly who: Seat;
    readonly lynched: boolean;
    readonly ayes: number;
    readonly need: number;
  } | null;
  readonly dead: readonly Dead[];
  /** The deaths that this hour is about: found this morning, lynched, shot, died of it. */
  readonly news: readonly Seat[];
  readonly shooter: Seat | null;
  /** The claims of the living. */
  readonly claims: readonly { readonly seat: Seat; readonly role: Message }[];
  readonly sleepy: readonly Seat[];
  /** The cards in the game; `null` if they are secret. */
  readonly deck: readonly { readonly name: Message; readonly icon: IconName; readonly n: number }[] | null;
}

/** What phones draw while a card turns: public, and the same for everybody. */
export interface Fallen {
  readonly dead: readonly Dead[];
  /** They are missing in the morning. */
  readonly dawn: boolean;
}

const icons: { readonly [cause in DeathCause]: IconName } = {
  night: 'evil-moon',
  lynched: 'gibbet',
  heart: 'broken-heart',
  shot: 'crossbow',
  gone: 'exit-door',
};

/** How long a card takes to turn, in milliseconds; no text reveals it before. */
const TURNS = 2600;

/** Of three cards and more, each turns this much later than the one before, in milliseconds. */
export const IN_TURN = 2600;

/** Up to two cards turn at once; more have the room one after the other. */
export const turnInTurn = (dead: readonly unknown[]): boolean => dead.length > 2;

export function sceneOf(view: Seen): {
  readonly kind: 'village';
  readonly data: VillageScene;
  readonly lasts?: number;
} {
  const night = isDark(view);
  const data: VillageScene = {
    night,
    phase: view.next,
    icon: night ? 'moon' : view.accused === null ? 'village' : 'gibbet',
    hour: isNight(view) ? { n: view.wave + 1, of: tonightOf(view).length } : null,
    accused: view.accused,
    by: view.by,
    second: view.seconder,
    need: needed(view),
    alive: living(view).length,
    hands: handsOf(view),
    verdict: verdictOf(view),
    dead: deadOf(view),
    news: newsOf(view),
    shooter: view.shooter,
    claims: living(view).flatMap((seat) => {
      const claim = view.said.findLast((it) => it.by === seat && it.kind === 'claim');
      return claim?.role ? [{ seat, role: `role.${claim.role}` }] : [];
    }),
    sleepy: view.sleepy,
    deck: deckOf(view),
  };
  const turns =
    data.verdict?.lynched ||
    (view.next === 'verdict' && lynchedToday(view) !== null) ||
    view.next === 'daybreak' ||
    hasFallen(view);
  const lasts = TURNS + (turnInTurn(data.news) ? IN_TURN * (data.news.length - 1) : 0);
  return { kind: 'village', data, ...(turns && { lasts }) };
}

/** The cards that turn now: of those who are missing in the morning, are lynched, or die of it. */
export function fallenOf(view: Seen): { readonly scene?: { readonly kind: 'fallen'; readonly data: Fallen } } {
  const verdict = verdictOf(view);
  const lynched = verdict?.lynched === true && (view.next === 'verdict' || view.next === 'over');
  if (!lynched && view.next !== 'daybreak' && !hasFallen(view)) return {};
  const news = lynched && view.next === 'over' ? [verdict!.who] : newsOf(view);
  const dead = deadOf(view).filter(({ seat }) => news.includes(seat));
  if (dead.length === 0) return {};
  return {
    scene: { kind: 'fallen', data: { dead, dawn: view.next === 'daybreak' } },
  };
}

/** Everybody looks at those who have died of it; at the end of the game, still, if it ended right after that. */
function hasFallen({ next, fallen, deaths, day, night }: Seen): boolean {
  if (next !== 'over') return next === 'fallen';
  const last = deaths.at(-1);
  return last !== undefined && fallen.includes(last.seat) && last.day === day && last.night === night;
}

const deadOf = (view: Seen): Dead[] =>
  view.deaths.map(({ seat, cause, day, night }) => ({
    seat,
    cause,
    face: faceOfDead(view, seat),
    note: { key: `note.${cause}`, args: { day, night } },
    icon: icons[cause],
  }));

function verdictOf(view: Seen): VillageScene['verdict'] {
  const last = lastTrial(view);
  return last ? { who: last.accused, lynched: last.lynched, ayes: last.ayes, need: last.need } : null;
}

function faceOfDead(view: Seen, seat: Seat): Face | null {
  const role = view.options.reveal || view.next === 'over' ? known(view.cards[seat]) : undefined;
  return role === undefined ? null : faceOf(role);
}

/** Until somebody is accused, a morning is about those who were found dead; then about those who die by day. */
function newsOf(view: Seen): Seat[] {
  if (view.next === 'verdict' || view.next === 'shoot')
    return view.deaths.filter((it) => it.day === view.day && it.cause !== 'night').map((it) => it.seat);
  if (view.next === 'daybreak') return foundDead(view);
  if (hasFallen(view)) return [...view.fallen];
  return view.next === 'open' && view.nominated.every((n) => n === 0) ? foundDead(view) : [];
}

function deckOf(view: Seen): VillageScene['deck'] {
  const set = view.options.mystery && view.next !== 'over' ? undefined : known(view.set);
  if (!set) return null;
  return roleNames.flatMap((role) => {
    const n = set[role] ?? 0;
    return n === 0 ? [] : [{ name: `role.${role}`, icon: ruleOf(role).card.icon, n }];
  });
}
