import type { Leases } from '@masque/store';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { Membership } from './membership.ts';
import { Elsewhere } from './ownership.ts';

test('a node that was silent for too long says so once, and once that it is back, whatever it is asked for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    let away = false;
    const leases: Leases = {
      beat: async () => (away ? Promise.reject(new Error('away')) : { alive: new Set(['one']), lapsed: false }),
      claim: async () => 'one',
      release: async () => {},
      orphans: async () => [],
      leave: async () => {},
    };
    const said: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void said.push(line) });
    const node = new Membership('one', leases, log);
    await node.join({ beat: () => {}, gone: () => {}, lost: async () => {}, adopt: async () => {} });
    const changes = (): string[] =>
      said.flatMap((line) => /missed its heartbeat|counts as alive again/.exec(line)?.[0] ?? []);
    for (const times of [1, 2]) {
      away = true;
      await vi.advanceTimersByTimeAsync(20_000);
      for (let i = 0; i < 5; i++) await expect(node.has(`table ${i}`)).rejects.toThrow(Elsewhere);
      away = false;
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await node.has('table 0')).toBe(true);
      const both = ['missed its heartbeat', 'counts as alive again'];
      expect(changes()).toEqual(Array.from({ length: times }, () => both).flat());
    }
    await node.leave();
  } finally {
    vi.useRealTimers();
  }
});

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
