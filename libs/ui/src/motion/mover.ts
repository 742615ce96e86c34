import { MqCard } from '../cards/mq-card.ts';
import { calm, drawLine, moveLight, settle, slide, strike, turnOver, type StartMotion } from './animate.ts';
import type { Change, CardSpot } from './change.ts';
import { times } from './times.ts';

/** Everything in a tree that matches a selector, including inside shadow roots. */
const deep = (root: ParentNode, selector: string): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
  ...[...root.querySelectorAll('*')].flatMap((it) => (it.shadowRoot ? deep(it.shadowRoot, selector) : [])),
];

/** The element of a seat or a zone. */
const placeIn = (root: ParentNode, of: CardSpot['of']): HTMLElement | undefined =>
  deep(root, typeof of === 'number' ? `[data-seat="${of}"]` : `[data-zone="${CSS.escape(of)}"]`)[0];

/** The parts of a seat that match: the face, the light. */
const atSeat = (root: ParentNode, seat: number | undefined, selector: string): HTMLElement | undefined => {
  const place = seat === undefined ? undefined : placeIn(root, seat);
  return place && deep(place, selector)[0];
};

/** The row of cards at a place, without those that are leaving. */
const rowAt = (root: ParentNode, of: CardSpot['of']): readonly MqCard[] => {
  const place = placeIn(root, of);
  return place ? deep(place, '.hand > mq-card:not([leaving])').filter((it) => it instanceof MqCard) : [];
};

/** Zones show only their last cards, so indexes are counted from the end. */
const cardIn = (root: ParentNode, of: CardSpot['of'], at: number, total: number | undefined): MqCard | undefined => {
  const row = rowAt(root, of);
  return row[at - Math.max(0, (total ?? row.length) - row.length)];
};

/** Cards drawn large beside the table. */
const largeAt = (root: ParentNode, { of, at }: CardSpot): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(`[data-large="${CSS.escape(`${of} ${at}`)}"]`)].flatMap((it) =>
    deep(it, 'mq-card'),
  );

/** The number of cards at a place. */
export type CountOf = (of: CardSpot['of']) => number | undefined;

/**
 * Animates the things on a table. It is created while the old table is still drawn, and remembers what will turn and
 * where the light was; `play` is called once the new table is drawn.
 */
export class Mover {
  readonly #changes: readonly Change[];
  readonly #old = new Map<CardSpot, HTMLElement>();
  readonly #light?: DOMRect;

  constructor(changes: readonly Change[], ring: ParentNode, before: CountOf) {
    this.#changes = changes;
    for (const change of changes) {
      if (change.kind === 'turn' || change.kind === 'reveal')
        for (const place of change.places) {
          const card = place.was === undefined ? undefined : cardIn(ring, place.of, place.was, before(place.of));
          if (card) this.#old.set(place, card.twin());
        }
      if (change.kind === 'light' && change.from !== undefined && !calm())
        this.#light = atSeat(ring, change.from, '.wick')?.getBoundingClientRect();
    }
  }

  /** `root` is the whole table, `ring` the people and what lies between them. */
  play(root: ParentNode, ring: ParentNode, after: CountOf): void {
    const cards = (place: CardSpot) => {
      const card = cardIn(ring, place.of, place.at, after(place.of));
      return [...(card ? [card] : []), ...largeAt(root, place)];
    };
    const starts = (change: Change): readonly StartMotion[] => {
      switch (change.kind) {
        case 'deal': {
          const from = atSeat(ring, change.from, 'mq-cameo');
          return change.rounds.flatMap((round, i) =>
            round.flatMap(cards).map((card) => slide(card, from, i * times.step)),
          );
        }
        case 'turn':
        case 'reveal': {
          const breath = change.kind === 'reveal' ? times.reveal - times.turn : 0;
          return change.places.flatMap((place) =>
            cards(place).map((card) => {
              const small = card.parentElement?.matches('.hand') ?? false;
              return turnOver(card, small ? this.#old.get(place) : undefined, breath);
            }),
          );
        }
        case 'lose':
          return change.places.flatMap(cards).map((card) => () => strike(card));
        case 'claim':
          return [() => settle(root.querySelector('.words'))];
        case 'light': {
          const wick = atSeat(ring, change.to, '.wick');
          return wick ? [moveLight(wick, this.#light)] : [];
        }
        case 'vote':
          return change.arrows.map(
            ({ from, to }) =>
              () =>
                drawLine(ring.querySelector('mq-arrows')?.shadowRoot?.querySelector(`[data-arrow="${from} ${to}"]`)),
          );
        default:
          return [];
      }
    };
    for (const start of this.#changes.flatMap(starts)) start();
  }
}
