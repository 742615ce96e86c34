import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import { drawings, withDrawings } from '../chart/readme.ts';
import { allGames } from '../games.ts';
import { fileOf, masque } from '../program.fixture.ts';

const games = await allGames();

/** Every chart of every game, with the arguments that print it. */
const charts = games.flatMap(({ game: { id, chart, charts: parts = {} } }) => [
  [id, [id], chart.machine] as const,
  ...Object.entries(parts).map(([part, it]) => [`${part} of ${id}`, [id, '--part', part], it.machine] as const),
]);

/** Everything a statechart defines for a state: what is drawn, and what runs. */
function shapeOf({ id, type, initial, transitions, always = [], entry, states }: AnyStateMachine['root']): object {
  const list = [...transitions.values(), always].flat().map((it) => ({
    on: it.eventType,
    to: it.target?.map((node) => node.id),
    guard: it.guard,
    actions: it.actions,
    reenter: it.reenter,
  }));
  return {
    id,
    type,
    begins: type === 'compound' ? initial.target?.map((node) => node.id) : [],
    list,
    // XState's own functions start the clocks; named actions belong to the flow.
    entry: entry.filter((it) => typeof it !== 'function'),
    states: Object.values(states).map(shapeOf),
  };
}

describe('masque chart', () => {
  test.each(games.map(({ game }) => [game.id, game] as const))(
    'the drawing in the README of %s is current',
    async (id, game) => {
      const readme = await readFile(new URL(`../../../../games/${id}/README.md`, import.meta.url), 'utf8');
      const current = withDrawings(readme, game);
      expect(current, `add the marks, then run: npx masque chart ${id} --readme games/${id}/README.md`).not.toBeNull();
      expect(readme === current, `run: npx masque chart ${id} --readme games/${id}/README.md`).toBe(true);
    },
  );

  test('every edge of a flow is in its drawing, and every phase but the root', () => {
    for (const { game } of games) {
      const drawing = drawings(game);
      for (const { from, to } of game.chart.edges) expect(drawing).toContain(`${from} --> ${to}`);
      for (const phase of game.chart.phases)
        expect(drawing).toMatch(new RegExp(`^\\s+(state "[a-z ]+" as )?${phase}$`, 'm'));
    }
  });

  test('a drawing names phases, actions and guards in words', () => {
    const drawing = drawings(games.find(({ game }) => game.id === 'coup')!.game);
    expect(drawing).toContain('state "challenge block" as challengeBlock');
    expect(drawing).toContain('examDecide --> end : give back, replace, after card');
    expect(drawing).toContain('[is last influence]');
  });

  test.each(charts)('XState can load what it prints for %s', async (_, args, machine) => {
    const { out, code } = await masque(['chart', ...args, '--json']);
    expect(code).toBe(0);
    // Made from the printed text alone, which contains no rules of the game, only their names.
    expect(shapeOf(createMachine(JSON.parse(out) as never).root)).toEqual(shapeOf(machine.root));
  });

  test('prints code that Stately’s editor can import', async () => {
    const { out: code } = await masque(['chart', 'coup', '--code']);
    const { out: json } = await masque(['chart', 'coup', '--json']);
    expect(code).toBe(`createMachine(${json.trimEnd()});\n`);
  });

  test('puts the drawing between its markers and does not touch the rest', async () => {
    const file = await fileOf('# Coup\n\n<!-- chart -->\nold\n<!-- /chart -->\n\nThe end.\n', 'README.md');
    expect(await masque(['chart', 'coup', '--readme', file])).toMatchObject({ code: 0 });
    const written = await readFile(file, 'utf8');
    expect(written).toMatch(
      /^# Coup\n\n<!-- chart -->\n\n```mermaid\nstateDiagram-v2\n[^]*```\n\n<!-- \/chart -->\n\nThe end\.\n$/,
    );
    const bare = await fileOf('# Coup\n', 'README.md');
    expect(await masque(['chart', 'coup', '--readme', bare])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/no place/),
    });
  });
});
