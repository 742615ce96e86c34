import { expect, test } from 'vitest';
import { Translator } from '../i18n/translator.ts';
import { MqNotebook } from './mq-notebook.ts';

test('the notebook lists facts with their time, newest first, and is not in the document before it is opened', async () => {
  const el = Object.assign(new MqNotebook(), {
    translator: new Translator('en', [{ 'log.saw': '{who} showed the Dragon.', 'log.bell': 'The bell.' }]),
    lines: [
      { kind: 'bell', args: {}, at: 1_000_000 },
      { kind: 'saw', args: { who: 'Mia' }, at: 1_007_900, learn: true as const },
      { kind: 'saw', args: { who: 'Tom' }, at: 1_075_000, learn: true as const },
    ],
  });
  document.body.append(el);
  await el.updateComplete;
  const text = () => {
    const lines = [...(el.shadowRoot?.querySelectorAll('mq-log-line') ?? [])];
    return lines.map((it) => [it.renderRoot.querySelector('span')!.textContent, it.textContent.trim()]);
  };
  expect(text()).toEqual([]);
  el.shadowRoot?.querySelector('button')?.click();
  await el.updateComplete;
  expect(text()).toEqual([
    ['Tom showed the Dragon.', '1:15'],
    ['Mia showed the Dragon.', '0:07'],
  ]);
});
