import { declassify, reveal, type Message, type Seat } from '@masque/core';
import type { GameMessage, Step } from '../messages/index.ts';
import { isDeserted as nobodyLeft, membersOf, who } from '@masque/mechanics';
import { tellAll } from '../contract/contracts.ts';
import type { Court } from '../court/court.ts';
import type { Fact } from '../court/fact.ts';
import { factionName, roleName, tell } from '../court/news.ts';
import { faceOf, showAll } from '../court/show.ts';
import { isHeir, otherFaction, ruleOf, type Faction } from '../roles/index.ts';
import type { State } from '../state.ts';
import { voidOffers } from './public.ts';

/**
 * How long everybody looks at the crown before anybody can be named, and at the named player before the card is turned,
 * in milliseconds.
 */
export const CORONATION_TIME = 6000;
export const FATE_TIME = 5000;
export const CROWN_TIME = 60_000;
export const LAST_CALL_TIME = 60_000;

/** An Heir takes the crown: everything stops, and talks are cancelled. */
export function claim(state: State, { seat }: { readonly seat: Seat }, step: Step): State {
  const { faction } = faceOf(state.court, seat);
  tell(step, ['crown', seat, faction], { args: { who: who(seat), faction: factionName(faction) }, learn: true });
  const court = showAll(voidOffers(state.court, step), seat, step);
  const crown = { heir: seat, faction, accused: null };
  return tellAll({ ...state, court: { ...court, crown } }, { type: 'off' }, step);
}

/** The Heir points at somebody. */
export function accuseHeir(state: State, target: Seat, step: Step): State {
  const crown = state.court.crown!;
  tell(step, ['accusedHeir', crown.heir, target], { args: { who: who(crown.heir), whom: who(target) } });
  return { ...state, court: { ...state.court, crown: { ...crown, accused: target } } };
}

/** The Heir is right if the named seat holds the other Heir, and wrong otherwise, including by silence. */
export function decideThrone(state: State, step: Step): State {
  const { court } = state;
  const { accused, faction } = court.crown!;
  if (accused === null) return won(state, otherFaction(faction), 'end.late', step);
  const face = faceOf(court, accused);
  const right = court.players[accused]!.alive && isHeir(face.role) && face.faction !== faction;
  return right ? won(state, faction, 'end.right', step) : won(state, otherFaction(faction), 'end.wrong', step);
}

const won = (state: State, winner: Faction, key: 'end.right' | 'end.wrong' | 'end.late', step: Step): State =>
  finish(state, winner, { key, args: { faction: factionName(winner) } }, step);

/** Nobody took the crown. */
export const draw = (state: State, step: Step): State => finish(state, null, 'end.draw', step);

/** Reveals all cards. The faction of the card that a player holds, or held last, decides who has won. */
function finish(state: State, winner: Faction | null, reason: GameMessage, step: Step): State {
  const { court } = state;
  tell(step, ['winner', winner ?? 'draw'], { learn: true });
  const winners = membersOf(
    court.players.map((_, seat) => faceOf(court, seat).faction),
    winner,
  );
  step.end({ winners, reason, ...(winner && { side: winner, headline: `win.${winner}` }) });
  return { ...state, court: turnUp(court) };
}

function turnUp(court: Court): Court {
  const cards = court.players.map((player, seat): Message => {
    const { role, faction } = declassify(player.face);
    const args = { who: who(seat), role: roleName(role), faction: factionName(faction) };
    return { key: player.alive ? 'account.held' : 'account.ghost', args };
  });
  return {
    ...court,
    account: [...cards, ...lies(court)],
    players: court.players.map((player) => ({ ...player, face: reveal(player.face, 'all') })),
    graveyard: court.graveyard.map((grave) => ({ ...grave, face: reveal(grave.face, 'all') })),
  };
}

/** Whose emblem deceived how many players, the best liar first. */
function lies(court: Court): Message[] {
  const fooled = court.players.map(({ life, face }, seat) => {
    const { role, faction } = declassify(face);
    const lied = (fact: Fact): boolean =>
      fact.of === seat && fact.kind === 'side' && fact.life === life && fact.shown !== faction;
    return {
      seat,
      n: ruleOf(role).always?.lies ? court.notebooks.filter((book) => declassify(book).some(lied)).length : 0,
    };
  });
  return fooled
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n)
    .map(({ seat, n }): Message => ({ key: 'account.lied', args: { who: who(seat), n } }));
}

/** Everybody has left: there is nobody to play on for. */
export const isDeserted = ({ court }: State): boolean => nobodyLeft(court.left, court.players.length);
