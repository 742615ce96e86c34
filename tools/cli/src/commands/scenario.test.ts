import { describe, expect, test } from 'vitest';
import { fileURLToPath } from 'node:url';
import { fileOf, masque } from '../program.fixture.ts';

const folder = fileURLToPath(new URL('../../../../games/coup/scenarios', import.meta.url));

describe('masque scenario', () => {
  test('plays the scenarios of a game', async () => {
    const { code, out } = await masque(['scenario', 'coup', folder]);
    expect(out).toMatch(/^✓ \S+ /);
    expect(out).toMatch(/\n\d+ scenarios: \d+ passed, 0 failed\n$/);
    expect(code).toBe(0);
  });

  test('reports the problems of each scenario, and exits with 1', async () => {
    const { out: all } = await masque(['scenario', 'coup', folder, '--json']);
    const [first] = all.trim().split('\n').map((line) => JSON.parse(line) as { id: string; title: string }); // prettier-ignore
    const wrong = { id: 'X1', title: 'not so', given: { seats: 2 }, do: [['fly', 0]], expect: {} };
    const { code, out } = await masque(['scenario', 'coup', await fileOf(`${JSON.stringify(wrong)}\n`, 'wrong.jsonl')]);
    expect(first?.id).toBeTruthy();
    expect(out).toMatch(/^✗ X1 not so\n {4}\S/);
    expect(out).toMatch(/1 scenario: 0 passed, 1 failed/);
    expect(code).toBe(1);
  });

  test('an unreadable file counts as failed, and finding no scenario is an error', async () => {
    const bad = await masque(['scenario', 'coup', await fileOf('{\n', 'bad.jsonl')]);
    expect(bad).toMatchObject({
      code: 1,
      out: expect.stringMatching(/✗ .*bad\.jsonl the file itself\n {4}.*line 1: /),
    });
    expect(await masque(['scenario', 'coup', '/nowhere.jsonl'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/there is no such file/),
    });
    expect(await masque(['scenario', 'coup', folder, '--only', 'zebra'])).toMatchObject({
      code: 1,
      err: 'No scenario contains "zebra".\n',
    });
  });
});
