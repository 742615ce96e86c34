import { expect, test } from 'vitest';
import type { Counter, Face, Guide, IconName, OfferLook, OwnIcons, Theme } from '../index.ts';

test('the types reject a misspelt icon wherever one is named', () => {
  const right: Face = { id: 'duke', name: 'card.duke', icon: 'two-coins' };
  const mask: Face = { ...right, icon: 'mask:fox' };
  // @ts-expect-error not assignable to 'IconName'. Did you mean '"two-coins"'?
  const face: Face = { ...right, icon: 'two-coin' };
  // @ts-expect-error the same
  const counter: Counter = { icon: 'two-coin', n: 1, label: 'coins' };
  // @ts-expect-error the same
  const look: OfferLook = { icon: 'two-coin' };
  // @ts-expect-error the same
  const picture: Guide['steps'][number]['picture'] = { icons: ['two-coin'] };
  // @ts-expect-error the same
  const icon: Theme['icon'] = 'two-coin';
  expect([right, mask, face, counter, look, picture, icon]).toHaveLength(7);
});

test('a package can add names of its own icons', () => {
  const masks: keyof OwnIcons = 'mask:fox';
  const name: IconName = masks;
  expect(name).toBe('mask:fox');
});
