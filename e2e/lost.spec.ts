import { expect, type Browser, type Page } from '@playwright/test';
import { addBot } from './support/evening.ts';
import { Phone } from './support/phone.ts';
import { TestServer } from './support/server.ts';
import { test } from './support/test.ts';
import { walkAround } from './support/walk.ts';
import { goOn, village, watchedVillage } from './support/watched.ts';

const notice = (page: Page) => page.getByRole('status').locator('.room-word');

/** Says on another phone who its owner was at the table. */
async function comesBack(browser: Browser, url: string, code: string, name: string): Promise<Phone> {
  const next = await Phone.new(browser, name, 9);
  await next.page.goto(`${url}/t/${code}`);
  await next.page.getByRole('button', { name: 'I was here with another phone' }).click();
  await next.page.locator('masque-was-here').getByRole('button', { name }).click();
  await expect(next.page.getByText('The host has been asked.')).toBeVisible();
  return next;
}

test('nobody is lost at a table: names, seats, phones and the host', { tag: '@long' }, async ({ browser }) => {
  const server = await TestServer.open({ seed: 'lost', held: true });
  const { url } = server;
  try {
    const ada = await Phone.new(browser, 'Ada', 1);
    await ada.page.goto(url);
    const data = { game: 'desperate-times' };
    const opened = await ada.page.request.post(`${url}/api/tables`, { data, headers: { origin: url } });
    const { code } = (await opened.json()) as { code: string };
    await ada.sit(url, code);
    await expect(ada.page.getByText('2 more players are needed.')).toBeVisible();

    // Two people have one name: the second one is told before sitting down.
    const ben = await Phone.new(browser, 'Ben', 2);
    await ben.sit(url, code);
    const other = await Phone.new(browser, 'Ben', 3);
    await other.page.goto(`${url}/t/${code}`);
    await other.page.getByLabel('Your name').fill('Ben');
    await other.page.getByRole('button', { name: 'Take a seat' }).click();
    await expect(other.page.getByText('Somebody at this table has that name')).toBeVisible();
    await other.page.getByLabel('Your name').fill('Benno');
    await other.page.getByRole('button', { name: 'Take a seat' }).click();

    // Whoever is asked to leave is told so, and may come again.
    await ada.page.getByRole('button', { name: 'Ask Benno to leave' }).click();
    await expect(notice(other.page)).toHaveText('The host has asked you to leave your seat.');
    await expect(other.page.getByRole('button', { name: 'Take a seat' })).toBeVisible();

    // A phone dies before the deal.
    await ben.context.close();
    const back = await comesBack(browser, url, code, 'Ben');
    await ada.page.getByRole('button', { name: 'It is Ben' }).click();
    await expect(back.page.getByRole('button', { name: 'I am ready' })).toBeVisible();

    // A full table says so at once. When somebody makes room, there is a seat.
    for (let bots = 0; bots < 4; bots++) await addBot(ada.page);
    await expect(other.page.getByText('Every seat is taken. You can watch.')).toBeVisible();
    await expect(other.page.getByRole('button', { name: 'Take a seat' })).toHaveCount(0);
    await ada.page
      .getByRole('button', { name: /^Ask .* to leave$/ })
      .last()
      .click();
    await expect(other.page.getByRole('button', { name: 'Take a seat' })).toBeVisible();

    await back.ready();
    await ada.page.getByRole('button', { name: 'Deal', exact: true }).click();
    await expect(back.page.locator('mq-table')).toBeVisible();

    // The host's phone sleeps: somebody stands in, and is told so; then it comes back.
    // The server hears of a lost connection when it breaks; from then on, time counts.
    const standsIn = () =>
      expect
        .poll(async () => {
          await server.pass(10_000);
          return notice(back.page).allTextContents();
        })
        .toEqual(['The host is gone. You host this table until they are back.']);
    await ada.page.goto('about:blank');
    await standsIn();
    await ada.page.goto(`${url}/t/${code}`);
    await expect(notice(back.page)).toHaveText('The host is back. Thank you for standing in.');

    // The host's phone dies: whoever stands in confirms the new one, which then hosts.
    await ada.context.close();
    await standsIn();
    const host = await comesBack(browser, url, code, 'Ada');
    await back.page.getByRole('button', { name: 'It is Ada' }).click();
    await expect(host.page.locator('mq-private-area')).toHaveCount(1);
    await expect(notice(back.page)).toHaveText('The host is back. Thank you for standing in.');

    // The server starts again: nobody has to do anything.
    await server.kill();
    await expect(host.page.getByText('No connection.')).toBeVisible();
    await server.start();
    await expect(host.page.getByText('No connection.')).toHaveCount(0);
    await expect(host.page.locator('mq-private-area')).toHaveCount(1);
  } finally {
    await server.close();
  }
});

