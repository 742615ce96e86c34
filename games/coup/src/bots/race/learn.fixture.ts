import {
  after,
  answerAt,
  ANSWERS,
  BITS,
  choices,
  COINS,
  DOUBTS,
  doubtAt,
  FORCED,
  indexOf,
  LIKELY,
  moveAt,
  moves,
  outcomes,
  POSITIONS,
  STOPPED,
  TYPES,
  unsure,
  WIDTH,
  type RacePosition,
} from './layout.ts';

/** Number of sweeps over all strategies. */
const SWEEPS = 100;

/**
 * Learns good play in the race in half a second: regret matching in every position, with the values of later positions
 * updated as they are learned (CFR+: Tammelin 2014). `tools/race.ts` stores the result.
 */
class Learner {
  readonly #worth = new Float64Array(POSITIONS).fill(0.5);
  readonly #regrets = new Float64Array(POSITIONS * WIDTH);
  readonly #now = new Float64Array(POSITIONS * WIDTH);
  /** Average strategy; later sweeps have more weight. */
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
            this.#learn({ cards: 1 + (hands >> 1), coins, theirCards: 1 + (hands & 1), theirCoins: theirs }, sweep);
  }

  /** The value of every position and the probability of every move, all from 0 to 1. */
  learned(): number[] {
    const parts = Array<number>(POSITIONS * WIDTH).fill(0);
    for (let at = 0; at < parts.length; at += WIDTH)
      for (const { from, n } of choices) {
        const played = this.#played.subarray(at + from, at + from + n);
        const sum = played.reduce((a, b) => a + b, 0);
        played.forEach((it, i) => (parts[at + from + i] = sum > 0 ? it / sum : 0));
      }
    return [...this.#worth, ...parts];
  }

  /** Updates the strategies and the value of a position. */
  #learn(of: RacePosition, sweep: number): void {
    const { cards: m, coins: x, theirCards: n, theirCoins: y } = of;
    const position = indexOf(of);
    const at = position * WIDTH;
    const [now, likely] = [this.#now, LIKELY[m]!];
    const truths = Array<number>(moves.length).fill(NaN);
    const lies = Array<number>(unsure.length).fill(NaN);
    if (x >= 7) truths[5] = after(this.#worth, m, x - 7, n - 1, y);
    if (x < FORCED) truths[0] = after(this.#worth, m, x + 1, n, y);
    for (let i = 0; i < unsure.length && x < FORCED; i++) {
      if (unsure[i] === 'steal' ? y === 0 : unsure[i] === 'assassinate' && x < 3) continue;
      const comes = outcomes(this.#worth, of, unsure[i]!);
      const bit = BITS[i]!;
      let [told, lied] = [0, 0];
      for (let type = 0; type < TYPES; type++) {
        const part = likely[type]! * now[at + moveAt(type) + i + 1]!;
        if (bit === 0 || type & bit) told += part;
        else lied += part;
      }
      const reach = told + lied;
      const challenged =
        bit === 0 ? NaN : reach > 0 ? (told * comes.proved + lied * comes.caught) / reach : comes.proved;
      const held = STOPPED[i]![n]!;
      const doubt = at + doubtAt(i);
      const blocked = [comes.falsely, comes.truly].map((it) => now[doubt]! * comes.stopped + now[doubt + 1]! * it);
      let [truth, lie] = [0, 0];
      for (let b = 0; b < 2; b++) {
        const answer = at + answerAt(i, b);
        const part = b === 1 ? held : 1 - held;
        const rest = part * (now[answer]! * comes.allowed + now[answer + 2]! * blocked[b]!);
        truth += rest + part * now[answer + 1]! * comes.proved;
        lie += rest + part * now[answer + 1]! * comes.caught;
      }
      truths[i + 1] = truth;
      lies[i] = lie;
      const falsely = (1 - held) * now[at + answerAt(i, 0) + 2]!;
      const truly = held * now[at + answerAt(i, 1) + 2]!;
      for (let b = 0; b < 2; b++)
        this.#right(
          at + answerAt(i, b),
          [1 - comes.allowed, 1 - challenged, i === 1 ? NaN : 1 - blocked[b]!],
          reach,
          sweep,
        );
      const seen = falsely + truly;
      if (i !== 1 && seen > 0)
        this.#right(doubt, [comes.stopped, (falsely * comes.falsely + truly * comes.truly) / seen], seen, sweep);
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

  /** Updates the regrets of a choice with the value of each of its moves, weighted by the probability of reaching it; `NaN` if there is no such move. */
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

/** The value of every position, then the probability of every move. */
export const learn = (): number[] => new Learner().learned();
