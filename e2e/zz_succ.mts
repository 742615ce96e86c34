import { chromium } from 'playwright-core';
import { TestServer } from './support/server.ts';
import { host, addBot } from './support/evening.ts';
import { Phone } from './support/phone.ts';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const server = await TestServer.open({ botSpeed: 1 });
try {
  const table = await host(browser as never, server.url, /Succession/);
  const phone = await Phone.new(browser as never, 'Mia', 3);
  await phone.sit(server.url, table.code);
  for (let i = 0; i < 11; i++) await addBot(table.page);
  const screen = await (await browser.newContext({ viewport: { width: 1600, height: 900 }, locale: 'fr-FR' })).newPage();
  await screen.goto(`${server.url}/screen/${table.code}`);
  await phone.ready();
  await table.page.getByRole('button', { name: 'Deal' }).click();
  for (let i = 0; i < 24; i++) { await screen.waitForTimeout(9000); if (await phone.outcome()) { await screen.screenshot({ path: '/tmp/shots-succ/end.png' }); await phone.page.screenshot({ path: '/tmp/shots-succ/endp.png', fullPage: true }); console.log('over', await phone.outcome()); break; } await screen.screenshot({ path: `/tmp/shots-succ/s${i}.png` }); if (i > 12) await phone.page.screenshot({ path: `/tmp/shots-succ/p${i}.png`, fullPage: true }); }
} catch (e) { console.log(String(e).slice(0, 1500)); } finally { await server.close(); await browser.close(); }
