import { secret, seedOf, start, tableFor, unshuffled, type Session, type Viewer } from '@masque/core';
import { ScenarioPlay } from '@masque/testkit';
import { expect, test } from 'vitest';
import { CHARACTER, type Character } from '../cards/index.ts';
import coup, { type State } from '../index.ts';
import { options as schema } from '../options.ts';
import { opening } from '../setup.ts';

const hands: Character[][] = [
  ['duke', 'captain'],
  ['contessa', 'contessa'],
  ['assassin', 'ambassador'],
];

/** Three players; it is the first one's turn. */
function table(): ScenarioPlay<State> {
  const options = schema.parse({});
  const state: State = {
    ...opening(3, options, 0),
    hands: hands.map((hand, seat) => hand.map((it) => secret(it, [seat], CHARACTER))),
    deck: [secret('assassin', [], CHARACTER), secret('captain', [], CHARACTER)],
    coins: [7, 3, 2],
  };
  const session = start(
    { ...coup, setup: () => state },
    { seed: seedOf('r'), seats: 3, options, at: 0 },
    () => unshuffled,
  );
  return new ScenarioPlay<State>(session, () => unshuffled);
}

const seen = (session: Session<State>, me: Viewer = -1) => tableFor(session, me);

/** The first seat's action, challenged by the second. */
function challenged(action: string): ScenarioPlay<State> {
  const play = table();
  play.act(0, action);
  play.act(1, 'challenge');
  play.act(2, 'allow');
  return play;
}

test('a proof is shown to all before the challenger loses a card', () => {
  const play = challenged('tax');
  play.act(0, 'show', { card: 0 });
  expect(play.phase).toBe('reveal');
  const { scene, claim, ask } = seen(play.session);
  expect(scene).toMatchObject({
    kind: 'reveal',
    data: { by: 0, to: 1, card: { state: 'proven', face: { id: 'duke' } }, said: { seat: 0, text: 'say.duke' } },
  });
  expect(claim).toBeUndefined();
  expect(ask).toMatchObject({ text: { key: 'reveal.shows' }, note: { key: 'reveal.pays' } });
  play.ring();
  expect(play.phase).toBe('lose');
  expect(seen(play.session, 1).ask).toMatchObject({ note: { key: 'ask.lose.wrong', args: { who: { seat: 0 } } } });
  play.act(1, 'lose', { card: 0 });
  expect(seen(play.session).scene).toMatchObject({
    data: { by: 1, to: 0, card: { state: 'lost', face: { id: 'contessa' } }, said: { seat: 0 } },
  });
  play.ring();
  expect(seen(play.session).scene).toBeUndefined();
  expect(play.state.coins).toEqual([10, 3, 2]);
});

test('a caught lie costs the card that was shown, and nothing else happens', () => {
  const play = challenged('exchange');
  play.act(0, 'show', { card: 1 });
  expect(seen(play.session, 1)).toMatchObject({
    scene: {
      data: { by: 0, to: 1, card: { state: 'lost', face: { id: 'captain' } }, said: { text: 'say.ambassador' } },
    },
    ask: { text: { key: 'reveal.loses' }, note: { key: 'reveal.why.lie' } },
  });
  play.ring();
  expect(play.phase).toBe('action');
  expect(play.state.turn).toBe(1);
});

test('an attacked player is told by whom, and the loss is shown', () => {
  const play = table();
  play.act(0, 'coup', { target: 2 });
  expect(seen(play.session).arrows).toMatchObject([{ from: 0, to: 2 }]);
  expect(seen(play.session, 2).ask).toMatchObject({ note: { key: 'ask.lose.coup', args: { who: { seat: 0 } } } });
  play.act(2, 'lose', { card: 0 });
  const { scene, arrows } = seen(play.session);
  expect(scene).toMatchObject({ data: { by: 2, to: 0, card: { state: 'lost' }, did: { to: 'reveal.action.to' } } });
  expect(arrows).toBeUndefined();
});
