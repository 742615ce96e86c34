import { afterEach, expect, test } from 'vitest';
import { arriveAt } from './focus.ts';

afterEach(() => document.body.replaceChildren());

const screen = (inner: string): ShadowRoot => {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = inner;
  document.body.append(host);
  return root;
};

test('the heading of a new screen gets the focus, however deep it is', async () => {
  const outer = screen('<section></section>');
  const inner = outer.querySelector('section')!.attachShadow({ mode: 'open' });
  inner.innerHTML = '<p>late</p>';
  const arrived = arriveAt(document.body);
  inner.innerHTML = '<h1>Roles</h1><button>go</button>';
  await arrived;
  expect(inner.activeElement?.textContent).toBe('Roles');
});

test('focus is never taken from another element', async () => {
  const root = screen('<h1>Roles</h1><button>go</button>');
  root.querySelector('button')!.focus();
  await arriveAt(document.body);
  expect(root.activeElement?.textContent).toBe('go');
});
