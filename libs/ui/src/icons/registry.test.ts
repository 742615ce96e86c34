import { expect, test } from 'vitest';
import { onIcons, pathOf, registerIcons } from './registry.ts';

test('only outlines of an icon are kept', () => {
  registerIcons({
    evil: '<script>alert(1)</script><path onload="x()" d="M0 0h1z"/><image href="javascript:x"/><path d="M2 2h1z"/>',
  });
  expect(pathOf('evil')).toBe('M0 0h1z M2 2h1z');
});

test('elements that wait for an icon are notified', () => {
  let told = 0;
  const stop = onIcons(() => told++);
  registerIcons({ late: 'M0 0h5z' });
  stop();
  registerIcons({ later: 'M0 0h6z' });
  expect(told).toBe(1);
});
