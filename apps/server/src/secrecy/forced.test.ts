import montee from '@masque/game-montee-mortelle';
import { positionOf } from '@masque/game-montee-mortelle/scenarios';
import { expect, test } from 'vitest';
import { stage, type Stage } from './stage.ts';

/** A coach in which the first player has a Key and something to offer, and the second has a Whip and something else. */
const coach = (offered: string, held: string, rest: readonly string[]) =>
  positionOf({
    id: 'forced',
    title: '',
    seats: {
      A: ['order', 'thug', ['key', offered]],
      B: ['brotherhood', 'priest', ['whip', held]],
      C: ['order', 'doctor', ['goblet']],
      D: ['brotherhood', 'diplomat', ['gloves']],
    },
    pile: rest,
  });

/**
 * Everything the other players and the big screen were sent, without what differs between rooms. The hash chain is
 * keyed by the seed, which nobody knows before the end, so the chains of two rooms cannot be compared.
 */
const others = ({ players, watcher }: Stage): string[][] =>
  [players[2]!, players[3]!, watcher].map((it) =>
    it.frames.map((frame) => frame.replaceAll(it.epoch, 'EPOCH').replace(/\b[0-9a-f]{64}\b/g, 'LINK')),
  );

async function everybodyHears(on: Stage): Promise<void> {
  await Promise.all([...on.players, on.watcher].map((it) => it.settled()));
}

test.each(['blackPearl', 'brokenMirror'])(
  'an offer of %s, which cannot be refused, is nothing else to the others than that of a Dagger',
  async (forced) => {
    const pearl = await stage(montee, coach(forced, 'monocle', ['dagger', 'poisonRing', 'key']));
    const dagger = await stage(montee, coach('dagger', 'poisonRing', [forced, 'monocle', 'key']));
    for (const on of [pearl, dagger]) {
      const card = on === pearl ? forced : 'dagger';
      const [a, b] = [on.players[0]!, on.players[1]!];
      expect((await a.act(a.offer('offer'), { to: 1, card })).t).toBe('ok');
      await b.until(() => b.doc!.play!.offers.some(({ type }) => type === 'accept'));
      await everybodyHears(on);
    }
    expect(others(pearl)).toEqual(others(dagger));

    // An attempt is refused, and nobody else is sent anything.
    const b = pearl.players[1]!;
    expect(b.offer('refuse').closed).toBe('why.refuse');
    const before = others(pearl).map((it) => it.length);
    expect((await b.act(b.offer('refuse'))).t).toBe('refused');
    for (const client of [pearl.players[2]!, pearl.players[3]!, pearl.watcher])
      expect(client.messages.filter((it) => it.t === 'refused')).toEqual([]);
    expect(others(pearl).map((it) => it.length)).toEqual(before);

    // Accepting the move reveals nothing either.
    for (const on of [pearl, dagger]) {
      const it = on.players[1]!;
      expect((await it.act(it.offer('accept'), { card: 'whip' })).t).toBe('ok');
      await everybodyHears(on);
    }
    expect(others(pearl).map((it) => it.length)).not.toEqual(before);
    expect(others(pearl)).toEqual(others(dagger));
  },
);
