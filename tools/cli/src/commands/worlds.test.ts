import { expect, test } from 'vitest';
import { masque } from '../program.fixture.ts';

test('masque worlds measures how close worlds come to the truth, which is never excluded', async () => {
  const { out, code } = await masque(['worlds', 'coup', '--seats', '4', '--games', '6']);
  expect(code).toBe(0);
  expect(out).toMatch(/Samples +\d+\nTruth excluded +0 times\nNo world found +0 times\n/);
  const [, known, blind] = /that are right +([\d.]+) %, by counting cards alone ([\d.]+) %/.exec(out)!.map(Number);
  // What people have claimed is informative.
  expect(known!).toBeGreaterThan(blind!);
});

test('too many seats are reported', async () => {
  expect(await masque(['worlds', 'coup', '--seats', '40'])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/2 to 10/),
  });
});
