import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withRoom } from './crowd.ts';

const from = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined });
const crowd = fc.array(fc.record({ id: fc.nat(), from }), { maxLength: 30 });

test('there is room for so many, and they keep their order', () => {
  fc.assert(
    fc.property(crowd, fc.integer({ min: 1, max: 12 }), (waiting, max) => {
      const left = withRoom(waiting, max, (it) => it.from);
      expect(left).toHaveLength(Math.min(waiting.length, max));
      expect(waiting.filter((it) => left.includes(it))).toEqual(left);
    }),
  );
});

test('nobody is pushed out by a crowd from elsewhere, while their own address has no more than its share', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.nat({ max: 60 }), (own, others) => {
      let waiting = Array.from({ length: own }, (_, n) => ({ from: 'club', n }));
      for (let n = 0; n < others; n++) waiting = withRoom([...waiting, { from: 'elsewhere', n }], 12, (it) => it.from);
      expect(waiting.filter((it) => it.from === 'club')).toHaveLength(own);
      // The last to come from there waits, too.
      if (others > 0) expect(waiting.at(-1)).toEqual({ from: 'elsewhere', n: others - 1 });
    }),
  );
});
