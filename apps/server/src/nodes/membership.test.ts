import type { Leases } from '@masque/store';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { Membership } from './membership.ts';

test('a node that is slow to finish keeps what it owns until it leaves, and takes nothing new', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    let beats = 0;
    let adopted = 0;
    const leases: Leases = {
      beat: async () => (beats++, { alive: new Set(['one']), lapsed: false }),
      claim: async () => 'one',
      release: async () => {},
      orphans: async () => ['a table'],
      leave: async () => {},
    };
    const node = new Membership('one', leases, pino({ level: 'silent' }));
    let lost = 0;
    const adopt = async (): Promise<void> => void adopted++;
    await node.join({ beat: () => {}, gone: () => {}, lost: async () => void lost++, adopt });
    node.start();
    expect(await node.has('a club')).toBe(true);
    node.drain();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(beats).toBeGreaterThan(10);
    expect(adopted).toBe(0);
    expect(lost).toBe(0);
    expect(await node.has('a club')).toBe(true);
    await expect(node.has('another')).rejects.toThrow('accepts no new tables');
    await node.leave();
    const before = beats;
    await vi.advanceTimersByTimeAsync(20_000);
    expect([beats, lost]).toEqual([before, 0]);
  } finally {
    vi.useRealTimers();
  }
});
