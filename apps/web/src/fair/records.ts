import { recall, remember } from '../prefs/storage.ts';

/** What this device has stored about one deal of a table. */
export interface DealRecord {
  /** The table. */
  readonly code: string;
  /** The hash of the server's seed, as shown before the deal. */
  readonly commitment: string;
  /** The number that this device contributes to the deal. */
  readonly number?: string;
  /** The table has shown its seal. */
  readonly sealed?: true;
  /** Another device of the same person takes part instead of this one. */
  readonly elsewhere?: true;
  /** All seals at the time of the deal. */
  readonly seals?: readonly string[];
  /** When the number was revealed, in milliseconds since 1970. */
  readonly sentAt?: number;
  /** The server has acknowledged the number. */
  readonly given?: true;
  /** The game that was dealt. */
  readonly play?: string;
  /** This person's seat in it. */
  readonly seat?: number;
  /** The links of its chain, in the order in which they arrived. */
  readonly links?: readonly string[];
}

/** The maximum number of deals that are stored; older ones are dropped. */
const MAX_DEALS = 12;
/** The maximum number of links that are stored of a game. Beyond that, every other one is dropped. */
const MAX_LINKS = 40;

/** What was read last; if the browser stores nothing, everything there is. */
let held: { text: string | undefined; all: readonly DealRecord[] } = { text: undefined, all: [] };

/** All stored deals, the latest last. */
export function deals(): readonly DealRecord[] {
  const text = recall('deals');
  if (text !== undefined && text !== held.text) held = { text, all: read(text) };
  return held.all;
}

function read(text: string): readonly DealRecord[] {
  try {
    return JSON.parse(text) as DealRecord[];
  } catch {
    return [];
  }
}

/** Stores a deal, replacing its previous record. */
export function keepDeal(record: DealRecord): DealRecord {
  const others = deals().filter((it) => it.code !== record.code || it.commitment !== record.commitment);
  const all = [...others, record].slice(-MAX_DEALS);
  remember('deals', JSON.stringify(all));
  // If there is no room for it, what is read again is older.
  held = { text: recall('deals'), all };
  return record;
}

/** The links with one more. */
export function linked(links: readonly string[], link: string): readonly string[] {
  const all = [...links, link];
  return all.length > MAX_LINKS ? all.filter((_, n) => n % 2 === 0 || n === all.length - 1) : all;
}
