import type { WebSocket } from 'ws';
import type { Person } from '../identity/people.ts';
import type { Services } from '../services.ts';
import type { Cluster, Destination } from './cluster.ts';
import { keyOfTable } from './ownership.ts';
import type { SocketReader } from './relay.ts';

/** Opens the reader of a socket's messages. */
export type Open = (socket: WebSocket, person: Person | null, from: string) => SocketReader;

/** One for each kind of socket. */
export type Openers = { readonly [to in Destination]: Open };

/** The same, for sockets whose table or evening may be at another node. */
export function relayed(openers: Openers, cluster: Cluster, { store, people }: Services): Openers {
  const open =
    (to: Destination, keyOf: (code: string) => Promise<string | null>, field: string): Open =>
    (socket, person, from) =>
      cluster.relay(
        socket,
        { to, person, from },
        () => openers[to](socket, person, from),
        (message) => {
          const code = codeIn(message, field);
          if (code === null) return null;
          const introduced = person ? people.introduce(person.id) : Promise.resolve();
          return introduced.then(() => keyOf(code));
        },
      );
  return {
    table: open(
      'table',
      async (code) => {
        const record = await store.loadTableByCode(code);
        return record && keyOfTable(record);
      },
      'table',
    ),
    club: open('club', async (code) => (await store.loadStreamByCode(code))?.id ?? null, 'club'),
  };
}

/** The code named by the first message of a socket, if it names one. */
function codeIn(message: string, field: string): string | null {
  try {
    const it = JSON.parse(message) as { t?: unknown; [field: string]: unknown } | null;
    const code = it?.t === 'hello' ? it[field] : null;
    return typeof code === 'string' && code.length <= 16 ? code : null;
  } catch {
    return null;
  }
}
