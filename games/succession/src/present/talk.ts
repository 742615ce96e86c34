import type { Ask, Claim, GameStatus, Message, View, Viewer } from '@masque/core';
import { isUnsurprising } from '../contract/surprise.ts';
import { byPart } from '@masque/mechanics';
import { otherFaction } from '../roles/index.ts';
import type { State } from '../state.ts';
import { declarations, mineOf } from './contract.ts';

/** The phase in a few words. */
export function titleOf(view: View<State>, status: GameStatus): Message {
  const { court } = view;
  if (status.outcome) return 'title.over';
  if (status.phase === 'peek') return 'title.peek';
  if (status.phase === 'tribunal' || status.phase === 'fingers' || status.phase === 'verdict')
    return { key: 'title.tribunal', args: { n: court.tribunals } };
  if (court.crown) return 'title.crown';
  if (court.bell) return 'title.bell';
  const max = court.options.maxTribunals;
  return max !== null && court.tribunals >= max
    ? 'title.lastCall'
    : { key: 'title.song', args: { n: court.tribunals + 1 } };
}

/** The latest public statement. */
export function claimOf({ court }: View<State>): Claim | undefined {
  if (court.crown) {
    const { heir, accused } = court.crown;
    const note = accused !== null && { key: 'claim.usurper', args: { who: { seat: heir }, whom: { seat: accused } } };
    return { by: heir, text: 'claim.crown', ...(note && { note }) };
  }
  const offer = court.badgeOffers.at(-1);
  return (
    offer && {
      by: offer.by,
      on: offer.to,
      text: { key: 'claim.badge', args: { faction: { msg: `faction.${offer.badge}` } } },
    }
  );
}

/** The question to the viewer, or the text for everybody. */
export function askOf(view: View<State>, me: Viewer, status: GameStatus): Ask {
  const { court } = view;
  if (status.outcome) return { text: status.outcome.reason };
  if (status.phase === 'peek') return { text: 'ask.peek', note: deckOf(view) };
  if (status.phase === 'coronation') return { text: 'ask.coronation', still: true };
  if (status.phase === 'fate')
    return { text: court.crown?.accused == null ? 'ask.fate.late' : 'ask.fate', still: true };
  if (status.phase === 'crown')
    return { text: me === court.crown!.heir ? 'ask.accuseHeir' : 'ask.crowned', note: stakes(court.crown!) };
  if (status.phase === 'fingers' || status.phase === 'verdict')
    return { text: fingersOf(view, me, status), still: true };
  const player = me >= 0 ? court.players[me] : undefined;
  if (player && !player.alive) return { text: 'ask.dead', note: 'ask.deadNote' };
  if (status.phase === 'tribunal') return { text: 'ask.pointing' };
  const mine = mineOf(view, me);
  if (mine) {
    if (mine.stage === 'surprise' && isUnsurprising(court.deck))
      return { text: 'ask.stage.surprise', note: 'ask.unsurprising' };
    const list = declarations(mine.inside).map((msg) => ({ msg }));
    const note: Message = { key: 'ask.inside', args: { list: { list } } };
    return { text: `ask.stage.${mine.stage}`, ...(list.length > 0 && { note }) };
  }
  // A phone needs the room for answers, and has the deck beside the viewer's own cards.
  return { text: court.bell ? 'ask.bell' : 'ask.free', ...(me < 0 && { note: deckOf(view) }) };
}

/** The consequences of whom the Heir names. */
const stakes = ({ faction }: NonNullable<View<State>['court']['crown']>): Message => ({
  key: 'ask.stakes',
  args: { faction: { msg: `faction.${faction}` }, other: { msg: `faction.${otherFaction(faction)}` } },
});

/** Who has the most fingers, and how many. */
function fingersOf({ court }: View<State>, me: Viewer, status: GameStatus): Message {
  const { fingers = [], most = [] } = court.lastPointing ?? {};
  const n = fingers.filter(([, to]) => to === most[0]).length;
  const whom = { list: most.map((seat) => (seat === me ? { msg: 'court.you' } : { seat })) };
  return most.length === 0
    ? 'ask.fingers.none'
    : { key: status.phase === 'verdict' ? 'ask.verdict' : 'ask.fingers', args: { n, whom } };
}

/** The announced deck: what one faction has, and whether one of them has an additional Noble. */
export const deckOf = ({ court }: View<State>): Message => announced(court.deck, court.odd);

const announced = byPart((deck: View<State>['court']['deck'], odd: boolean): Exclude<Message, string> => {
  const roles = Object.entries(deck).filter(([, n]) => n > 0);
  const list = roles.map(([role, n]) => ({ msg: { key: 'fact.copies', args: { role: { msg: `role.${role}` }, n } } }));
  return { key: 'ask.deck', args: { deck: { list }, odd: odd ? 'yes' : 'no' } };
});
