import {
  clockOf,
  isOpen,
  observe,
  offersFor,
  step,
  type Action,
  type Actions,
  type Bot,
  type BotObservation,
  type Offer,
  type Random,
  type Redacted,
  type Seat,
  type Session,
  type Temperament,
} from '@masque/core';
import { liking } from '../temperament.ts';
import { imagined } from '../worlds/imagined.ts';
import { Sampler } from '../worlds/sampler.ts';
import { quick } from './chance.ts';
import { movesOf } from './moves.ts';
import { Node, type Edge } from './tree.ts';

/** The settings of a search. */
export interface Searching<State = object, A extends Actions = Actions> {
  /** How people play, as far as is known: what the search expects from the others, and from itself in later moves. */
  readonly model: Bot<State, A>;
  /** How many times it plays on for one decision, at most. Default 120. */
  readonly playouts?: number;
  /** How many inputs it plays on before it judges the position with the game's `value`. Default: to the end. */
  readonly depth?: number;
  /** The balance between what looks best and what has rarely been tried. Default 0.6. */
  readonly explore?: number;
}

/** Inputs after which an imagined game is abandoned. */
const LONGEST = 2000;
/** How often the model is asked about a node, to learn how it distributes its moves. */
const ASKED = 6;
/** Milliseconds that pass, in an imagined game, between a question and its answer. */
const THINK_MS = 2000;
/** The share of the most tried move's tries that another move needs in order to be chosen by temperament. */
const SERIOUS = 0.25;
/** What a move that suits the temperament is worth, in probability of winning. */
const LIKING = 0.06;
/** What the uncertainty of a move is worth, by temperament. */
const RISK: { readonly [temperament in Temperament]?: number } = { bold: 0.25, careful: -0.25 };
/** After this many consecutive worlds that cannot be drawn or do not fit, the search gives up. */
const HOPELESS = 20;

/** What the end of a game, or the position where it was left, is worth to each seat: from 0 to 1. */
function rewards({ outcome, game, state, start }: Session): readonly number[] {
  if (!outcome) return game.worlds?.value?.(state) ?? Array<number>(start.seats).fill(0.5);
  const worth = Array<number>(start.seats).fill(0);
  for (const seat of outcome.winners) worth[seat] = 1;
  return worth;
}

/** One decision of one seat. */
class Search {
  readonly #given: BotObservation<object>;
  readonly #how: Required<Omit<Searching, 'model'>> & { readonly model: Bot<object> };
  readonly #known: Redacted;
  readonly #worlds: Sampler;
  readonly #random: Random;
  readonly #nodes = new Map<string, Node>();
  /** The position of an imagined game: the phase, and the seat to look at next. */
  #phase = '';
  #next = 0;

  constructor(given: BotObservation<object>, { model, playouts = 120, depth = LONGEST, explore = 0.6 }: Searching) {
    this.#given = given;
    this.#how = { model, playouts, depth, explore };
    this.#known = given.redacted();
    this.#worlds = new Sampler(given.game, this.#known, given.log());
    this.#random = quick(given.random);
  }

