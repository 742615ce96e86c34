import { chromium, expect } from '@playwright/test';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import encodeQR from 'qr';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';

const [WIDTH, HEIGHT] = [640, 480] as const;
/** Pixels per module of a code. */
const SCALE = 9;

/** What a camera pointed at a code sees: a video with a single frame, which browsers accept in place of a camera. */
function film(text: string): Buffer {
  const code = encodeQR(text, 'raw', { border: 2 });
  const [left, top] = [WIDTH, HEIGHT].map((it) => Math.floor((it - code.length * SCALE) / 2)) as [number, number];
  const light = Buffer.alloc(WIDTH * HEIGHT, 200);
  for (let y = 0; y < code.length * SCALE; y++)
    for (let x = 0; x < code.length * SCALE; x++)
      light[(top + y) * WIDTH + left + x] = code[Math.floor(y / SCALE)]![Math.floor(x / SCALE)] ? 30 : 230;
  const grey = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 C420jpeg\nFRAME\n`), light, grey]);
}

test('a code that is held before the camera leads to its table', { tag: '@long' }, async () => {
  const server = await TestServer.open();
  const folder = await mkdtemp(join(tmpdir(), 'masque-'));
  const filmed = join(folder, 'code.y4m');
  let browser;
  try {
    const headers = { 'content-type': 'application/json', origin: server.url };
    const opened = await fetch(`${server.url}/api/tables`, { method: 'POST', headers, body: '{"game":"coup"}' });
    const { code } = (await opened.json()) as { code: string };
    // The printed code has another address of the server.
    await writeFile(filmed, film(`http://192.168.1.7:8080/t/${code}`));
    browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: [
        '--no-sandbox',
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${filmed}`,
      ],
    });
    const context = await browser.newContext({ locale: 'en-GB', permissions: ['camera'], reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Scan' }).click();
    await page.waitForURL(`${server.url}/t/${code}`);
    await expect(page.getByRole('dialog', { name: 'Scan a code' })).toHaveCount(0);
  } finally {
    await browser?.close();
    await server.close();
    await rm(folder, { recursive: true });
  }
});
