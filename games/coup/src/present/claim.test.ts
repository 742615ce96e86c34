import { SPECTATOR, tableFor, type Viewer } from '@masque/core';
import { situation } from '@masque/testkit';
import { expect, test } from 'vitest';
import coup from '../index.ts';

test('the victim and the thief of a theft are addressed in the second person', () => {
  const play = situation(coup, { seats: 3 });
  const thief = play.state.turn;
  const victim = (thief + 1) % 3;
  play.act(thief, 'steal', { target: victim });
  for (const viewer of [thief, victim, SPECTATOR])
    expect(tableFor(play.session, viewer).claim?.note).toMatchObject({
      key: 'then.steal',
      args: { who: { seat: thief }, target: { seat: victim } },
    });
  const { en } = coup.messages;
  expect([en['then.steal@target'], en['then.steal@who']]).toEqual([
    'and takes 2 coins from you',
    'and take 2 coins from {target}',
  ]);
});

test('players who are out are told so', () => {
  const play = situation(coup, { seats: 3 }, (dealt) => ({
    ...dealt,
    coins: dealt.coins.with(dealt.turn, 7),
    hands: dealt.hands.map((hand, seat) => (seat === (dealt.turn + 1) % 3 ? hand.slice(1) : hand)),
  }));
  const { turn } = play.state;
  play.act(turn, 'coup', { target: (turn + 1) % 3 });
  const noteOf = (viewer: Viewer) => tableFor(play.session, viewer).ask?.note;
  // The card is still being shown.
  expect(noteOf((turn + 1) % 3)).not.toBe('ask.out');
  play.ring();
  expect(noteOf((turn + 1) % 3)).toBe('ask.out');
  expect(noteOf((turn + 2) % 3)).not.toBe('ask.out');
});
