import type { ChatMessage } from '@masque/protocol';
import { expect, test } from 'vitest';
import { unreadOf } from './unread.ts';

const it = (at: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `${at}`,
  at,
  channel: 'table',
  name: 'n',
  by: 'Ada',
  seat: 0,
  text: 'x',
  ...more,
});

test('only public messages of others that still exist count as unread', () => {
  const { text: _, ...removed } = it(5);
  const said = [it(1), it(2), it(3, { private: true }), it(4, { seat: 1 }), removed];
  expect([unreadOf(said, 1, 0), unreadOf(said, 1, 1), unreadOf(said, 0, 0), unreadOf(said, null, 9)]).toEqual([
    2, 1, 1, 0,
  ]);
});
