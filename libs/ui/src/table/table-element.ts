import type { Line } from '@masque/core';
import { linesAfter } from '../parts/lines.ts';
import type { Theme, Table } from '@masque/core/table';
import { css, html, nothing, type CSSResultGroup, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import type { Change } from '../motion/change.ts';
import { changesOf } from '../motion/changes.ts';
import { heard } from '../motion/heard.ts';
import { Mover, type CountOf } from '../motion/mover.ts';
import type { Person } from '../people/seat.ts';
import { sound } from '../sound/sound.ts';
import { applyTheme } from '../styles/theme.ts';

const counting =
  (table: Table | undefined): CountOf =>
  (of) =>
    (typeof of === 'number' ? table?.seats.find((s) => s.seat === of) : table?.zones?.find((z) => z.id === of))?.cards
      ?.length;

const ofCards: ReadonlySet<string> = new Set<Change['kind']>(['deal', 'turn', 'reveal', 'lose', 'told']);

/**
 * What a phone and the big screen have in common: a table, its people by name, and the look of its game. When a new
 * table replaces the old one, the changes are animated and heard.
 */
export abstract class TableElement extends MqElement {
  static override styles: CSSResultGroup = css`
    .room {
      position: relative;
      isolation: isolate;
      background: var(--lacquer-1);
    }
    .room::before,
    .room::after {
      content: '';
      position: absolute;
      inset: 0;
      pointer-events: none;
      z-index: -2;
    }
    .room::before {
      background: var(--grain);
      opacity: 0.055;
    }
    .room::after {
      background:
        radial-gradient(
          ellipse 75% 46% at var(--lamp-x) var(--lamp-y),
          color-mix(in oklch, var(--lamp-c, var(--flame)) calc(var(--lamp) * 100%), transparent),
          transparent 70%
        ),
        radial-gradient(120% 90% at 50% 40%, transparent 55%, oklch(0 0 0 / 0.45));
      transition: opacity var(--d-claim) var(--e-hand);
    }
    .veil {
      position: absolute;
      inset: 0;
      z-index: 5;
      pointer-events: none;
    }
    /* The last of the lamplight lies on the dark room and shrinks from the rim inwards. */
    .veil.night {
      --veil: -40%;
      background: oklch(0.6 0.11 52 / 0.22);
      mask: radial-gradient(circle at 50% 40%, #000 var(--veil), transparent calc(var(--veil) + 40%));
      animation: nightfall var(--d-night) var(--e-wax) both;
    }
    .veil.dawn {
      background: var(--night);
      animation: dawn var(--d-night) var(--e-wax) both;
    }
    @keyframes nightfall {
      from {
        --veil: 110%;
      }
      to {
        --veil: -40%;
      }
    }
    @keyframes dawn {
      to {
        opacity: 0;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .veil.night {
        animation: dawn 180ms linear both;
        mask: none;
      }
      .veil.dawn {
        animation: dawn 180ms linear both;
      }
    }
  `;

  @property({ attribute: false }) table?: Table;
  @property({ attribute: false }) people: readonly Person[] = [];
  @property({ attribute: false }) log: readonly Line[] = [];
  @property({ attribute: false }) override theme?: Theme;
  /** The game's name. */
  @property() game = '';
  /** The server's clock minus this one, in milliseconds. */
  @property({ type: Number }) clockOffset = 0;
  @property({ type: Boolean }) paused = false;
  /** It is night; the table sets this itself. */
  @property({ type: Boolean, reflect: true }) night = false;
  /** Night is falling, or day is breaking. */
  @state() private hour?: 'night' | 'dawn';

  /** The last line of the log at the previous update. */
  #last: Line | undefined;

  /** The screen of the whole room. */
  protected readonly big: boolean = false;

  constructor() {
    super();
    this.provide();
  }

  /** The given translator, with the people of this table. */
  #named = super.t;
  protected override get t() {
    return this.#named;
  }

  protected override get voice() {
    return this.#named;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (!this.hasUpdated || changed.has('people') || changed.has('translator') || changed.has('around'))
      this.#named = super.t.withNames(this.people);
    if (!this.hasUpdated || changed.has('theme')) applyTheme(this, this.theme);
    this.night = this.table?.night ?? false;
  }

  protected override updated(changed: PropertyValues) {
    if (changed.has('table')) void this.#move(changed.get('table') as Table | undefined);
    this.#last = this.log.at(-1);
  }

  async #move(before: Table | undefined) {
    const { table } = this;
    if (!table) return;
    // Under a scene that replaces the ring no card can be seen to turn: the scene tells that itself.
    const covered = this.querySelector('[slot=scene][whole]') !== null;
    const changes = changesOf(before, table, linesAfter(this.log, this.#last)).filter(
      ({ kind }) => !(covered && ofCards.has(kind)),
    );
    if (changes.length === 0) return;
    const name = heard(changes, this.big);
    if (name) sound.play(name);
    const hour = changes.find((c) => c.kind === 'night' || c.kind === 'dawn')?.kind;
    if (hour) this.hour = hour as 'night' | 'dawn';
    if (document.hidden) return;
    // The people are drawn after this element, so at this point they still show the previous table.
    const ring = this.renderRoot.querySelector('mq-ring');
    const people = ring?.renderRoot ?? this.renderRoot;
    const mover = new Mover(changes, people, counting(before));
    await ring?.updateComplete;
    // In the frame that paints the new table, when all of it has been drawn, so that it is laid out only once.
    requestAnimationFrame(() => mover.play(this.renderRoot, people, counting(table)));
  }

  /** The light that goes out at nightfall, and the dark that lifts at dawn. */
  protected get veil() {
    return this.hour
      ? html`<div class="veil ${this.hour}" @animationend=${() => (this.hour = undefined)}></div>`
      : nothing;
  }
}
