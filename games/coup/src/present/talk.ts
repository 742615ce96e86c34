import type { Claim, Seat } from '@masque/core';
import type { Seen } from '../state.ts';

type Acting = 'todo' | 'turn' | 'announced' | 'blocked' | 'trial' | 'loser';

/** The active seat: the player who has just spoken, or who has to choose now. */
export function lightOf(view: Pick<Seen, Acting>): Seat[] {
  switch (view.todo[0]) {
    case 'pick':
    case 'reveal':
      return [];
    case 'challenge':
    case 'block':
    case 'exchange':
    case 'examDecide':
      return [view.announced!.by];
    case 'challengeBlock':
      return [view.blocked!.by];
    case 'prove':
      return [view.trial!.claimant];
    case 'lose':
      return [view.loser!];
    case 'examShow':
      return [view.announced!.target!];
    default:
      return [view.turn];
  }
}

/** The target of the current action. */
export const aimOf = ({ said }: Pick<Seen, 'said'>): { from: Seat; to: Seat } | undefined =>
  said?.on !== undefined && said.action !== 'block' ? { from: said.by, to: said.on } : undefined;

/** A claim that is not settled yet: "I am the Duke." It names its target. */
export function claimOf(view: Pick<Seen, 'said' | 'reserve'>): Claim | undefined {
  const { said } = view;
  if (!said?.as) return undefined;
  return {
    by: said.by,
    text: said.not ? `say.not.${said.as}` : `say.${said.as}`,
    note: {
      key: `then.${said.action}`,
      args: {
        coins: view.reserve,
        who: { seat: said.by },
        ...(said.on !== undefined && { target: { seat: said.on } }),
      },
    },
    ...(said.on !== undefined && said.action !== 'block' && { on: said.on }),
    ...(!said.not && { face: said.as }),
  };
}
