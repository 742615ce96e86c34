/**
 * Two players left, seen as a race: who holds what is a matter of chance in every turn, what counts is influence and coins.
 * Of this game the equilibrium can be computed, and with it how often to lie, to doubt and to stop somebody, so that
 * nobody gains by knowing how often that is. Regret matching in every position, each worth what those after it are
 * (CFR+: Tammelin 2014), as it is learned.
 */

/** What may be done in a turn of the race. Those in between may be doubted or stopped. */
const moves = ['income', 'foreign_aid', 'tax', 'steal', 'assassinate', 'coup'] as const;
const unsure = ['foreign_aid', 'tax', 'steal', 'assassinate'] as const;
export type Unsure = (typeof unsure)[number];
/** What is claimed by each of `unsure`, as a bit of what somebody holds. */
const BITS = [0, 1, 2, 4] as const;
const TYPES = 8;

/** Influence and coins of who is to move, and of the other one. */
export interface Position {
  readonly cards: number;
  readonly coins: number;
  readonly theirCards: number;
  readonly theirCoins: number;
}

/** Numbers of coins that are told apart. */
const COINS = 13;
const FORCED = 10;
/** How often each strategy is put right. */
const SWEEPS = 100;
/** How likely one or two cards hold a certain character, and one of two. */
const HELD = [0, 0.2, 0.37];
const EITHER = [0, 0.4, 0.63];
/** How likely what stops each of `unsure` is held; nothing stops the second. */
const STOPPED = [HELD, [0, 0, 0], EITHER, HELD];
/** How likely each combination of what is claimed is held. */
const LIKELY = HELD.map((one) =>
  Array.from({ length: TYPES }, (_, type) => [1, 2, 4].reduce((all, bit) => all * (type & bit ? one : 1 - one), 1)),
);

// Where a position has its choices: the move by what is held, the answer to each of `unsure` by whether what stops it is
// held (allow, challenge, block), and whether to believe what is said to stop it (believe, challenge).
const ANSWERS = TYPES * moves.length;
const DOUBTS = ANSWERS + unsure.length * 2 * 3;
const WIDTH = DOUBTS + unsure.length * 2;
const moveAt = (type: number): number => type * moves.length;
const answerAt = (i: number, isHeld: number): number => ANSWERS + (i * 2 + isHeld) * 3;
const doubtAt = (i: number): number => DOUBTS + i * 2;

const indexOf = (cards: number, coins: number, theirCards: number, theirCoins: number): number =>
  (((cards - 1) * 2 + theirCards - 1) * COINS + Math.min(coins, COINS - 1)) * COINS + Math.min(theirCoins, COINS - 1);
const POSITIONS = 4 * COINS * COINS;

/** What comes of a move that is not sure, each as the chance of the mover to win. */
interface Outcomes {
  allowed: number;
  /** It is challenged, and was true or a lie. */
  proved: number;
  caught: number;
  /** It is stopped; that is challenged, and was true or a lie. */
  stopped: number;
  truly: number;
  falsely: number;
}

class Race {
  readonly #worth = new Float64Array(POSITIONS).fill(0.5);
  readonly #regrets = new Float64Array(POSITIONS * WIDTH);
  readonly #now = new Float64Array(POSITIONS * WIDTH);
  /** What was played, later sweeps with more weight. */
  readonly #played = new Float64Array(POSITIONS * WIDTH);
  readonly #row = new Float64Array(moves.length);

  constructor() {
    for (let p = 0; p < POSITIONS; p++) {
      for (let i = 0; i < ANSWERS; i++) this.#now[p * WIDTH + i] = 1 / moves.length;
      for (let i = ANSWERS; i < DOUBTS; i++) this.#now[p * WIDTH + i] = 1 / 3;
      for (let i = DOUBTS; i < WIDTH; i++) this.#now[p * WIDTH + i] = 1 / 2;
    }
    for (let sweep = 1; sweep <= SWEEPS; sweep++)
      for (let hands = 0; hands < 4; hands++)
        for (let coins = 0; coins < COINS; coins++)
          for (let theirs = 0; theirs < COINS; theirs++)
            this.#learn(1 + (hands >> 1), coins, 1 + (hands & 1), theirs, sweep);
  }

  /** Of some moves from a place on, the part of one of them. */
  share({ cards, coins, theirCards, theirCoins }: Position, from: number, n: number, i: number): number {
    const at = indexOf(cards, coins, theirCards, theirCoins) * WIDTH + from;
    let sum = 0;
    for (let k = 0; k < n; k++) sum += this.#played[at + k]!;
    return sum > 0 ? this.#played[at + i]! / sum : 0;
  }

