import { seatsOf, SPECTATOR, tableFor, type AnyGame, type Session } from '@masque/core';
import { playOut } from '@masque/testkit';
import { expect, test } from 'vitest';
import werewolf from '../index.ts';
import type { Fallen, Village } from './scene.ts';

const SEATS = 8;
const game = werewolf as unknown as AnyGame;

/** What the big screen and every phone draw while a card turns, throughout a game. */
function played(options: object) {
  const turns: { village: Village; phones: (Fallen | undefined)[] }[] = [];
  const onStep = ({ session }: { session: Session }): void => {
    const village = tableFor(session, SPECTATOR).scene!.data as unknown as Village;
    const phones = seatsOf(SEATS).map((seat) => tableFor(session, seat).scene?.data as unknown as Fallen | undefined);
    turns.push({ village, phones });
  };
  playOut(game, { seats: SEATS, seed: 'fallen', bots: 'normal', options, onStep });
  return turns;
}

test('every phone turns the same card as the big screen, and none at night', () => {
  const kinds = new Set<string>();
  for (const { village, phones } of played({})) {
    const turns = village.phase === 'daybreak' ? village.news.length > 0 : village.verdict?.lynched === true;
    const shown = turns && ['daybreak', 'verdict', 'over'].includes(village.phase);
    expect(phones.every((it) => (it !== undefined) === shown)).toBe(true);
    if (village.night) expect(shown).toBe(false);
    if (!shown) continue;
    kinds.add(village.phase);
    const [first] = phones;
    // The same for everybody.
    expect(phones).toEqual(phones.map(() => first));
    expect(first!.dawn).toBe(village.phase === 'daybreak');
    const who = first!.dawn ? village.news : [village.verdict!.who];
    for (const seat of who)
      expect(first!.dead.find((it) => it.seat === seat)).toEqual(village.dead.find((it) => it.seat === seat));
    expect(first!.dead[0]!.face).not.toBeNull();
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['daybreak', 'verdict']));
});

test('if cards of the dead stay hidden, no phone turns them', () => {
  const shown = played({ reveal: false }).filter(({ village, phones }) => phones[0] && village.phase !== 'over');
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.flatMap(({ phones }) => phones.flatMap((it) => it!.dead.map(({ face }) => face)))).not.toContainEqual(
    expect.anything(),
  );
});
