import { byPart, listed } from '@masque/mechanics';
import {
  type Arrow,
  type BallotLook,
  type CardLook,
  type GameStatus,
  type Message,
  type Seat,
  type SeatLook,
  type Stat,
  type Table,
  type Viewer,
  type Zone,
  type Badge,
} from '@masque/core';
import { isGone } from '../court/visible.ts';
import { cardsOf } from '../deck/check.ts';
import { factions, isDeadly, ruleOf, type Faction } from '../roles/index.ts';
import type { Seen } from '../state.ts';
import { awaited, contractTimer, contractZones, mineOf, type Mine } from './contract.ts';
import { cardOf, emblems } from './faces.ts';
import { privateAreaOf } from './private-area.ts';
import { crownOf, sceneOf } from './scene.ts';
import { askOf, claimOf, titleOf } from './talk.ts';

/** How long the card of the named player is shown before the end is announced, in milliseconds. */
const LAST_CARD = 8000;

/** Talks come and go: the lines that matter are roles shown, deaths, badges and the crown. */
const PASSING = ['opened', 'cancelled', 'completed', 'bell', 'tribunal', 'fingers'];

/** What the scene of the crown tells by itself. */
const CROWNING = ['crown', 'shown', 'accusedHeir'];

/** The phases of a tribunal: nothing may be drawn below its fingers. */
const STILL = ['tribunal', 'fingers', 'verdict'];
/** Something is being shown for a fixed time: no clock is displayed. */
const SHOWN = ['fingers', 'verdict', 'coronation', 'fate'];

/** The table, for one viewer. */
export function present(view: Seen, me: Viewer, status: GameStatus): Table {
  const { court } = view;
  const mine = mineOf(view, me);
  const claim = claimOf(view);
  const timer = SHOWN.includes(status.phase) ? undefined : (contractTimer(mine, status) ?? status.timer);
  const pointing = status.phase === 'tribunal';
  return {
    title: titleOf(view, status),
    active: status.outcome
      ? status.outcome.winners
      : court.crown
        ? [court.crown.heir]
        : mine && !STILL.includes(status.phase)
          ? awaited(view, mine)
          : [],
    ...(claim && { claim }),
    ask: askOf(view, me, status),
    seats: court.players.map((_, seat) => seatOf(view, seat, me, status)),
    // Talks are suspended during a tribunal or while the crown is worn. A player in a contract sees nothing else.
    zones: [
      ...(STILL.includes(status.phase) || court.crown ? [] : contractZones(view, me)),
      ...(mine || me < 0 ? [] : commonZones(view)),
    ],
    ...(me >= 0 && { privateArea: privateAreaOf(view, me) }),
    ...(timer && !status.outcome && { timer }),
    ...((pointing || mine?.stage === 'surprise') && { sealed: true }),
    arrows: arrowsOf(view),
    ...(pointing && { ballot: ballotOf(view) }),
    // Once the crown is taken, nothing else counts.
    stats: mine || court.crown ? [] : statsOf(view, me),
    passing: court.crown ? [...PASSING, ...CROWNING] : PASSING,
    ...(status.outcome && { account: court.account }),
    // The Heir sees the table, to point at somebody.
    ...(!(status.phase === 'crown' && court.crown?.heir === me) && { scene: sceneFor(view, me, status, mine) }),
  };
}

function sceneFor(view: Seen, me: Viewer, status: GameStatus, mine: Mine | undefined): Table['scene'] {
  const { crown, lastPointing } = view.court;
  if (crown)
    // The scene shows the end of a crown before the text does.
    return { kind: 'crown', data: crownOf(view, crown, status), ...(status.outcome && { lasts: LAST_CARD }) };
  return {
    kind: lastPointing ? 'fingers' : 'court',
    // Nothing of the talks is shown during a tribunal.
    data: sceneOf(view, me, status, STILL.includes(status.phase) ? undefined : mine),
  };
}

const seatOf = (view: Seen, seat: Seat, me: Viewer, { phase, outcome }: GameStatus): SeatLook => {
  const { court } = view;
  const crowned = court.crown?.heir === seat;
  const card = cardOf(view, me, seat);
  return seatLook(
    court.players[seat]!,
    seat,
    card,
    isGone(court, seat),
    crowned,
    phase === 'tribunal',
    outcome !== null,
  );
};

