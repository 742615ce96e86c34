import type { GameInfo, SetView } from '@masque/protocol';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { answer, api } from '../../api/client.ts';

type Options = Readonly<Record<string, unknown>>;
export type Counts = Readonly<Record<string, number>>;

/** Which set: one in the making, one by its code, or else the one that the options say. */
export interface Question {
  readonly game: GameInfo;
  readonly seats: number;
  readonly options: Options;
  readonly set?: Counts;
  readonly code?: string;
}

/** For so many the places of a table are laid, within what the game allows. */
export const seatsFor = ({ seats }: GameInfo, places: number): number =>
  Math.min(seats.max, Math.max(seats.min, places));

const ask = ({ game, seats, options, set, code }: Question) =>
  answer(
    api.games[':id'].set.$get({
      param: { id: game.id },
      query: { seats: String(seats), options: JSON.stringify(options), set: set && JSON.stringify(set), code },
    }),
  );

/** What the server says of a set. The last question counts: answers that are overtaken are dropped. */
export class SetLook implements ReactiveController {
  view: SetView | null = null;
  readonly #host: ReactiveControllerHost;
  #asked = 0;
  #waiting = false;
  #about = '';

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#about = '';
  }

  /** Keeps up with a table: asks when it is set up otherwise than in the last answer. */
  follow(question: Question): void {
    if (this.#waiting) return;
    const { game, seats, options } = question;
    const part = Object.fromEntries((game.sets?.options ?? []).map((name) => [name, options[name]]));
    const rest = Object.entries(options).filter(([name]) => !(name in part));
    const about = JSON.stringify([game.id, seats, rest]);
    // A hidden set comes without the options that say it: there is nothing to keep up with.
    const told = Object.keys(part).some((name) => name in options);
    if (about === this.#about && (!told || JSON.stringify(part) === JSON.stringify(this.view?.options))) return;
    this.#about = about;
    void this.ask(question);
  }

  /** Resolves with the answer, or with `null` where it comes too late or not at all. */
  async ask(question: Question): Promise<SetView | null> {
    const mine = ++this.#asked;
    this.#waiting = question.set !== undefined || question.code !== undefined;
    const view = await ask(question).catch(() => null);
    if (mine !== this.#asked) return null;
    this.#waiting = false;
    if (view && (view.set || question.code === undefined)) this.view = view;
    this.#host.requestUpdate();
    return view;
  }
}
