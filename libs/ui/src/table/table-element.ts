import type { Line } from '@masque/core';
import type { Look, Table } from '@masque/core/table';
import { ContextProvider } from '@lit/context';
import type { PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { MqElement } from '../element.ts';
import { lookContext, translatorContext } from '../i18n/context.ts';
import type { Person } from '../parts/seat.ts';
import { applyLook } from '../styles/look.ts';

/** What a phone and the big screen have in common: a table, its people by name, and the look of its game. */
export abstract class TableElement extends MqElement {
  @property({ attribute: false }) table?: Table;
  @property({ attribute: false }) people: readonly Person[] = [];
  @property({ attribute: false }) log: readonly Line[] = [];
  @property({ attribute: false }) override look?: Look;
  /** The game's name. */
  @property() game = '';
  /** The server's clock minus this one, in milliseconds. */
  @property({ type: Number }) clockOffset = 0;
  @property({ type: Boolean }) paused = false;
  /** It is night; set by the table itself. */
  @property({ type: Boolean, reflect: true }) night = false;

  readonly #translator = new ContextProvider(this, { context: translatorContext });
  readonly #look = new ContextProvider(this, { context: lookContext });

  /** The given language, with the people of this table. */
  #named = super.t;
  protected override get t() {
    return this.#named;
  }

  protected override willUpdate(changed: PropertyValues) {
    if (!this.hasUpdated || changed.has('people') || changed.has('translator') || changed.has('around')) {
      this.#named = super.t.withNames(this.people);
      this.#translator.setValue(this.#named);
    }
    if (!this.hasUpdated || changed.has('look')) {
      applyLook(this, this.look);
      this.#look.setValue(this.look);
    }
    this.night = this.table?.night ?? false;
  }
}
