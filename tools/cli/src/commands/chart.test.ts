import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { drawings, withDrawings } from '../chart/readme.ts';
import { allGames } from '../games.ts';
import { fileOf, masque } from '../program.fixture.ts';

const games = await allGames();

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
      for (const phase of game.chart.phases) expect(drawing).toMatch(new RegExp(`^\\s+${phase}$`, 'm'));
    }
  });

  test('prints what XState can read', async () => {
    const { out, code } = await masque(['chart', 'coup', '--json']);
    const config = JSON.parse(out) as { id: string; initial: string; states: object };
    expect([config.id, config.initial in config.states, code]).toEqual(['flow', true, 0]);
  });

  test('puts the drawing between its marks and leaves the rest alone', async () => {
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
