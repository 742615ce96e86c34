// @vitest-environment happy-dom
import { Translator } from '@masque/ui';
import { fr as words } from '@masque/ui/messages/fr';
import { afterEach, expect, test } from 'vitest';
import montee from '../index.ts';
import type { DuelScene } from '../present/duel.ts';
import { MonteeMortelleDuel } from './duel.ts';

const people = [0, 1].map((seat) => ({ seat, name: `P${seat}`, mask: 'fox' }));
const data: DuelScene = {
  n: 1,
  attacker: 0,
  defender: 1,
  falls: [],
  aside: [],
  icon: 'crossed-swords',
  result: 'attacker',
};

afterEach(() => document.body.replaceChildren());

test('a duel that has been dismissed leaves the faces to the people around the table', async () => {
  const duel = Object.assign(new MonteeMortelleDuel(), {
    data,
    people,
    translator: new Translator('fr', [words, montee.messages.fr], people),
  });
  duel.toggleAttribute('whole', true);
  document.body.append(duel);
  await duel.updateComplete;
  const faces = () => duel.shadowRoot!.querySelectorAll('mq-person').length;
  expect(faces()).toBe(2);
  // The same duel, and the same data.
  duel.toggleAttribute('whole', false);
  await duel.updateComplete;
  expect(faces()).toBe(0);
});
