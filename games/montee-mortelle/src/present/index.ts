import { listed } from '@masque/mechanics';
import {
  isHidden,
  type Arrow,
  type Claim,
  type GameStatus,
  type Message,
  type Stat,
  type Table,
  type Viewer,
} from '@masque/core';
import { kinds, objects, societies, type ObjectKind } from '../cards/index.ts';
import { readable, type Seen } from '../own.ts';
import { units } from '../public.ts';
import type { PhaseName } from '../state.ts';
import { askOf } from './ask.ts';
import { duelArrows } from './duel.ts';
import { privateAreaOf } from './private-area.ts';
import { sceneOf } from './scene.ts';
import { seatsOf, zonesOf } from './seats.ts';

/** The table, for one viewer. */
export function present(view: Seen, me: Viewer, status: GameStatus<PhaseName>): Table {
  const over = status.outcome !== null;
  const claim = claimOf(view, status.phase);
  const scene = sceneOf(view, me, status.phase);
  // After a proclamation, the scene shows the result before the text does.
  const told = view.proclamation !== null && over;
  return {
    title: titleOf(view, status),
    active: told ? [] : (status.outcome?.winners ?? lightOf(view, status.phase)),
    ...(claim && { claim }),
    ...(!told && { ask: askOf(view, me, status) }),
    seats: seatsOf(view, me, over),
    zones: zonesOf(view, me),
    ...(me >= 0 && { privateArea: privateAreaOf(view, me, status.phase) }),
    ...(status.timer && !over && { timer: status.timer }),
    ...((view.window ?? view.rotation) && !over && { sealed: true }),
    arrows: arrowsOf(view),
    ...(hasStats(view, me) && { stats: statsOf(view) }),
    ...(over && { account: accountOf(view) }),
    ...(scene && { scene }),
  };
}

function titleOf(view: Seen, { phase, outcome }: GameStatus<PhaseName>): Message {
  if (view.proclamation) return 'title.proclamation';
  if (outcome) return 'title.over';
  if (view.duel && phase !== 'after') return 'title.duel';
  if (phase === 'dealt') return 'title.dealt';
  return { key: 'title.round', args: { n: Math.ceil(view.turns / view.hands.length) } };
}

/** The active seats: the player who has to choose, or the two who fight. */
function lightOf(view: Seen, phase: string): number[] {
  const asked = view.proclamation?.by ?? view.asked;
  if (asked !== null) return [asked];
  if (!view.window || !view.duel) return [];
  const { attacker, defender } = view.duel;
  return phase === 'hypnosis' ? [attacker] : [attacker, defender];
}

function claimOf({ duel, proclamation }: Seen, phase: string): Claim | undefined {
  if (proclamation) {
    const { by, claim, society, named, verdict } = proclamation;
    const names: Message = { key: 'then.named', args: { named: { list: named.map((seat) => ({ seat })) } } };
    // While allies are being named, more may follow.
    const note = named.length > 0 ? names : verdict === null ? undefined : 'then.alone';
    return { by, text: claim === 'loge' ? 'say.loge' : `say.${society}`, ...(note && { note }) };
  }
  if (duel && (phase === 'interrupt' || phase === 'support'))
    return { by: duel.attacker, text: 'say.challenge', on: duel.defender };
  return undefined;
}

function arrowsOf(view: Seen): Arrow[] {
  const { offer, proclamation } = view;
  if (proclamation)
    return proclamation.named.map((to) => ({ from: proclamation.by, to, strong: true, label: 'arrow.names' }));
  if (offer) return [{ from: offer.from, to: offer.to, strong: true, label: 'arrow.offers' }];
  return duelArrows(view);
}

/** A player with an object in front of them, and two who fight, see nothing else. */
const hasStats = ({ proclamation, duel, offer }: Seen, me: Viewer): boolean =>
  proclamation === null && duel === null && offer?.to !== me;

function statsOf(view: Seen): Stat[] {
  const { hands, opening, pile, turns } = view;
  return listed(
    { icon: 'trumpet-flag', label: 'stat.need', value: hands.length % 2 === 1 ? 'stat.threeWithDrink' : 'stat.three' },
    opening && turns <= hands.length && openingStat(opening),
    pile.length === 0 && { icon: 'card-draw', label: 'stat.pile', value: 'stat.empty' },
  );
}

/** The objects that joined the Bags, during the first round: afterwards they may have moved. */
const openingStat = (opening: readonly ObjectKind[]): Stat => ({
  icon: objects[kinds.find((kind) => objects[kind].bag)!].icon,
  label: 'stat.opening',
  value: { key: 'stat.cards', args: { cards: { list: opening.map((kind) => ({ msg: `object.${kind}` })) } } },
});

/** What is revealed at the end: how close each society was. */
export function accountOf(view: Seen): Message[] {
  const members = societies.map((society) => view.societies.flatMap((it, seat) => (it === society ? [seat] : [])));
  const small = societies.find((_society, i) => members[i]!.length < members[1 - i]!.length);
  return [
    ...societies.map((society, i): Message => {
      const count = (seats: readonly number[]): number =>
        seats.reduce((sum, seat) => sum + units(readable(view.hands[seat]!), society, view), 0);
      return {
        key: `account.${society}`,
        args: { n: count(members[i]!), all: count(view.hands.map((_, seat) => seat)) },
      };
    }),
    ...(small && !view.societies.some(isHidden)
      ? [{ key: 'account.small', args: { society: { msg: `society.${small}` } } }]
      : []),
  ];
}
