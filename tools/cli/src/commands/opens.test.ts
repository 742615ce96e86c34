import { expect, test } from 'vitest';
import { masque } from '../program.fixture.ts';

test('masque opens lists what each kind of log entry reveals to whom', async () => {
  const { code, out } = await masque(['opens', 'coup', '--seats', '2']);
  expect(code).toBe(0);
  expect(out).toMatch(/proved: read by everybody \(\d+ times\)\n {2}says .*card/);
  expect(out).toMatch(/lost: read by everybody[^]*?\n {2}reveals hands\.\*\.\* \(character\) to everybody/);
  const { out: data } = await masque(['opens', 'coup', '--seats', '2', '--json']);
  expect(JSON.parse(data)).toContainEqual(expect.objectContaining({ kind: 'proved', to: 'everybody' }));
});