  /** The chance of whoever has just moved, to win. */
  #after(cards: number, coins: number, theirCards: number, theirCoins: number): number {
    if (theirCards <= 0) return 1;
    if (cards <= 0) return 0;
    return 1 - this.#worth[indexOf(theirCards, theirCoins, cards, coins)]!;
  }

  outcomes(m: number, x: number, n: number, y: number, i: number): Outcomes {
    const caught = this.#after(m - 1, x, n, y);
    if (unsure[i] === 'assassinate') {
      const both = this.#after(m, x - 3, n - 2, y);
      const [allowed, stopped] = [this.#after(m, x - 3, n - 1, y), this.#after(m, x - 3, n, y)];
      return { allowed, proved: both, caught, stopped, truly: this.#after(m - 1, x - 3, n, y), falsely: both };
    }
    const taken = unsure[i] === 'steal' ? Math.min(2, y) : 0;
    const more = taken || (unsure[i] === 'tax' ? 3 : 2);
    const proved = this.#after(m, x + more, n - 1, y - taken);
    const allowed = this.#after(m, x + more, n, y - taken);
    return { allowed, proved, caught, stopped: this.#after(m, x, n, y), truly: caught, falsely: proved };
  }

  /** Puts the strategies of a position right, and what it is worth. */
  #learn(m: number, x: number, n: number, y: number, sweep: number): void {
    const position = indexOf(m, x, n, y);
    const at = position * WIDTH;
    const [now, likely] = [this.#now, LIKELY[m]!];
    const truths = Array<number>(moves.length).fill(NaN);
    const lies = Array<number>(unsure.length).fill(NaN);
    if (x >= 7) truths[5] = this.#after(m, x - 7, n - 1, y);
    if (x < FORCED) truths[0] = this.#after(m, x + 1, n, y);
    for (let i = 0; i < unsure.length && x < FORCED; i++) {
      if (unsure[i] === 'steal' ? y === 0 : unsure[i] === 'assassinate' && x < 3) continue;
      const of = this.outcomes(m, x, n, y, i);
      const bit = BITS[i]!;
      let [told, lied] = [0, 0];
      for (let type = 0; type < TYPES; type++) {
        const part = likely[type]! * now[at + moveAt(type) + i + 1]!;
        if (bit === 0 || type & bit) told += part;
        else lied += part;
      }
      const reach = told + lied;
      const challenged = bit === 0 ? NaN : reach > 0 ? (told * of.proved + lied * of.caught) / reach : of.proved;
      const held = STOPPED[i]![n]!;
      const doubt = at + doubtAt(i);
      const blocked = [of.falsely, of.truly].map((it) => now[doubt]! * of.stopped + now[doubt + 1]! * it);
      let [truth, lie] = [0, 0];
      for (let b = 0; b < 2; b++) {
        const answer = at + answerAt(i, b);
        const part = b === 1 ? held : 1 - held;
        const rest = part * (now[answer]! * of.allowed + now[answer + 2]! * blocked[b]!);
        truth += rest + part * now[answer + 1]! * of.proved;
        lie += rest + part * now[answer + 1]! * of.caught;
      }
      truths[i + 1] = truth;
      lies[i] = lie;
      const falsely = (1 - held) * now[at + answerAt(i, 0) + 2]!;
      const truly = held * now[at + answerAt(i, 1) + 2]!;
      for (let b = 0; b < 2; b++)
        this.#right(
          at + answerAt(i, b),
          [1 - of.allowed, 1 - challenged, i === 1 ? NaN : 1 - blocked[b]!],
          reach,
          sweep,
        );
      const seen = falsely + truly;
      if (i !== 1 && seen > 0)
        this.#right(doubt, [of.stopped, (falsely * of.falsely + truly * of.truly) / seen], seen, sweep);
    }
    let worth = 0;
    for (let type = 0; type < TYPES; type++) {
      const row = this.#row;
      for (let i = 0; i < moves.length; i++) {
        const bit = BITS[i - 1] ?? 0;
        row[i] = bit === 0 || type & bit ? truths[i]! : lies[i - 1]!;
        if (row[i] === row[i]) worth += likely[type]! * now[at + moveAt(type) + i]! * row[i]!;
      }
      this.#right(at + moveAt(type), row, 1, sweep);
    }
    this.#worth[position]! += (worth - this.#worth[position]!) * (2 / (sweep + 1));
  }

  /** Learns what each move of a choice would have been worth to whoever gets there with such a chance; `NaN`: there is none. */
  #right(at: number, worths: ArrayLike<number>, reach: number, sweep: number): void {
    const [regrets, now, played] = [this.#regrets, this.#now, this.#played];
    const n = worths.length;
    let [mean, open, left, sum] = [0, 0, 0, 0];
    for (let i = 0; i < n; i++) {
      const worth = worths[i]!;
      if (Number.isNaN(worth)) continue;
      mean += now[at + i]! * worth;
      open += now[at + i]!;
      left++;
    }
    mean = open > 0 ? mean / open : 0;
    for (let i = 0; i < n; i++) {
      const worth = worths[i]!;
      if (Number.isNaN(worth)) {
        now[at + i] = 0;
        continue;
      }
      if (open > 0) played[at + i]! += (sweep * now[at + i]!) / open;
      const regret = Math.max(0, regrets[at + i]! + reach * (worth - mean));
      regrets[at + i] = regret;
      sum += regret;
    }
    for (let i = 0; i < n; i++)
      if (!Number.isNaN(worths[i]!)) now[at + i] = sum > 0 ? regrets[at + i]! / sum : 1 / left;
  }
}

let learned: Race | null = null;
/** The race as it is played well, learned when somebody first asks. */
const race = (): Race => (learned ??= new Race());

/** How readily something said is challenged, and what that depends on. */
export interface Doubt {
  /** How often, if it is a lie as often as usual. */
  readonly often: number;
  /** How often it is a lie, for a likelihood that what is claimed is held by chance. */
  lies(held: number): number;
  readonly usual: number;
  /** What is won if it is a lie, over what is lost if it is true: in chances to win. */
  readonly stake: number;
}

/** How often a combination of what is held claims what it has; or has not. */
function claimed(position: Position, i: number, isTrue: boolean): number {
  let [sum, all] = [0, 0];
  for (let type = 0; type < TYPES; type++) {
    if (((type & BITS[i]!) !== 0) !== isTrue) continue;
    const likely = LIKELY[position.cards]![type]!;
    sum += likely * race().share(position, moveAt(type), moves.length, i + 1);
    all += likely;
  }
  return sum / all;
}

/** How often people do what nobody would. */
const SLIP = 0.02;

function doubtOf(often: number, stake: number, usual: number, truths: number, lies: number): Doubt {
  const of = (held: number): number => {
    const lied = (1 - held) * (lies + SLIP);
    return lied / (lied + held * (truths + SLIP));
  };
  return { often: SLIP + (1 - 2 * SLIP) * often, stake, lies: of, usual: of(usual) };
}

/** How often one makes a move, by what it holds of Duke, Captain and Assassin; `undefined`: it is not one of the race. */
export function wishFor(position: Position, move: string, holds: readonly boolean[]): number | undefined {
  const i = moves.findIndex((it) => it === move);
  const type = holds.reduce((sum, it, bit) => sum + (it ? 1 << bit : 0), 0);
  return i < 0 ? undefined : race().share(position, moveAt(type), moves.length, i);
}

/** How readily a move is challenged by one who holds what stops it, or does not. */
export function doubtOfMove(position: Position, move: Unsure, canStop: boolean): Doubt {
  const i = unsure.indexOf(move);
  const { cards, coins, theirCards, theirCoins } = position;
  const of = race().outcomes(cards, coins, theirCards, theirCoins, i);
  const often = race().share(position, answerAt(i, canStop ? 1 : 0), 3, 1);
  return doubtOf(often, of.proved - of.caught, HELD[cards]!, claimed(position, i, true), claimed(position, i, false));
}

/** How readily it is challenged that somebody can stop a move. */
export function doubtOfBlock(position: Position, move: Unsure): Doubt {
  const i = unsure.indexOf(move);
  const { cards, coins, theirCards, theirCoins } = position;
  const of = race().outcomes(cards, coins, theirCards, theirCoins, i);
  const often = race().share(position, doubtAt(i), 2, 1);
  const [lies, truths] = [0, 1].map((b) => race().share(position, answerAt(i, b), 3, 2)) as [number, number];
  return doubtOf(often, of.falsely - of.truly, STOPPED[i]![theirCards]!, truths, lies);
}

/** How often who cannot stop a move, and does not challenge it, says that it can. */
export function bluffAgainst(position: Position, move: Unsure): number {
  const [allow, block] = [0, 2].map((i) => race().share(position, answerAt(unsure.indexOf(move), 0), 3, i)) as [
    number,
    number,
  ];
  return allow + block > 0 ? block / (allow + block) : 0;
}

export const isUnsure = (move: string): move is Unsure => unsure.some((it) => it === move);
