import type { Action } from '@masque/core';
import { textOf } from './moves.ts';

/** A move from a node, with what has come of it. */
export interface Edge {
  readonly move: Action | null;
  readonly text: string;
  visits: number;
  total: number;
  squares: number;
  /** How often the model would have made it. */
  asked: number;
}

/**
 * What one seat knows at one moment: an information set. All worlds in which it sees the same share the node, so that no
 * plan rests on what it cannot know.
 */
export class Node {
  readonly edges: Edge[];
  visits = 0;
  total = 0;
  asked = 0;

  constructor(moves: readonly (Action | null)[]) {
    this.edges = moves.map((move) => ({ move, text: textOf(move), visits: 0, total: 0, squares: 0, asked: 0 }));
  }

  /** Notes what the model would do here. A move of an offer with too many to list joins them in this way. */
  ask(move: Action | null): void {
    const text = textOf(move);
    let edge = this.edges.find((it) => it.text === text);
    if (!edge) this.edges.push((edge = { move, text, visits: 0, total: 0, squares: 0, asked: 0 }));
    edge.asked++;
    this.asked++;
  }

  /**
   * The move to try next: worth so far, and room for doubt where the model would go and few tries were made (PUCT:
   * Rosin 2011). What has not been tried is taken to be worth what the node is, less a little.
   */
  select(explore: number): Edge {
    const mean = this.visits === 0 ? 0.5 : this.total / this.visits;
    const root = Math.sqrt(this.visits + 1);
    const even = EVEN / this.edges.length;
    let best = this.edges[0]!;
    let most = -Infinity;
    for (const edge of this.edges) {
      const prior = this.asked === 0 ? 1 / this.edges.length : even + ((1 - EVEN) * edge.asked) / this.asked;
      const worth = edge.visits === 0 ? mean - LESS : edge.total / edge.visits;
      const score = worth + (explore * prior * root) / (1 + edge.visits);
      if (score > most) [best, most] = [edge, score];
    }
    return best;
  }

  /** Has one move been tried so often that no other can come up to it in so many more tries? */
  isDecided(more: number): boolean {
    let [first, second] = [0, 0];
    for (const { visits } of this.edges)
      if (visits > first) [first, second] = [visits, first];
      else if (visits > second) second = visits;
    return first - second > more;
  }

  add(edge: Edge, reward: number): void {
    this.visits++;
    this.total += reward;
    edge.visits++;
    edge.total += reward;
    edge.squares += reward * reward;
  }
}

/** What part of the doubt goes to all moves alike, whatever the model thinks of them. */
const EVEN = 0.4;
const LESS = 0.05;
