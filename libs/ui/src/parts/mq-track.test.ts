import { afterEach, expect, test } from 'vitest';
import { MqTrack } from './mq-track.ts';

afterEach(() => document.body.replaceChildren());

test('describes each place, the current one, and its owner not only by colour', async () => {
  const el = new MqTrack();
  el.track = {
    id: 'laws',
    label: 'Laws',
    spaces: [
      { state: 'filled', label: 'reform', icon: 'anchor', tone: 'for' },
      { state: 'filled', label: 'decree', icon: 'anchor', tone: 'against' },
      { state: 'now', label: 'the next one', value: 3 },
      { state: 'empty', label: 'the last one', value: 4 },
    ],
  };
  document.body.append(el);
  await el.updateComplete;
  const places = [...el.renderRoot.querySelectorAll('li')];
  expect(el.renderRoot.querySelector('ol')?.getAttribute('aria-label')).toBe('Laws');
  expect(places.map((it) => it.querySelector('.vh')?.textContent)).toEqual([
    'reform',
    'decree',
    'the next one',
    'the last one',
  ]);
  expect(places.map((it) => it.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  expect(places.map((it) => it.className.trim())).toEqual(['filled for', 'filled against', 'now', 'empty']);
  expect(places[2]?.textContent?.trim()).toContain('3');
});
