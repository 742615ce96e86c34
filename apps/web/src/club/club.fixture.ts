import type { ClubCommand, ClubDoc, ClubServerMessage, ClubYou } from '@masque/club';
import { PROTOCOL } from '@masque/protocol';
import { ContextProvider } from '@lit/context';
import { Translator, translatorContext } from '@masque/ui';
import { vi } from 'vitest';
import { en as web } from '../messages/en.ts';
import { eveningContext, type LiveClub } from './live-club.ts';
import { en } from './words/en.ts';

/** A translator with the words of the pages of a club. */
export const words = new Translator('en', [web, en]);

/** Draws a part of a page where it finds an evening and its words. */
export async function drawAt<T extends HTMLElement & { updateComplete: Promise<unknown> }>(
  live: object,
  part: T,
): Promise<T> {
  const page = document.createElement('div');
  new ContextProvider(page, { context: eveningContext, initialValue: live as LiveClub });
  new ContextProvider(page, { context: translatorContext, initialValue: words });
  page.append(part);
  document.body.append(page);
  await part.updateComplete;
  return part;
}

/** A socket whose other end is the test. */
class FakeSocket {
  static last: FakeSocket | null = null;
  readonly sent: string[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    FakeSocket.last = this;
  }

  send(frame: string): void {
    this.sent.push(frame);
  }

  close(): void {}
}

/** A club whose evening is closed, as its hosts see it, with these parts of the room and of the desk. */
export const docOf = (room: object = {}, desk: object = {}): ClubDoc =>
  ({
    room: {
      code: 'VELA',
      club: { name: 'The Lantern', color: 'brass', language: 'en', watching: 'free' },
      evening: null,
      next: null,
      newest: null,
      people: {},
      tables: {},
      screen: 'evening',
      said: null,
      played: 0,
      ...room,
    },
    live: {},
    desk: {
      pin: null, invite: null, vanished: null, schemes: {}, pairs: [], rulesets: {}, favourites: [], claims: {}, expected: [], coming: [],
      hosts: ['m1'], barred: {}, options: {}, settings: {}, ...desk,
    },
  }) as unknown as ClubDoc; // prettier-ignore

const host: ClubYou = { member: 'm1', name: 'Ada', mask: 'owl', host: true, here: false };

/** There is no server: sockets are answered by the test, and only the list of games can be fetched. */
export function noServer(games: readonly object[] = []): void {
  FakeSocket.last = null;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', (path: string) =>
    String(path).endsWith('/games') ? Promise.resolve(Response.json(games)) : Promise.reject(new Error('no server')),
  );
}

/** The server's end of the connection that was opened last, once it is open. */
export async function server() {
  const last = await vi.waitUntil(() => FakeSocket.last);
  const says = (message: ClubServerMessage): void => last.onmessage?.({ data: JSON.stringify(message) });
  return {
    says,
    greets(doc: ClubDoc, you: ClubYou = host): void {
      says({ t: 'welcome', v: PROTOCOL, now: Date.now(), epoch: 'one' });
      says({ t: 'full', counter: 1, doc });
      says({ t: 'you', you });
    },
    /** The commands that were given so far. */
    get commands(): ClubCommand[] {
      return last.sent
        .map((it) => JSON.parse(it) as { t: string; command: ClubCommand })
        .flatMap((it) => (it.t === 'do' ? [it.command] : []));
    },
  };
}
