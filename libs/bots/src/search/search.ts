import type { Action, Actions, Bot, BotObservation, Random, Redacted, Session } from '@masque/core';
import { observe } from '@masque/core';
import { imagined } from '../worlds/imagined.ts';
import { Sampler } from '../worlds/sampler.ts';
import { quick } from './chance.ts';
import { movesOf } from './moves.ts';
import { HOPELESS, Playing, rewards, SEED, type AskedSeat } from './playing.ts';
import { tasteOf } from './taste.ts';
import { TreeNode, type TreeEdge } from './tree.ts';

/** The settings of a search. */
export interface Searching<State = object, A extends Actions = Actions> {
  /** How people play, as far as is known: what the search expects from the others, and from itself in later moves. */
  readonly model: Bot<State, A>;
  /** Maximum number of playouts per decision. Default 120. */
  readonly playouts?: number;
  /** Maximum number of inputs per decision, of all playouts together. Default 5,000. */
  readonly inputs?: number;
  /** How many inputs it plays on before it judges the position with the game's `value`. Default: to the end. */
  readonly depth?: number;
  /** The balance between what looks best and what has rarely been tried. Default 0.6. */
  readonly explore?: number;
}

/** Inputs after which an imagined game is abandoned. */
const MAX_DEPTH = 2000;
/** Inputs that a decision may cost: a second or two of computing in a game of average size. */
const INPUTS = 5000;
/** How often the model is asked about a node, to learn how it distributes its moves. */
const ASKED = 6;
/** By how many standard errors the best move has to be better than any other for no more to be tried. */
const SURE = 2;
/** Share of the visits of the most visited move that another move needs to be chosen for its temperament. */
const SERIOUS = 0.25;

/** One decision of one seat. */
class Search {
  readonly #given: BotObservation<object>;
  readonly #how: Required<Omit<Searching, 'model'>> & { readonly model: Bot<object> };
  readonly #known: Redacted;
  readonly #worlds: Sampler;
  readonly #random: Random;
  /** Where each world begins: one that is drawn again has the views of everybody already. */
  readonly #begun = new WeakMap<object, Session>();
  readonly #nodes = new Map<string, TreeNode>();
  #inputs = 0;

  constructor(given: BotObservation<object>, how: Searching) {
    const { model, playouts = 120, inputs = INPUTS, depth = MAX_DEPTH, explore = 0.6 } = how;
    this.#given = given;
    this.#how = { model, playouts, inputs, depth, explore };
    this.#known = given.redacted();
    this.#worlds = new Sampler(given.game, this.#known, given.log());
    this.#random = quick(given.random);
  }

  best(): Action | null {
    const { given, root } = { given: this.#given, root: new TreeNode(movesOf(this.#given.offers, this.#random)) };
    for (let i = 0; i < ASKED; i++) root.ask(this.#how.model.decide({ ...given, random: this.#random }));
    const [only] = root.edges;
    if (root.edges.length === 1) return only!.move;
    const max = Math.min(this.#how.playouts, given.playouts ?? Infinity);
    let failed = 0;
    for (let i = 0; i < max && failed < HOPELESS && this.#inputs < this.#how.inputs; i++) {
      failed = this.#play(root) ? 0 : failed + 1;
      if (root.isDecided(max - i - 1) || root.isClear(SURE)) break;
    }
    return this.#chosen(root).move;
  }

  /** The most visited move; among those visited about as often, the one that best suits the temperament. */
  #chosen({ edges }: TreeNode): TreeEdge {
    const [first, ...others] = edges.toSorted(
      (a, b) => b.visits - a.visits || b.total - a.total || b.asked - a.asked,
    ) as [TreeEdge, ...TreeEdge[]];
    if (!this.#given.temperament || first.visits === 0) return first;
    const worth = tasteOf(this.#given);
    return others
      .filter((it) => it.visits >= first.visits * SERIOUS)
      .reduce((best, it) => (worth(it) > worth(best) ? it : best), first);
  }

  /** Plays on once, in a random world. Returns false if none was found, or the rules cannot go on from it. */
  #play(root: TreeNode): boolean {
    try {
      return this.#playOn(root);
    } catch {
      return false;
    }
  }

  #playOn(root: TreeNode): boolean {
    const state = this.#worlds.draw(this.#random);
    if (!state) return false;
    const { seat, offers, game } = this.#given;
    const way: { node: TreeNode; edge: TreeEdge }[] = [];
    const playing = new Playing(this.#how.model, this.#random);
    const first = root.select(this.#how.explore);
    let begin = this.#begun.get(state);
    if (!begin) this.#begun.set(state, (begin = imagined(game, this.#known, state, SEED)));
    let session = playing.take(begin, seat, offers, first.move);
    if (!session) return false;
    way.push({ node: root, edge: first });
    let inTree = true;
    for (let i = 0; i < this.#how.depth && !session.outcome; i++) {
      const now: Session = session;
      const next = playing.onward(now, (asked) => {
        if (asked.seat !== seat || !inTree) return null;
        const node = this.#nodeOf(now, asked);
        if (node.asked < ASKED) node.ask(playing.ask(now, seat));
        const edge = node.select(this.#how.explore);
        inTree = node.visits > 0;
        way.push({ node, edge });
        return edge;
      });
      this.#inputs++;
      if (!next) break;
      session = next;
    }
    const reward = rewards(session)[seat]!;
    for (const { node, edge } of way) node.add(edge, reward);
    return true;
  }

  /** The node for what a seat knows now. */
  #nodeOf(session: Session, { seat, offers }: AskedSeat): TreeNode {
    const key = `${session.phase} ${JSON.stringify(observe(session, seat, this.#random).view)}`;
    let node = this.#nodes.get(key);
    if (!node) this.#nodes.set(key, (node = new TreeNode(movesOf(offers, this.#random))));
    return node;
  }
}

/**
 * A bot for any game: it imagines worlds that look to it like the real one, plays on in them, and makes the move with
 * the best results. It needs the rules of a game, and a bot that plays it passably as a model of everybody.
 *
 * Monte Carlo tree search over information sets (Cowling, Powley & Whitehouse, "Information Set Monte Carlo Tree
 * Search", 2012) in which a model that gets their views plays the others (as in Silver & Veness, "Monte-Carlo Planning
 * in Large POMDPs", 2010). Every world has its own deal, but what the seat may plan depends on what it sees (no
 * strategy fusion: Frank & Basin 1998), and what the others do depends on what they see, which is never its hand.
 *
 * @example
 * const model = { decide: ({ offers: [offer] }) => ({ type: offer.type, window: offer.window, params: {} }) };
 * const bot = searching({ model, playouts: 50 });
 * typeof bot.decide; // => 'function'
 */
export const searching = <State, A extends Actions>(how: Searching<State, A>): Bot<object> => ({
  slow: true,
  // It is shown what the model is shown: views and offers of the same game.
  decide: (given) => new Search(given, how as unknown as Searching).best(),
});
