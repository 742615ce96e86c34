import type { Space, Track } from '@masque/core/table';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { icon } from '../icons/icon.ts';

/**
 * A row of places that fill up: a filled place is a seal with its picture, the next one has a ring, a later one is a
 * dashed place with its figure.
 *
 * @cssprop --space-size - 2.4rem.
 *
 * @example
 * const track: Track = { id: 'laws', label: 'track.laws', spaces: [{ state: 'filled', label: 'law.first' }, { state: 'empty', label: 'law.second' }] };
 * html`<mq-track .track=${track}></mq-track>`
 */
@customElement('mq-track')
export class MqTrack extends MqElement {
  static override styles = css`
    :host {
      display: block;
    }
    .track {
      display: grid;
      justify-items: center;
      gap: 0.25rem;
    }
    /* On a phone: one line. */
    :host([slim]) {
      --space-size: 1.6rem;
    }
    :host([slim]) .track {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      justify-items: start;
    }
    :host([big]) {
      --space-size: 3.4rem;
      margin-block: 0.6rem;
    }
    :host([big]) ol {
      gap: 0.6rem;
      flex-wrap: nowrap;
    }
    ol {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: 0.35rem;
    }
    li {
      position: relative;
      inline-size: var(--space-size, 2.4rem);
      block-size: var(--space-size, 2.4rem);
      border-radius: 50%;
      display: grid;
      place-items: center;
      border: 2px dashed var(--candle-3);
      background: color-mix(in oklch, var(--lacquer-1) 60%, transparent);
      color: var(--candle-2);
      font-weight: 700;
      font-size: calc(var(--space-size, 2.4rem) * 0.42);
    }
    .now {
      border: 2px solid var(--candle);
      color: var(--candle);
      box-shadow: 0 0 0 0.2rem color-mix(in oklch, var(--candle) 16%, transparent);
    }
    .filled {
      border: 2px solid var(--brass);
      background: var(--brass);
      color: var(--ink);
    }
    .for {
      border-color: var(--accent);
      background: var(--accent);
    }
    /* So that colour is not the only cue: what is against the viewer lies on a square. */
    .against {
      border-color: var(--candle-2);
      border-radius: var(--r-hair);
      background: var(--lacquer-2);
      color: var(--candle);
    }
    svg {
      inline-size: 66%;
      block-size: 66%;
    }
  `;

  @property({ attribute: false }) track?: Track;
  @property({ type: Boolean, reflect: true }) slim = false;
  @property({ type: Boolean, reflect: true }) big = false;

  #space({ state, label, icon: name, value, tone }: Space) {
    const drawn = name ? icon(name, '') : value;
    return html`<li
      class="${state} ${state === 'filled' ? (tone ?? '') : ''}"
      aria-current=${state === 'now' ? 'step' : nothing}
    >
      <span aria-hidden="true" style="display:contents">${drawn}</span><span class="vh">${this.t.msg(label)}</span>
    </li>`;
  }

  override render() {
    const { track } = this;
    if (!track) return nothing;
    return html`<div class="track">
      <span class="label">${this.t.msg(track.label)}</span>
      <ol aria-label=${this.t.msg(track.label)}>
        ${track.spaces.map((space) => this.#space(space))}
      </ol>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mq-track': MqTrack;
  }
}
