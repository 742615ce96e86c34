import { clubMessage, type ClubAs, type ClubMessage, type ClubServerMessage, type ClubYou } from '@masque/club';
import { clubWords } from '@masque/club/words';
import type { WebSocket } from 'ws';
import { refused } from '../answer.ts';
import type { Person } from '../identity/people.ts';
import type { Services } from '../services.ts';
import { say } from '../text.ts';
import { CLOSE, SocketPeer, type Allowance, type AnyRefusal } from '../ws/socket-peer.ts';
import type { ClubRoom } from './club-room.ts';
import type { Device } from './devices.ts';
import type { Clubs } from './clubs.ts';

const ALLOWANCE: Allowance = { burst: 30, rate: 10, maxStrikes: 60, maxPending: 8 };

type Hello = Extract<ClubMessage, { t: 'hello' }>;
type Request = Extract<ClubMessage, { key: string }>;

/** A socket that follows an evening: passes messages to the club and sends its answers and frames. */
export class ClubConnection extends SocketPeer<Hello, Request, ClubServerMessage> implements Device {
  readonly #clubs: Clubs;
  readonly #from: string;
  #room: ClubRoom | null = null;
  #as: ClubAs = 'phone';

  /** @param from network address of the connection, for counting newcomers */
  constructor(socket: WebSocket, device: Person | null, services: Services, clubs: Clubs, from: string) {
    super(socket, device, services, clubMessage, ALLOWANCE);
    this.#clubs = clubs;
    this.#from = from;
  }

  tell(you: ClubYou): void {
    this.answer({ t: 'you', you });
  }

  override drained(): void {
    this.#room?.drained(this);
  }

  protected override left(): void {
    this.#room?.leave(this);
  }

  protected override explain({ message }: AnyRefusal): string {
    return say(message, { language: this.language, game: clubWords });
  }

  protected override async enter({ v, club, as, screen, resume }: Hello): Promise<void> {
    const room = await this.#clubs.get(club);
    if (this.closed) return;
    if (!room) {
      this.answer({ t: 'gone' });
      return this.close(CLOSE.normal, 'no such evening');
    }
    this.#as = as;
    this.answer({ t: 'welcome', v, now: this.services.clock.now(), epoch: room.epoch });
    this.#room = room;
    room.join(this, this.device, { as, screen }, resume?.epoch === room.epoch ? resume.counter : undefined);
  }

  protected override async ask({ key, command }: Request): Promise<void> {
    const room = this.#room;
    if (!room) return;
    if (this.#as === 'screen') return this.refuse(key, refused('read_only'));
    if (!this.device) return this.refuse(key, refused('no_person'));
    const answer = await room.command(this.device, key, command, this.#from);
    if (answer.ok) this.answer({ t: 'ok', key });
    else this.refuse(key, answer);
  }
}
