import { setImmediate as breath } from 'node:timers/promises';

/** How many characters are looked at before yielding to other work. */
const AT_ONCE = 100_000;

/** What is more than a file may contain. */
export interface PieceLimits {
  /** The characters of one element, and of everything that is in no list. */
  readonly chars: number;
  /** The lists and objects in one element. Each costs many times what its two characters cost. */
  readonly parts: number;
  /** The elements of all lists together. */
  readonly all: number;
}

/** An object, with its lists apart. */
export interface Pieces {
  /** The object as JSON, where each list contains only its number. */
  readonly rest: string;
  /** The elements of each list, by its number. */
  readonly lists: readonly (readonly unknown[])[];
}

/** The object again, with its lists. */
export const joined = (rest: object, lists: Pieces['lists']): object =>
  Object.fromEntries(Object.entries(rest).map(([key, it]) => [key, Array.isArray(it) ? lists[Number(it[0])] : it]));

/** The number of lists and objects in a text of JSON, give or take the brackets in its strings. */
export function partsIn(text: string): number {
  let n = 0;
  for (const bracket of '[{') for (let i = text.indexOf(bracket); i >= 0; i = text.indexOf(bracket, i + 1)) n++;
  return n;
}

/**
 * Reads an object of JSON whose lists may be long, an element at a time, so that nobody else has to wait for all of it.
 *
 * @returns `null`: it is not an object of JSON, or it is too large
 * @example
 * const read = await inPieces('{"v":1,"all":[{"a":[1]},2]}', { chars: 100, parts: 10, all: 10 });
 * read.rest; // => '{"v":1,"all":[0]}'
 * read.lists; // => [[{ a: [1] }, 2]]
 */
export async function inPieces(text: string, max: PieceLimits): Promise<Pieces | null> {
  try {
    return await new Splitter(text, max).split();
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

class Splitter {
  readonly #text: string;
  /** What delimits strings, lists, objects and their elements. */
  readonly #marks = /["{}[\],]/g;
  readonly #max: PieceLimits;
  readonly #lists: unknown[][] = [];
  #rest = '';
  /** Where what was not taken over yet begins. */
  #from = 0;
  #depth = 0;
  #parts = 0;
  #elements = 0;
  /** Is this in a list of the object itself? */
  #listed = false;

  constructor(text: string, max: PieceLimits) {
    this.#text = text;
    this.#max = max;
  }

  /** @throws SyntaxError if it is not JSON, or too large */
  async split(): Promise<Pieces> {
    const text = this.#text;
    let next = AT_ONCE;
    for (let found = this.#marks.exec(text); found; found = this.#marks.exec(text)) {
      const [mark] = found;
      const at = found.index;
      if (mark === '"') this.#marks.lastIndex = this.#afterString(at);
      else this.#mark(mark, at);
      if (at < next) continue;
      next = at + AT_ONCE;
      await breath();
    }
    if (this.#depth !== 0) throw new SyntaxError('it does not end');
    this.#keep(text.length);
    return { rest: this.#rest, lists: this.#lists };
  }

  #mark(mark: string, at: number): void {
    if (mark === '[' || mark === '{') {
      if (++this.#parts > this.#max.parts) throw new SyntaxError('too many parts');
      if (++this.#depth === 2 && mark === '[') this.#open(at);
    } else if (mark === ',') {
      if (this.#listed && this.#depth === 2) this.#take(at);
    } else if (--this.#depth === 1 && this.#listed) this.#close(at);
  }

  #open(at: number): void {
    this.#keep(at + 1);
    this.#rest += this.#lists.push([]) - 1;
    this.#listed = true;
    this.#parts = 0;
  }

  #close(at: number): void {
    const list = this.#lists.at(-1)!;
    if (list.length > 0 || this.#text.slice(this.#from, at).trim() !== '') this.#take(at);
    this.#from = at;
    this.#listed = false;
  }

  /** An element ends here. */
  #take(at: number): void {
    if (at - this.#from > this.#max.chars || ++this.#elements > this.#max.all) throw new SyntaxError('too long');
    this.#lists.at(-1)!.push(JSON.parse(this.#text.slice(this.#from, at)));
    this.#from = at + 1;
    this.#parts = 0;
  }

  #keep(to: number): void {
    if (this.#rest.length + to - this.#from > this.#max.chars) throw new SyntaxError('too long');
    this.#rest += this.#text.slice(this.#from, to);
    this.#from = to;
  }

  #afterString(at: number): number {
    for (let end = this.#text.indexOf('"', at + 1); end >= 0; end = this.#text.indexOf('"', end + 1)) {
      if (end - at > this.#max.chars) break;
      let slashes = 0;
      while (this.#text[end - 1 - slashes] === '\\') slashes++;
      if (slashes % 2 === 0) return end + 1;
    }
    throw new SyntaxError('a string does not end, or is too long');
  }
}