test(
  'a phone dies by night: another one has its card, its pack and its choice',
  { tag: '@long' },
  async ({ browser }) => {
    const server = await TestServer.open(village);
    try {
      const { master, code, phones } = await watchedVillage(browser, server);
      const [mia, tom] = phones;
      await goOn(master, /The second hour/);
      const card = await mia.peek();
      await mia.context.close();
      const next = await comesBack(browser, server.url, code, 'Mia');
      // Nothing of the night is on it before somebody has confirmed who holds it.
      await expect(next.page.locator('mq-private-area')).toHaveCount(0);
      await master.getByRole('button', { name: 'It is Mia' }).click();
      expect(await next.peek()).toBe(card);
      await expect(next.page.getByRole('heading', { name: 'Night 1' })).toBeVisible();
      await expect(tom.page.getByRole('heading', { name: 'Night 1' })).toBeVisible();
      const others = next.page.getByRole('list', { name: 'Seats' }).locator('button[aria-pressed=false]');
      await others.first().click();
      await expect(next.page.getByRole('list', { name: 'Seats' }).locator('button[aria-pressed=true]')).toHaveCount(1);
    } finally {
      await server.close();
    }
  },
);

test('a host hands over on purpose, and a troublemaker is removed', { tag: '@long' }, async ({ browser }) => {
  const server = await TestServer.open({ seed: 'trouble', held: true });
  const { url } = server;
  const found: string[] = [];
  try {
    const ada = await Phone.new(browser, 'Ada', 1);
    await ada.page.goto(url);
    const data = { game: 'coup' };
    const opened = await ada.page.request.post(`${url}/api/tables`, { data, headers: { origin: url } });
    const { code } = (await opened.json()) as { code: string };
    await ada.sit(url, code);
    const [ben, cleo] = [await Phone.new(browser, 'Ben', 2), await Phone.new(browser, 'Cleo', 3)];
    for (const it of [ben, cleo]) await it.sit(url, code);

    await ada.page.getByRole('button', { name: 'Let somebody else host' }).click();
    const others = ada.page.locator('masque-others');
    await others.getByRole('button', { name: 'Ben', exact: true }).click();
    found.push(...(await walkAround(ada.page, 'the others in the lobby')));
    // Nobody is removed from a game that has not begun.
    await expect(others.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await others.getByRole('button', { name: /^Make Ben the host/ }).click();
    await expect(notice(ben.page)).toHaveText('You host this table now.');
    await expect(ada.page.getByRole('button', { name: 'Deal', exact: true })).toHaveCount(0);

    for (const it of [ada, cleo]) await it.ready();
    await ben.page.getByRole('button', { name: 'Deal', exact: true }).click();
    await expect(cleo.page.locator('mq-table')).toBeVisible();
    await ben.page.getByRole('button', { name: 'About this game' }).click();
    await ben.page.getByRole('button', { name: 'Change hosts, or remove somebody' }).click();
    const people = ben.page.locator('masque-others');
    await people.getByRole('button', { name: 'Cleo', exact: true }).click();
    found.push(...(await walkAround(ben.page, 'the others in a game')));
    await people.getByRole('button', { name: /^Remove Cleo from this game/ }).click();
    await people.getByRole('button', { name: /^Really remove Cleo/ }).click();
    await expect(people).toHaveCount(0);
    // Being out is a moment; then the table is there again.
    await cleo.page.getByRole('button', { name: 'Watch the table' }).click();
    await expect(cleo.page.getByText('You are no longer in this game.')).toBeVisible();
    await expect(cleo.page.getByRole('button', { name: 'Take my seat back' })).toHaveCount(0);
    found.push(...(await walkAround(cleo.page, 'removed')));
    // The others go on.
    await expect(ada.page.locator('mq-table')).toBeVisible();
    expect(await ada.outcome()).toBeNull();
  } finally {
    await server.close();
  }
  expect(found).toEqual([]);
});
