import type { Table } from '@masque/core/table';
import { css, html, LitElement } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { customElement, property, state } from 'lit/decorators.js';
import type { Translator } from '../src/index.ts';
import { sound } from '../src/sound/sound.ts';
import { coupTheme } from './themes.ts';
import { sixPeople } from './people.ts';
import { steps, type Step } from './scenes/motion.ts';

const line = [
  { kind: 'takes', args: { who: { seat: 1 }, n: 3 }, at: 1 },
  { kind: 'takes', args: { who: { seat: 3 }, n: 3 }, at: 2 },
];

/** Replays everything that moves and sounds, as often as one likes. */
@customElement('mq-gallery-motion')
export class MqGalleryMotion extends LitElement {
  static override styles = css`
    :host {
      display: grid;
      grid-template-rows: auto minmax(0, 1fr);
      block-size: 100dvh;
    }
    nav {
      display: flex;
      flex-wrap: wrap;
      gap: 0.4rem;
      padding: 0.4rem;
    }
    mq-table,
    mq-stage {
      block-size: 100%;
    }
  `;

  @property({ attribute: false }) translator!: Translator;
  /** Shows the big screen. */
  @property({ type: Boolean }) big = false;
  @state() private round = 0;
  @state() private table: Table = (steps()[0] as Step).before;

  /** Draws the table as it was, then as it is. */
  async replay(name: string): Promise<void> {
    const step = steps().find((s) => s.name === name);
    if (!step) return;
    sound.off();
    this.round++;
    this.table = step.before;
    await this.updateComplete;
    await new Promise((resolve) => setTimeout(resolve, 400));
    sound.on();
    this.table = step.after;
  }

  override render() {
    const { translator, table, round } = this;
    return html`<nav>
        ${steps().map(({ name }) => html`<mq-button plain .label=${name} @click=${() => this.replay(name)}></mq-button>`)}
      </nav>
      ${
        this.big
          ? keyed(
              round,
              html`<mq-stage
                .table=${table}
                .people=${sixPeople}
                .log=${line}
                .theme=${coupTheme}
                .translator=${translator}
                game="Coup"
              ></mq-stage>`,
            )
          : keyed(
              round,
              html`<mq-table
                .table=${table}
                .people=${sixPeople}
                .log=${line}
                .me=${0}
                .theme=${coupTheme}
                .translator=${translator}
                game="Coup"
                place="Velvet"
              ></mq-table>`,
            )
      }`;
  }
}
