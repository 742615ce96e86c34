import type { TableView } from '@masque/club';
import { MqElement } from '@masque/ui';
import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { nameOf } from './seen.ts';

/** The name of a table in italics, or its number. Its size is that of the element itself and can be set from outside. */
@customElement('masque-table-name')
export class MasqueTableName extends MqElement {
  static override styles = css`
    .name {
      font-family: var(--display);
      font-style: italic;
      color: var(--accent);
      overflow-wrap: anywhere;
    }
    :host {
      text-wrap: balance;
    }
  `;

  @property({ attribute: false }) table!: TableView;

  override render() {
    const { table } = this;
    const name = nameOf(table);
    return name
      ? html`<span class="name">${name}</span>`
      : html`<span class="label">${this.t.msg({ key: 'club.table', args: { n: table.n } })}</span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-table-name': MasqueTableName;
  }
}
