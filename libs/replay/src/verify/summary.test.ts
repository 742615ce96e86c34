import { expect, test } from 'vitest';
import { summaryOf } from './index.ts';

test('a summary is as good as the worst of its verdicts', () => {
  const of = (...all: (boolean | null)[]) => summaryOf(all.map((ok) => ({ ok, says: 'verify.chain' })));
  expect(of(true, true)).toEqual({ ok: true, whole: true, says: 'verify.whole' });
  expect(of(true, null)).toEqual({ ok: true, whole: false, says: 'verify.part' });
  expect(of(null, false, true)).toEqual({ ok: false, whole: false, says: 'verify.bad' });
});
