import { css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';

/**
 * A page of the app: its heading, its content, and the main action within reach of the thumb. It is the `<main>` of the
 * document.
 *
 * @slot - The content.
 * @slot head - Replaces the heading.
 * @slot tools - At the end of the heading's line.
 * @slot forward - The main action: it stays at the foot, whatever is above it.
 * @csspart main - The grid of the whole page.
 * @csspart head
 * @csspart heading
 * @csspart forward
 * @cssprop --page-half - Half the height of what is on it, with `brief`: 18rem.
 *
 * @example
 * html`<mq-page heading="Which game?">
 *   <p>Coup, Werewolf, Succession.</p>
 *   <mq-button main slot="forward" label="Open"></mq-button>
 * </mq-page>`
 */
@customElement('mq-page')
export class MqPage extends MqElement {
  static override styles = css`
    :host {
      min-block-size: 100dvh;
    }
    main {
      max-inline-size: 46rem;
      margin-inline: auto;
      padding: 0 1rem 1.5rem;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: 1rem;
    }
    .head {
      display: flex;
      align-items: center;
      gap: 0.7rem;
      padding-block: 0.75rem 0.25rem;
      min-block-size: 3.5rem;
    }
    h1 {
      font-family: var(--smallcaps);
      font-size: min(1.5rem, 9vw);
      line-height: 1.1;
      letter-spacing: 0.03em;
      overflow-wrap: anywhere;
    }
    /* On a large screen it does not hang from the upper edge. */
    @media (min-width: 60rem) {
      :host([brief]) main {
        padding-block-start: max(0px, 50dvh - var(--page-half, 18rem));
      }
    }
    /* It has the focus so that it is read aloud; it cannot be pressed. */
    h1:focus {
      outline: none;
    }
    .head svg.i {
      inline-size: var(--head-icon, 1.25em);
      block-size: var(--head-icon, 1.25em);
      color: var(--head-color, inherit);
    }
    /* With very large letters, the heading needs its room. */
    @media (max-width: 16rem) {
      .head > svg.i {
        display: none;
      }
    }
    .tools {
      margin-inline-start: auto;
      display: flex;
      flex-wrap: wrap;
      justify-content: end;
      min-inline-size: 0;
      gap: var(--head-gap, 0);
    }
    .forward {
      position: sticky;
      /* Sticks to the foot only if the screen is much higher than it, because text may be very large. */
      inset-block-end: min(0px, (100dvh - 17rem) * 99);
      align-self: end;
      z-index: 1;
      display: grid;
      gap: 0.5rem;
      padding-block: 1.2rem 1rem;
      --under: linear-gradient(transparent, var(--lacquer-1) 1.2rem);
      container-type: scroll-state;
    }
    /* Covers what is scrolled under it, with italics that lean over the edge. */
    .forward::before {
      content: '';
      position: absolute;
      inset: 0 -0.75rem;
      z-index: -1;
      background: var(--under);
    }
    /* Where nothing is under it, it would be a dark box on the lit wood. */
    @supports (container-type: scroll-state) {
      .forward::before {
        display: none;
      }
      @container scroll-state(stuck: block-end) {
        .forward::before {
          display: block;
        }
      }
    }
    /* With very large letters, two buttons would cover most of the page. */
    @media (max-width: 16rem) {
      .forward {
        position: static;
      }
      .forward::before {
        content: none;
      }
    }
    /* A phone in landscape: side by side. */
    @media (max-height: 27rem) and (min-width: 34rem) {
      .forward {
        display: flex;
        flex-wrap: wrap;
        padding-block: 0.8rem 0.5rem;
        --under: linear-gradient(transparent, var(--lacquer-1) 0.8rem);
      }
      .forward ::slotted(mq-button) {
        flex: 1 1 12rem;
      }
      .forward ::slotted(div) {
        flex: 1 1 100%;
      }
    }
  `;

  @property() heading = '';
  /** A line below the heading. */
  @property() note = '';
  /** Name of an icon before the heading. */
  @property() icon = '';
  /** It fits on a large screen, and stands in the middle of it. */
  @property({ type: Boolean, reflect: true }) brief = false;
  /** There is a main action. */
  @state() private ahead = false;

  protected override willUpdate(): void {
    this.#look();
  }

  readonly #look = (): void => {
    this.ahead = this.querySelector(':scope > [slot=forward]') !== null;
  };

  override render() {
    const { heading, note } = this;
    return html`<main part="main">
      <slot name="head">
        <header class="head" part="head">
          ${this.icon ? icon(this.icon) : nothing}
          <div>
            <h1 part="heading">${heading}</h1>
            ${note ? html`<p class="label">${note}</p>` : nothing}
          </div>
          <span class="tools"><slot name="tools"></slot></span>
        </header>
      </slot>
      <slot></slot>
      <div class="forward" part="forward" ?hidden=${!this.ahead}>
        <slot name="forward" @slotchange=${this.#look}></slot>
      </div>
    </main>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-page': MqPage;
  }
}
