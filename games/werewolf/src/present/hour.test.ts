import { SPECTATOR, tableFor, type AnyGame, type Message, type Session } from '@masque/core';
import { playOut } from '@masque/testkit';
import { expect, test } from 'vitest';
import werewolf from '../index.ts';

/** The number of the day in a title, if it names one. */
function dayIn(title: Message): number | undefined {
  const day = typeof title === 'object' && title.key === 'title.day' ? title.args?.['day'] : undefined;
  return typeof day === 'number' ? day : undefined;
}

test('the day in the title never goes back, though a Hunter shoots at dawn', () => {
  let shotsAtDawn = 0;
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const titles: { day: number | undefined; phase: string }[] = [];
    const onStep = ({ session }: { session: Session }): void => {
      titles.push({ day: dayIn(tableFor(session, SPECTATOR).title), phase: session.phase });
    };
    playOut(werewolf as unknown as AnyGame, { seats: 8, seed, bots: 'normal', onStep });
    const days = titles.flatMap(({ day }) => day ?? []);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    shotsAtDawn += titles.filter(({ phase }, i) => phase === 'shoot' && titles[i - 1]?.phase === 'daybreak').length;
  }
  expect(shotsAtDawn).toBeGreaterThan(0);
});
