import type { Message, MessageArg } from '@masque/core';
import type { FaceId } from '../cards/print.ts';
import type { Contest } from '../state.ts';

/** The name of a card, as an argument of a message. */
export const cardName = (face: FaceId): MessageArg => ({ msg: `card.${face}` });

/** "B2: the Judge", as an argument of a message. */
export const cardAt = (slot: string, face: FaceId): MessageArg => ({
  msg: { key: 'card.at', args: { slot, card: cardName(face) } },
});

/** The winner of a contest and the margin in Bribes. */
export const contestSaid = ({ supporter, newcomer, incumbent, result }: Contest) =>
  ({
    key: `log.contest.${result}`,
    args: {
      who: { seat: newcomer.seat },
      rival: { seat: incumbent.seat },
      card: cardName(supporter),
      bribes: newcomer.bribes,
      top: incumbent.bribes,
    },
  }) satisfies Message;
