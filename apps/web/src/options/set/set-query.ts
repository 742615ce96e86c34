import type { GameInfo, SetInfo } from '@masque/protocol';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { answer, api } from '../../api/client.ts';

type Options = Readonly<Record<string, unknown>>;
export type SetCounts = Readonly<Record<string, number>>;

/** The set in question: a draft, a code, or otherwise the set of the options. */
export interface SetRequest {
  readonly game: GameInfo;
  readonly seats: number;
  readonly options: Options;
  readonly set?: SetCounts;
  readonly code?: string;
}

/** The number of seats that the places of a table stand for, within the game's limits. */
export const seatsFor = ({ seats }: GameInfo, places: number): number =>
  Math.min(seats.max, Math.max(seats.min, places));

const ask = ({ game, seats, options, set, code }: SetRequest) =>
  answer(
    api.games[':id'].set.$get({
      param: { id: game.id },
      query: { seats: String(seats), options: JSON.stringify(options), set: set && JSON.stringify(set), code },
    }),
  );

/** What the server says about a set. Only the response to the last request counts; outdated ones are dropped. */
export class SetQuery implements ReactiveController {
  view: SetInfo | null = null;
  readonly #host: ReactiveControllerHost;
  #asked = 0;
  #waiting = false;
  #about = '';
  /** The set of the options that the server is being asked about. */
  #asking = '';

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#about = '';
  }

  /** Follows a table: sends a request if its set differs from the one in the last response. */
  follow(question: SetRequest): void {
    if (this.#waiting) return;
    const { game, seats, options } = question;
    const part = Object.fromEntries((game.sets?.options ?? []).map((name) => [name, options[name]]));
    const rest = Object.entries(options).filter(([name]) => !(name in part));
    const about = JSON.stringify([game.id, seats, rest]);
    // A hidden set comes without its options, so there is nothing to follow.
    const told = Object.keys(part).some((name) => name in options);
    const set = JSON.stringify(part);
    if (about === this.#about && (!told || [this.#asking, JSON.stringify(this.view?.options)].includes(set))) return;
    this.#about = about;
    this.#asking = set;
    void this.ask(question);
  }

  /** Resolves with the response, or with `null` if it is outdated or failed. */
  async ask(question: SetRequest): Promise<SetInfo | null> {
    const mine = ++this.#asked;
    this.#waiting = question.set !== undefined || question.code !== undefined;
    const view = await ask(question).catch(() => null);
    if (mine !== this.#asked) return null;
    this.#waiting = false;
    this.#asking = '';
    if (view && (view.set || question.code === undefined)) this.view = view;
    this.#host.requestUpdate();
    return view;
  }
}