  best(): Action | null {
    const { given, root } = { given: this.#given, root: new Node(movesOf(this.#given.offers, this.#random)) };
    for (let i = 0; i < ASKED; i++) root.ask(this.#how.model.decide({ ...given, random: this.#random }));
    const [only] = root.edges;
    if (root.edges.length === 1) return only!.move;
    const most = Math.min(this.#how.playouts, given.playouts ?? Infinity);
    let failed = 0;
    for (let i = 0; i < most && failed < HOPELESS && !given.spent?.(); i++) {
      failed = this.#play(root) ? 0 : failed + 1;
      if (root.isDecided(most - i - 1)) break;
    }
    return this.#chosen(root).move;
  }

  /** The move that was tried most; among those tried about as often, the one that best suits the temperament. */
  #chosen({ edges }: Node): Edge {
    const [first, ...others] = edges.toSorted(
      (a, b) => b.visits - a.visits || b.total - a.total || b.asked - a.asked,
    ) as [Edge, ...Edge[]];
    const { temperament } = this.#given;
    if (!temperament || first.visits === 0) return first;
    const likes = liking(this.#given);
    const worth = ({ move, visits, total, squares }: Edge): number => {
      const mean = total / visits;
      const risk = Math.sqrt(Math.max(0, squares / visits - mean * mean));
      return mean + LIKING * likes(move) + (RISK[temperament] ?? 0) * risk;
    };
    return others
      .filter((it) => it.visits >= first.visits * SERIOUS)
      .reduce((best, it) => (worth(it) > worth(best) ? it : best), first);
  }

  /** Plays on once, in a random world. Returns false if there was none, or the rules cannot go on from it. */
  #play(root: Node): boolean {
    try {
      return this.#playOn(root);
    } catch {
      return false;
    }
  }

  #playOn(root: Node): boolean {
    const state = this.#worlds.draw(this.#random);
    if (!state) return false;
    const { seat } = this.#given;
    const way: { node: Node; edge: Edge }[] = [];
    const first = root.select(this.#how.explore);
    let session: Session | null = imagined(this.#given.game, this.#known, state, SEED);
    const left = new Set<string>();
    if (first.move) session = this.#take(session, seat, first.move);
    else left.add(questionOf(seat, this.#given.offers));
    if (!session) return false;
    way.push({ node: root, edge: first });
    let inTree = true;
    for (let i = 0; i < this.#how.depth && !session.outcome; i++) {
      const asked = this.#asked(session, left);
      if (!asked) {
        const rung = ring(session, this.#random);
        if (!rung) break;
        session = rung;
        continue;
      }
      const own: Node | null = asked.seat === seat && inTree ? this.#nodeOf(session, asked) : null;
      let move: Action | null;
      if (own) {
        if (own.asked < ASKED) own.ask(this.#model(session, asked.seat));
        const edge = own.select(this.#how.explore);
        inTree = own.visits > 0;
        way.push({ node: own, edge });
        move = edge.move;
      } else move = this.#model(session, asked.seat);
      if (!move) left.add(questionOf(asked.seat, asked.offers));
      else session = this.#take(session, asked.seat, move) ?? this.#stay(session, asked, left);
    }
    const reward = rewards(session)[seat]!;
    for (const { node, edge } of way) node.add(edge, reward);
    return true;
  }

  /** What the model would do. It gets only the seat's view of the world. */
  #model(session: Session, seat: Seat): Action | null {
    return this.#how.model.decide(observe(session, seat, this.#random));
  }

  #take(session: Session, seat: Seat, action: Action): Session | null {
    const next = step(session, { at: session.at + THINK_MS / session.start.seats, seat, action }, () => this.#random);
    return next.ok ? next.session : null;
  }

  #stay(session: Session, { seat, offers }: Asked, left: Set<string>): Session {
    left.add(questionOf(seat, offers));
    return session;
  }

  /**
   * The next seat that has something to answer, starting from a random one if something new is asked; seats for which
   * nothing waits come last.
   */
  #asked(session: Session, left: ReadonlySet<string>): Asked | null {
    const { seats } = session.start;
    if (session.phase !== this.#phase) {
      this.#phase = session.phase;
      this.#next = this.#random.below(seats);
    }
    const from = this.#next;
    let idle: Asked | null = null;
    for (let i = 0; i < seats; i++) {
      const seat = (from + i) % seats;
      const offers = offersFor(session, seat).filter(isOpen);
      if (offers.length === 0 || left.has(questionOf(seat, offers))) continue;
      if (offers.some((it) => !it.optional)) {
        this.#next = seat + 1;
        return { seat, offers };
      }
      idle ??= { seat, offers };
    }
    return idle;
  }

  /** The node of what a seat knows now. */
  #nodeOf(session: Session, { seat, offers }: Asked): Node {
    const key = `${session.phase} ${JSON.stringify(observe(session, seat, this.#random).view)}`;
    let node = this.#nodes.get(key);
    if (!node) this.#nodes.set(key, (node = new Node(movesOf(offers, this.#random))));
    return node;
  }
}

interface Asked {
  readonly seat: Seat;
  readonly offers: readonly Offer[];
}

const SEED = '0'.repeat(64);

const questionOf = (seat: Seat, offers: readonly Offer[]): string =>
  `${seat} ${offers.map((it) => `${it.type} ${it.window}`).join()}`;

/** The session after the next clock has fired; `null` if none runs. */
function ring(session: Session, random: Random): Session | null {
  const due = session.deadlines.toSorted((a, b) => a.at - b.at || a.n - b.n)[0];
  if (!due) return null;
  const next = step(session, { at: due.at, deadline: clockOf(due), n: due.n }, () => random);
  return next.ok ? next.session : null;
}

/**
 * A bot for any game: it imagines worlds that look to it like the real one, plays on in them, and does what has given
 * the best results. It needs the rules of a game, and some bot that plays it passably as a model of everybody.
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
  // What it is shown is what the model is shown: views and offers of one and the same game.
  decide: (given) => new Search(given, how as unknown as Searching).best(),
});
