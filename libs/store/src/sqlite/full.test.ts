import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../index.ts';

/** A small disk of our own; `null`: this user may not mount one. */
function ownDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'masque-full-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}

const disk = ownDisk();
if (disk === null) console.warn('No disk can be mounted here: a full one is not tested.');
afterAll(() => {
  if (disk === null) return;
  execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true });
});

test.skipIf(disk === null)(
  'of a batch that a full disk cuts off, nothing is there that was not acknowledged',
  async () => {
    const data = join(disk!, 'data');
    const start = { tableId: null, game: 'g', version: '1', seed: '', setup: null, startedAt: 0 };
    const logs = new Map(Array.from({ length: 30 }, (_, i) => [`s${i}`, 0]));
    let store = await openStore(data);
    for (const id of logs.keys()) await store.createSession({ id, ...start });
    /** Appends to all logs at once. Returns what failed. */
    const appendToAll = async (): Promise<Set<string | undefined>> => {
      const failed = new Set<string | undefined>();
      await Promise.all(
        [...logs].map(async ([id, seq], i) => {
          const deadlines = [{ clock: 'turn', n: seq, at: seq }];
          await store.append(id, seq, ['x'.repeat(i % 7 === 0 ? 20_000 : 200)], { keys: [`k${seq}`], deadlines }).then(
            (it) => logs.set(id, it.seq),
            (error: { code?: string }) => failed.add(error.code),
          );
        }),
      );
      return failed;
    };
    const check = async (): Promise<void> => {
      for (const [id, seq] of logs) {
        expect(await store.read(id, 0)).toHaveLength(seq);
        expect((await store.deadlinesOf(id)).map(({ n }) => n)).toEqual([seq - 1]);
      }
    };
    expect(await appendToAll()).toEqual(new Set());
    const { bavail, bsize } = statfsSync(disk!);
    writeFileSync(join(disk!, 'others'), 'y'.repeat(bavail * bsize - 60_000));
    const failed = new Set<string | undefined>();
    for (let i = 0; i < 12; i++) for (const it of await appendToAll()) failed.add(it);
    expect(failed).toEqual(new Set(['SQLITE_FULL']));
    await check();
    // With room again, it goes on where it was, without a restart.
    rmSync(join(disk!, 'others'));
    expect(await appendToAll()).toEqual(new Set());
    await check();
    await store.close();
    store = await openStore(data);
    await check();
    await store.close();
  },
);
