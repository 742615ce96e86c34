import { chromium } from 'playwright-core';
import { TestServer } from './support/server.ts';
import { host, addBot } from './support/evening.ts';
import { Phone } from './support/phone.ts';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const server = await TestServer.open({ botSpeed: 0.5 });
try {
  const table = await host(browser as never, server.url, /Succession/);
  const phone = await Phone.new(browser as never, 'Mia', 3);
  await phone.sit(server.url, table.code);
  for (let i = 0; i < 9; i++) await addBot(table.page);
  const screen = await (
    await browser.newContext({ viewport: { width: 1600, height: 900 }, locale: 'en-GB' })
  ).newPage();
  await screen.goto(`${server.url}/screen/${table.code}`);
  await phone.ready();
  await table.page.screenshot({ path: '/tmp/shots-succ/host.png', fullPage: true });
  await table.page.getByRole('button', { name: 'Deal' }).click();
  await phone.page.waitForTimeout(1500);
  await phone.page.screenshot({ path: '/tmp/shots-succ/peek.png', fullPage: true });
  await phone.page.waitForTimeout(16000);
  await phone.page.screenshot({ path: '/tmp/shots-succ/free.png', fullPage: true });
  await screen.screenshot({ path: '/tmp/shots-succ/screen1.png' });
  for (let i = 0; i < 9; i++) {
    const t = Date.now();
    const w = await phone.move();
    await phone.page.screenshot({ path: `/tmp/shots-succ/m${i}.png`, fullPage: true });
    console.log(i, w, Date.now() - t);
    await phone.page.waitForTimeout(1800);
    if (i === 5) await screen.screenshot({ path: '/tmp/shots-succ/screen2.png' });
  }
  console.log(await phone.peek());
} catch (e) {
  console.log(String(e).slice(0, 1500));
} finally {
  await server.close();
  await browser.close();
}
