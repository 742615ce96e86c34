import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { fileOf, finishedTable, masque } from '../program.fixture.ts';

/** A line of what a viewer saw. */
interface Scene {
  readonly n: number;
  readonly table: { readonly privateArea?: { readonly cards: readonly unknown[] } };
}

/** A line of what Stately's inspector is sent. */
interface Told {
  readonly type: string;
  readonly sessionId: string;
  readonly definition?: string;
  readonly event?: { readonly type: string; readonly seat?: number };
  readonly snapshot?: { readonly value: unknown; readonly context: object };
}

const file = fileOf(finishedTable());

describe('masque replay', () => {
  test('the eye sees every move, a seat its own, a spectator none', async () => {
    const eye = await masque(['replay', await file]);
    const mia = await masque(['replay', await file, '--viewer', 'Mia']);
    const spectator = await masque(['replay', await file, '--viewer', 'spectator']);
    const movers = ({ out }: { out: string }) => [...new Set(out.match(/\w+(?= ›)/g))].sort();
    expect(movers(eye)).toEqual(['Lena', 'Mia', 'Tom']);
    expect(movers(mia)).toEqual(['Mia']);
    expect(movers(spectator)).toEqual([]);
    expect(spectator.out).toMatch(/Mia/);
    expect([eye.code, mia.code, spectator.code]).toEqual([0, 0, 0]);
  });

  test('at the end everybody is told who has won, and how that came about', async () => {
    for (const viewer of ['eye', 'Tom', 'spectator'])
      expect((await masque(['replay', await file, '--viewer', viewer])).out).toMatch(
        /\n +(Mia|Tom|Lena) is the last with influence\n( +.* claims? as .*\n)+$/,
      );
  });

  test('what a round ended with stands above the heading of the next one', async () => {
    const { out } = await masque(['replay', await file]);
    const begins = [...out.matchAll(/\n— Round \d+ —\n(.*)/g)].map(([, line]) => line);
    expect(begins.length).toBeGreaterThan(1);
    for (const line of begins) expect(line).toMatch(/^ *\d+ {2}\d\d:/);
  });

  test('in French', async () => {
    const english = await masque(['replay', await file, '--viewer', '1']);
    const french = await masque(['replay', await file, '--viewer', '1', '--lang', 'fr']);
    expect(french.out.split('\n').length).toBe(english.out.split('\n').length);
    expect(french.out).not.toBe(english.out);
    expect(french.out).not.toMatch(/\b(log|offer)\.\w/);
  });

  test('moves are described in words, with targets and cards', async () => {
    const { out } = await masque(['replay', await file]);
    expect(out).toMatch(/› \w[\w ]* \((Mia|Tom|Lena)\)/);
  });

  test('as JSON, one move per line, and nothing that the viewer may not see', async () => {
    const scenes = async (viewer: string) => {
      const { out } = await masque(['replay', await file, '--viewer', viewer, '--json']);
      return out.trim().split('\n').map((line) => JSON.parse(line) as Scene); // prettier-ignore
    };
    const seen = await scenes('spectator');
    expect(seen.map((it) => it.n)).toEqual(seen.map((_, i) => i));
    const cards = (of: readonly Scene[]) => of.flatMap(({ table }) => table.privateArea?.cards ?? []);
    expect(cards(seen)).toEqual([]);
    expect(cards(await scenes('Mia'))).not.toEqual([]);
  });

  test('--inspect prints every step of the flow as XState reports it', async () => {
    const { out } = await masque(['replay', await file, '--inspect']);
    const told = out.trim().split('\n').map((line) => JSON.parse(line) as Told); // prettier-ignore
    const [actor] = told;
    expect(actor).toMatchObject({ type: '@xstate.actor', name: 'coup', snapshot: { status: 'active' } });
    // The diagram is drawn from the definition alone.
    const machine = createMachine(JSON.parse(actor!.definition!) as never);
    const snapshots = told.flatMap((it) => (it.type === '@xstate.snapshot' ? [it.snapshot!] : []));
    for (const { value, context } of snapshots) machine.resolveState({ value, context } as never);
    expect(snapshots.at(-1)).toMatchObject({ value: 'over', status: 'done' });
    const acts = told.filter((it) => it.type === '@xstate.event' && it.event?.seat !== undefined);
    expect(acts.length).toBeGreaterThan(5);
    expect(new Set(told.map((it) => it.type))).toEqual(new Set(['@xstate.actor', '@xstate.event', '@xstate.snapshot']));
    for (const it of told)
      expect(it).toMatchObject({ sessionId: actor!.sessionId, rootId: actor!.sessionId, createdAt: expect.stringMatching(/^\d+$/) }); // prettier-ignore
  });

  test('--step waits after each step, and q quits', async () => {
    const whole = await masque(['replay', await file, '--step']);
    const some = await masque(['replay', await file, '--step'], ['', 'q']);
    expect(some.code).toBe(0);
    expect(whole.out.startsWith(some.out)).toBe(true);
    expect(some.out.length).toBeLessThan(whole.out.length / 5);
  });

  test('an unknown viewer is reported', async () => {
    const { code, err } = await masque(['replay', await file, '--viewer', 'Zoe']);
    expect(code).toBe(1);
    expect(err).toBe(
      'There was no "Zoe" at this table. Choose one of: 0 (Mia), 1 (Tom), 2 (Lena), "spectator", "eye".\n',
    );
  });
});