/** `points`: everybody is asked to point at somebody. */
const seatLook = byPart(
  (
    { alive, badge }: CourtView['players'][number],
    seat: Seat,
    card: CardLook,
    gone: boolean,
    crowned: boolean,
    points: boolean,
    over: boolean,
  ): SeatLook => {
    const note = gone ? 'note.gone' : alive ? sideOf(card) : 'note.ghost';
    const badges: Badge[] = listed(
      crowned && { icon: 'crown', label: 'badge.crown' },
      badge && { icon: 'police-badge', label: `badge.${badge}` },
    );
    return {
      seat,
      state: alive ? 'in' : 'ghost',
      // A card is drawn in front of players who have shown it; a row of backs would say nothing. A ghost's appears at
      // the end.
      cards: card.face && (alive || over) ? [card] : [],
      ...(badges.length > 0 && { badges }),
      ...(note !== undefined && { note }),
      ...(points && alive && !gone && { asked: true }),
    };
  },
);

/** A shown card in words: always the faction, and the role if it was that side. */
function sideOf({ face, state }: CardLook): Message | undefined {
  if (!face) return undefined;
  return state === 'shown'
    ? { key: 'note.side', args: { faction: { msg: face.name } } }
    : { key: 'note.role', args: { faction: { msg: face.tags![0]! }, role: { msg: face.name } } };
}

type CourtView = Seen['court'];

/** Whether a deck can kill, and whether it has badges. */
const kindOf = byPart((deck: CourtView['deck']) => {
  const roles = cardsOf(deck);
  return { kills: roles.some(isDeadly), badges: roles.some((role) => ruleOf(role).public?.offersBadge) };
});

const hasGraves = ({ court }: Seen): boolean => kindOf(court.deck).kills;
const hasBadges = ({ court }: Seen): boolean => kindOf(court.deck).badges || court.players.some(({ badge }) => badge);

/** The common zones for players; on the big screen the middle belongs to the talks. */
const commonZones = (view: Seen): readonly Zone[] => {
  const { supply, graveyard } = view.court;
  return zonesFor(supply, hasGraves(view) ? graveyard.length : null, hasBadges(view));
};

/** `graves`: how many cards lie in the graveyard, if there is one. */
const zonesFor = byPart((supply: CourtView['supply'], graves: number | null, badges: boolean): Zone[] => [
  ...(graves === null ? [] : [graveyard(graves)]),
  ...(badges ? factions.map((faction) => badgeZone(supply, faction)) : []),
]);

const graveyard = (n: number): Zone => ({
  id: 'graveyard',
  label: 'zone.graveyard',
  counter: { icon: 'tombstone', n, label: 'counter.cards' },
});

// On phones there is only room for the name of the faction: the counter explains itself.
const badgeZone = (supply: CourtView['supply'], faction: Faction): Zone => ({
  id: `badges.${faction}`,
  label: `faction.${faction}`,
  counter: { icon: emblems[faction].icon, n: supply[faction], label: 'counter.badges' },
});

/** The crowned Heir's finger; badges being offered; and after a tribunal, who pointed at whom. */
function arrowsOf({ court }: Seen): Arrow[] {
  const { crown, lastPointing } = court;
  if (crown)
    return crown.accused === null
      ? []
      : [{ from: crown.heir, to: crown.accused, strong: true, label: 'arrow.usurper' }];
  const badges = court.badgeOffers.map(({ by, to }): Arrow => ({ from: by, to, label: 'arrow.badge' }));
  const fingers = (lastPointing?.fingers ?? []).map(([from, to]): Arrow => ({
    from,
    to,
    label: 'arrow.points',
    ...(lastPointing!.most.includes(to) && { strong: true }),
  }));
  return [...badges, ...fingers];
}

const ballotOf = ({ court }: Seen): BallotLook => ({
  title: 'ask.pointing',
  votes: (court.pointing?.asked ?? []).map((seat) => ({ seat, choice: null })),
});

const statsOf = (view: Seen, me: Viewer): Stat[] => [
  { icon: 'crown', label: 'stat.crown', value: 'stat.unclaimed' },
  {
    icon: 'pointing',
    label: 'stat.tribunals',
    value:
      view.court.options.maxTribunals === null
        ? view.court.tribunals
        : { key: 'stat.of', args: { n: view.court.tribunals, max: view.court.options.maxTribunals } },
  },
  ...(me < 0 ? supplyOf(view) : []),
];

const supplyOf = (view: Seen): Stat[] => [
  ...(hasGraves(view)
    ? [{ icon: 'tombstone', label: 'zone.graveyard', value: view.court.graveyard.length } as const]
    : []),
  ...(hasBadges(view)
    ? factions.map((faction): Stat => ({
        icon: emblems[faction].icon,
        label: `stat.badges.${faction}`,
        value: view.court.supply[faction],
      }))
    : []),
];
