import type { Ask, CardLook, Message, Seat, View } from '@masque/core';
import type { Character } from '../cards/index.ts';
import type { State } from '../state.ts';
import { faceOf } from './cards.ts';

/** The data of a reveal: the card, its owner, and the player against them. All of it is public. */
export interface RevealScene {
  readonly by: Seat;
  readonly to: Seat;
  readonly card: CardLook;
  /** What each of them did: "said", "did not believe it". */
  readonly did: { readonly by: Message; readonly to: Message };
  readonly said?: { readonly seat: Seat; readonly text: Message };
}

type RevealView = Pick<View<State>, 'reveal' | 'proof' | 'lost' | 'said'>;

const cardOf = ({ reveal, proof, lost }: RevealView): Character =>
  reveal!.as === 'proof' ? proof!.card : lost[reveal!.by]!.at(-1)!;

/** The card that is shown now. */
export function revealOf(view: RevealView): RevealScene | undefined {
  const { reveal, said } = view;
  if (!reveal) return undefined;
  const { by, to, as } = reveal;
  const claim = as !== 'action' && said?.as ? `say.${said.not ? 'not.' : ''}${said.as}` : undefined;
  return {
    by,
    to,
    card: { state: as === 'proof' ? 'proven' : 'lost', face: faceOf(cardOf(view)) },
    did: { by: `reveal.${as}.by`, to: `reveal.${as}.to` },
    // After a wrong challenge, the claim is shown with the player who made it.
    ...(claim && { said: { seat: as === 'wrong' ? to : by, text: claim } }),
  };
}

/** What was revealed. `held`: the number of cards that the owner still has. */
export function askReveal(view: RevealView & { readonly held: number }): Ask {
  const { by, to, as } = view.reveal!;
  const args = { who: { seat: by }, against: { seat: to }, card: { msg: `character.${cardOf(view)}` } };
  if (as === 'proof') return { text: { key: 'reveal.shows', args }, note: { key: 'reveal.pays', args } };
  const left: Message = { key: 'reveal.left', args: { ...args, n: view.held } };
  return {
    text: { key: 'reveal.loses', args },
    note: { key: `reveal.why.${as}`, args: { ...args, left: { msg: left } } },
  };
}
