import type { Offer } from '@masque/core';
import { Translator } from '@masque/ui';
import { render } from 'lit';
import { expect, test } from 'vitest';
import { drawNow, nowWords } from './now.ts';

const game = {
  'offer.tax': 'Tax',
  'note.tax': 'Take 3 coins',
  'offer.steal': 'Steal',
  'ask.whom': 'From whom?',
  'why.poor': 'Nobody has a coin.',
  'offer.show': 'Show',
  'offer.challenge': 'Challenge',
  'note.challenge': 'press and hold',
  'guide.offer.challenge': 'A card is turned.',
};
const said = (offers: readonly Omit<Offer, 'window'>[]): string => {
  const room = document.createElement('div');
  const t = new Translator('en', [nowWords.en, game]);
  render(
    drawNow(
      t,
      offers.map((it) => ({ ...it, window: 'w' })),
    ),
    room,
  );
  return [...room.querySelectorAll('h3, p, dt, dd')].map((it) => it.textContent!.trim()).join(' ');
};

test('actions are described with their effect, the choices made, and how they are sent', () => {
  const text = said([
    { type: 'tax', params: {}, look: { note: 'note.tax', gain: '+3', confirm: true } },
    { type: 'steal', params: { from: { kind: 'seat', of: [1], ask: 'ask.whom' } } },
  ]);
  expect(text).toContain('Tax +3 Take 3 coins Press and hold: it cannot be taken back.');
  expect(text).toContain('Steal You choose: From whom?');
});

test('what the guide says about an offer is told instead of the note on its button', () => {
  const text = said([{ type: 'challenge', params: {}, look: { note: 'note.challenge' } }]);
  expect(text).toContain('Challenge A card is turned.');
  expect(text).not.toContain('press and hold');
});

test('unavailable actions say why, unless the reason is secret', () => {
  const steal: Omit<Offer, 'window'> = { type: 'steal', params: {}, closed: 'why.poor' };
  expect(said([steal])).toContain('Not now: Nobody has a coin.');
  expect(said([{ ...steal, look: { veiled: true } }])).not.toContain('Nobody has');
});

test('private actions are not listed', () => {
  expect(said([{ type: 'show', params: {}, look: { private: true } }])).toContain('Nothing at the moment');
});
