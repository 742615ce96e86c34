import type { Club } from '@masque/club';
import type { Context } from 'hono';
import { encoded, type AsJson } from '../../http/kept.ts';
import type { Turns } from '../../http/turns.ts';

/** How many characters of pages are kept, of all clubs together. The oldest are forgotten first. */
const MAX_KEPT = 8_000_000;
/** What a page costs besides its text, in characters: anybody may ask for many that are empty. */
const EACH = 2000;

/** A page, and everything that it was made of. */
interface Page {
  readonly of: readonly unknown[];
  readonly text: string;
}

const weightOf = (key: string, { text }: Page): number => key.length + text.length + EACH;

/** What the pages of a club are made of: as long as it is the same, so are they. */
const partsOf = ({ name, language, members, results, chapters, seasons, schemes }: Club): readonly unknown[] => [
  ...[name, language, members, results, chapters, seasons, schemes],
];

/**
 * The pages with the results of clubs. Anybody may ask for them, and to go through all games of an old club takes a
 * while: so each is made in its turn, and once.
 */
export class Pages {
  readonly #turns: Turns;
  readonly #kept = new Map<string, Page>();
  #chars = 0;

  constructor(turns: Turns) {
    this.#turns = turns;
  }

  /**
   * A page as JSON; `null`: too many are wanted from this address.
   *
   * @param name which page of which club
   */
  async json<T>(c: Context, name: readonly unknown[], club: Club, make: () => T): Promise<AsJson<T> | null> {
    const text = await this.text(c, name, club, () => JSON.stringify(make()));
    return text === null ? null : encoded<T>(c, text);
  }

  /**
   * A page as text; `null`: too many are wanted from this address.
   *
   * @param name which page of which club
   */
  async text(c: Context, name: readonly unknown[], club: Club, make: () => string): Promise<string | null> {
    const key = JSON.stringify(name);
    const of = partsOf(club);
    const found = (): string | undefined => {
      const page = this.#kept.get(key);
      return page?.of.every((it, i) => it === of[i]) ? page.text : undefined;
    };
    return found() ?? this.#turns.take(c, () => found() ?? this.#keep(key, { of, text: make() }));
  }

  #keep(key: string, page: Page): string {
    this.#forget(key);
    this.#kept.set(key, page);
    this.#chars += weightOf(key, page);
    for (const other of this.#kept.keys()) {
      if (this.#chars <= MAX_KEPT || other === key) break;
      this.#forget(other);
    }
    return page.text;
  }

  #forget(key: string): void {
    const page = this.#kept.get(key);
    if (!page) return;
    this.#chars -= weightOf(key, page);
    this.#kept.delete(key);
  }
}
