import type { Action } from '@masque/core';
import { textOf } from './moves.ts';

/** A move from a node, with its results. */
export interface TreeEdge {
  readonly move: Action | null;
  readonly text: string;
  visits: number;
  total: number;
  squares: number;
  /** How often the model would have made it. */
  asked: number;
}

/**
 * What one seat knows at one moment: an information set. All worlds in which it sees the same share the node, so that
 * no plan depends on what it cannot know.
 */
export class TreeNode {
  readonly edges: TreeEdge[];
  visits = 0;
  total = 0;
  asked = 0;

  constructor(moves: readonly (Action | null)[]) {
    this.edges = moves.map((move) => ({ move, text: textOf(move), visits: 0, total: 0, squares: 0, asked: 0 }));
  }

  /** Records what the model would do here. This is also how a move of an offer with too many to list is added. */
  ask(move: Action | null): void {
    const text = textOf(move);
    let edge = this.edges.find((it) => it.text === text);
    if (!edge) this.edges.push((edge = { move, text, visits: 0, total: 0, squares: 0, asked: 0 }));
    edge.asked++;
    this.asked++;
  }

  /**
   * The move to try next: its value so far, plus a bonus for uncertainty if the model favours it and it was tried
   * rarely (PUCT: Rosin 2011). A move that has not been tried counts as slightly less than the value of the node.
   */
  select(explore: number): TreeEdge {
    const mean = this.visits === 0 ? 0.5 : this.total / this.visits;
    const root = Math.sqrt(this.visits + 1);
    const even = EVEN / this.edges.length;
    let best = this.edges[0]!;
    let max = -Infinity;
    for (const edge of this.edges) {
      const prior = this.asked === 0 ? 1 / this.edges.length : even + ((1 - EVEN) * edge.asked) / this.asked;
      const worth = edge.visits === 0 ? mean - LESS : edge.total / edge.visits;
      const score = worth + (explore * prior * root) / (1 + edge.visits);
      if (score > max) [best, max] = [edge, score];
    }
    return best;
  }

  /** Whether one move has been tried so often that no other can catch up with it in this many more tries. */
  isDecided(more: number): boolean {
    let [first, second] = [0, 0];
    for (const { visits } of this.edges)
      if (visits > first) [first, second] = [visits, first];
      else if (visits > second) second = visits;
    return first - second > more;
  }

  /**
   * Whether the most visited move is better than any other by so many standard errors, or by fewer if the model would
   * make it. The spread of what comes of a move is taken to be the same for all. Few visits never make it clear.
   */
  isClear(errors: number): boolean {
    if (this.visits < FEW * this.edges.length) return false;
    const first = this.edges.reduce((a, b) => (b.visits > a.visits ? b : a));
    const needed = errors * (1 - (this.asked === 0 ? 0 : (TRUST * first.asked) / this.asked));
    const within = this.edges.reduce((sum, it) => sum + it.squares - it.total ** 2 / Math.max(1, it.visits), 0);
    const variance = within / (this.visits - this.edges.length) + MIN_SPREAD;
    return this.edges.every((it) => {
      if (it === first) return true;
      if (it.visits === 0) return false;
      const gap = first.total / first.visits - it.total / it.visits;
      return gap > needed * Math.sqrt(variance * (1 / first.visits + 1 / it.visits));
    });
  }

  add(edge: TreeEdge, reward: number): void {
    this.visits++;
    this.total += reward;
    edge.visits++;
    edge.total += reward;
    edge.squares += reward * reward;
  }
}

/** Visits for each move, in the mean, before one can be clearly better. */
const FEW = 5;
/** How much less sure one has to be of what the model would always do. */
const TRUST = 0.5;
/** What is added to the variance, so that a few equal results do not make it zero. */
const MIN_SPREAD = 1e-4;
/** The share of the exploration that all moves get equally, whatever the model thinks of them. */
const EVEN = 0.4;
const LESS = 0.05;
