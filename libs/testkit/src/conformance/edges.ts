import type { AnyGame, Chart, Edge, Run } from '@masque/core';

/** What happens in phases besides actions. */
const others = ['leave', 'alarm', 'clock', 'close'];

/** An edge in a few words: `vote → dusk on yes`. */
const edgeWords = ({ from, to, on, guard }: Edge): string => `${from} → ${to} on ${on}${guard ? ` if ${guard}` : ''}`;

/**
 * Records which parts of a game's charts are used, whoever takes a step: the edges taken and the actions offered.
 * Charts that run as several instances are included, with their edges under their names.
 */
export class Usage {
  readonly #game: AnyGame;
  readonly #taken = new Set<string>();
  readonly #offered = new Set<string>();

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** Records from now on. @returns how to stop it */
  watch(): () => void {
    const stops = this.#charts.map(([name, chart]) => this.#watch(chart, name));
    return () => stops.forEach((stop) => stop());
  }

  #watch(chart: AnyGame['chart'], name: string): () => void {
    const watched = chart as { -readonly [method in 'begin' | 'take' | 'asking']: Chart[method] };
    const { begin, take, asking } = watched;
    const note = <R extends Run>(run: R): R => {
      for (const edge of run.taken) this.#taken.add(name + edgeWords(edge));
      return run;
    };
    const noting = new Map<string, ReturnType<typeof asking>>();
    watched.begin = (...given) => note(begin.apply(chart, given));
    watched.take = (...given) => note(take.apply(chart, given));
    watched.asking = (phase) => {
      const known = noting.get(phase);
      if (known) return known;
      const asks = asking.call(chart, phase).map((it) => ({ ...it, offers: this.#noting(it.offers) }));
      noting.set(phase, asks);
      return asks;
    };
    return () => void Object.assign(watched, { begin, take, asking });
  }

  #noting<Offers extends (...given: never[]) => readonly { readonly type: string }[]>(offers: Offers): Offers {
    return ((...given) => {
      const list = offers(...given);
      for (const { type } of list) this.#offered.add(type);
      return list;
    }) as Offers;
  }

  /** All that could be used, in words: `vote → dusk on yes`, `contract: talk → over on leave`, `offer yes`. */
  get declared(): string[] {
    const edges = this.#charts.flatMap(([name, { edges: list }]) => list.map((it) => name + edgeWords(it)));
    // The flow accepts whatever a part of the game offers.
    const types = this.#game.chart.machine.events.filter((it) => !it.startsWith('xstate.') && !others.includes(it));
    return [...new Set([...edges, ...types.map((it) => `offer ${it}`)])];
  }

  /** The edges that have not been taken: those of the flow, and those of its parts. */
  get missing(): { readonly edge: Edge; readonly isPart: boolean }[] {
    return this.#charts.flatMap(([name, { edges }]) =>
      edges.flatMap((edge) => (this.#taken.has(name + edgeWords(edge)) ? [] : [{ edge, isPart: name !== '' }])),
    );
  }

  /** What was used of that. */
  get used(): ReadonlySet<string> {
    return new Set([...this.#taken, ...[...this.#offered].map((it) => `offer ${it}`)]);
  }

  get #charts(): (readonly [prefix: string, Chart])[] {
    const { chart, charts = {} } = this.#game;
    return [['', chart], ...Object.entries(charts).map(([name, it]) => [`${name}: `, it as Chart] as const)];
  }
}
