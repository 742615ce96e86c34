import type { Message } from '@masque/core';
import type { Feat, Part } from '@masque/protocol';

/** How many ranks more telling than the alternative a sentence must be for each time its shape was used before. */
const AGAIN = 3;

/**
 * One true sentence for each player who has one, by seat: the most telling one, as far as there are others of the same
 * shape.
 */
export function sentencesOf(parts: readonly Part[]): Map<number, Message> {
  const used = new Map<string, number>();
  const told = new Map<number, Message>();
  for (const part of parts) {
    const cost = (it: Message, place: number): number => place + AGAIN * (used.get(shapeOf(it)) ?? 0);
    const [best] = sentencesAbout(part, parts)
      .map((it, place) => ({ it, cost: cost(it, place) }))
      .sort((a, b) => a.cost - b.cost);
    if (!best) continue;
    told.set(part.seat, best.it);
    used.set(shapeOf(best.it), (used.get(shapeOf(best.it)) ?? 0) + 1);
  }
  return told;
}

const shapeOf = (it: Message): string => (typeof it === 'string' ? it : it.key);

/** All that can be told about a player, the most telling first. */
export function sentencesAbout(part: Part, all: readonly Part[]): Message[] {
  const { told, feats, out, won, place } = part;
  // If nobody ever goes out, having stayed in says nothing.
  const stayed = out === undefined && !won && place === undefined && all.some((it) => it.out !== undefined);
  return [
    ...lies(part, all),
    ...told,
    ...feats.map(featOf),
    ...truths(part, all),
    ...(out === undefined ? [] : [{ key: 'story.out', args: { title: { msg: out } } }]),
    ...(stayed ? ['story.stayed'] : []),
  ];
}

/** Lies, and a victory without any. */
function lies(part: Part, all: readonly Part[]): Message[] {
  const { claims, lies: n, caught, won } = part;
  const args = { n: n > 0 ? n : claims, caught };
  if (won && claims > 1) return [{ key: `story.won.${n === 0 ? 'true' : caught === 0 ? 'free' : 'some'}`, args }];
  if (n === 0) return [];
  const others = all.filter((it) => it !== part);
  const isMost = n > 2 && others.length > 1 && others.every((it) => it.lies < n);
  const how = caught > 0 ? (caught === n ? 'caught' : 'some') : isMost ? 'most' : 'free';
  return [{ key: `story.lied.${how}`, args }];
}

function truths(part: Part, all: readonly Part[]): Message[] {
  const { claims, lies: n } = part;
  if (claims === 0 || n > 0) return [];
  const others = all.filter((it) => it !== part);
  const only = claims > 1 && others.length > 1 && others.every((it) => it.lies > 0);
  return [{ key: only ? 'story.true.only' : 'story.true', args: { n: claims } }];
}

function featOf({ kind, n = 0, of = 0, title }: Feat): Message {
  const how = kind !== 'doubts' ? '' : n === of ? '.all' : n === 0 ? '.none' : '.some';
  return { key: `story.feat.${kind}${how}`, args: { n, of, ...(title !== undefined && { title: { msg: title } }) } };
}

/** The sentence of the account that is about this seat alone. */
export const whyOf = (account: readonly Message[], seat: number): Message | undefined =>
  account.find((it) => {
    const who = typeof it === 'string' ? undefined : it.args?.['who'];
    return typeof who === 'object' && 'seat' in who && who.seat === seat;
  });
