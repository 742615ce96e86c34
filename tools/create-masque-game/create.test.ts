import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const bin = fileURLToPath(new URL('./bin/create-masque-game.js', import.meta.url));
const create = (cwd: string, ...args: string[]) => promisify(execFile)(process.execPath, [bin, ...args], { cwd });
const folder = () => mkdtemp(join(tmpdir(), 'create-'));

test('a game gets its name, and the folder beside it stays as it was', async () => {
  const at = await folder();
  await writeFile(join(at, 'notes.txt'), 'mine');
  const { stdout } = await create(at, 'night-train');
  expect(stdout).toContain('Night train is in night-train');
  expect(await readdir(at)).toEqual(['night-train', 'notes.txt']);
  expect(await readFile(join(at, 'night-train/src/index.ts'), 'utf8')).toContain("id: 'night-train'");
  expect(await readFile(join(at, 'night-train/src/messages.ts'), 'utf8')).toContain("'game.name': 'Night train'");
  expect(await readdir(join(at, 'night-train'))).toEqual(expect.arrayContaining(['.gitignore', '.github']));
  const files = await readdir(join(at, 'night-train'), { recursive: true, withFileTypes: true });
  for (const it of files.filter((it) => it.isFile()))
    expect(await readFile(join(it.parentPath, it.name), 'utf8')).not.toMatch(/my-game|My game|MASQUE"/);
});

test('a name that cannot be, and a folder in use, are refused in words', async () => {
  const at = await folder();
  await expect(create(at)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Give the game a name') });
  await expect(create(at, 'Night Train')).rejects.toMatchObject({ stderr: expect.stringContaining('lower-case') });
  await create(at, 'night-train');
  await expect(create(at, 'night-train')).rejects.toMatchObject({ stderr: expect.stringContaining('not empty') });
  await writeFile(join(at, 'day-train'), 'a file');
  await expect(create(at, 'day-train')).rejects.toMatchObject({
    stderr: expect.stringMatching(/^day-train is there already, and is no folder/),
  });
});
