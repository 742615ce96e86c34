import { recall, remember } from '../prefs/storage.ts';

/** What this device has kept of one deal of a table. */
export interface DealRecord {
  /** The table. */
  readonly code: string;
  /** Hash of the house's seed, as it was shown before the deal. */
  readonly commitment: string;
  /** The number that this device gives to the deal. */
  readonly number?: string;
  /** The table has shown its seal. */
  readonly sealed?: true;
  /** Another device of the same person takes part, and this one does not. */
  readonly elsewhere?: true;
  /** All seals, when the cards were about to be dealt. */
  readonly seals?: readonly string[];
  /** When the number was revealed, in milliseconds since 1970. */
  readonly sentAt?: number;
  /** The house has acknowledged the number. */
  readonly given?: true;
  /** The game that was dealt. */
  readonly play?: string;
  /** Where this person sits in it. */
  readonly seat?: number;
  /** Links of its chain, in the order in which they came. */
  readonly links?: readonly string[];
}

/** Deals that are kept: those before are dropped. */
const MAX_DEALS = 12;
/** Links of a game that are kept. Beyond, every other one is dropped. */
const MAX_LINKS = 40;

/** What was read last; and where the browser keeps nothing, all there is. */
let held: { text: string | undefined; all: readonly DealRecord[] } = { text: undefined, all: [] };

/** All deals that are kept, the latest last. */
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

/** Keeps a deal in the place of what was kept of it. */
export function keepDeal(record: DealRecord): DealRecord {
  const others = deals().filter((it) => it.code !== record.code || it.commitment !== record.commitment);
  const all = [...others, record].slice(-MAX_DEALS);
  held = { text: JSON.stringify(all), all };
  remember('deals', held.text!);
  return record;
}

/** The same links with one more. */
export function linked(links: readonly string[], link: string): readonly string[] {
  const all = [...links, link];
  return all.length > MAX_LINKS ? all.filter((_, n) => n % 2 === 0 || n === all.length - 1) : all;
}
