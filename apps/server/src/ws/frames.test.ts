import { serverMessage } from '@masque/protocol';
import { expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import { dealt, house, visitor } from '../test/house.ts';

test('every message to a table matches the protocol exactly', async () => {
  const { url } = await house();
  const { players, code } = await dealt(url, 2);
  const [ada, ben] = players as [Client, Client];
  const screen = await Client.join(url, code, { as: 'screen' });
  const stranger = await Client.join(url, code, { cookie: await visitor(url, 'Zoe') });
  await ada.do({ do: 'settings', chat: true });
  await ben.do({ do: 'say', channel: 'table', text: 'hello' });
  await ada.act(ada.offer('wave'));
  await ben.do({ do: 'start' });
  ada.send({ t: 'log', before: 1 });
  const old = await Client.join(url, code, { v: 0 });
  const nowhere = await Client.join(url, 'XXXX');
  const all = [...players, screen, stranger, old, nowhere];
  await Promise.all([...players, screen, stranger].map((it) => it.settled()));
  const messages = all.flatMap((it) => it.messages);
  for (const it of messages) expect(serverMessage.parse(it)).toEqual(it);
  const kinds = [...new Set(messages.map(({ t }) => t))].sort();
  expect(kinds).toEqual(serverMessage.options.map(({ shape }) => shape.t.value).sort());
});
