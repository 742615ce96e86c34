import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { build } from 'vite';
import { gameElements } from './vite.ts';

test('what is compressed is what is served without, down to a part that is loaded later', async () => {
  const root = mkdtempSync(join(tmpdir(), 'elements-'));
  try {
    mkdirSync(join(root, 'src/ui'), { recursive: true });
    writeFileSync(join(root, 'src/ui/index.ts'), "export const song = () => import('./song.ts');");
    writeFileSync(join(root, 'src/ui/song.ts'), 'export const notes = [1, 2, 3];');
    const made = await build({
      ...gameElements,
      configFile: false,
      logLevel: 'silent',
      root,
      build: { ...gameElements.build, write: false },
    });
    if (!('output' in made)) throw new Error('a build has one output');
    const text = new Map(made.output.map((it) => [it.fileName, it.type === 'chunk' ? it.code : it.source]));
    const packed = [...text.keys()].filter((name) => name.endsWith('.br'));
    expect(packed).toHaveLength(2);
    for (const name of packed)
      expect(brotliDecompressSync(text.get(name)!).toString()).toBe(text.get(name.slice(0, -'.br'.length)));
  } finally {
    rmSync(root, { recursive: true });
  }
});
