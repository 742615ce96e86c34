import type { Language, Messages } from '@masque/core';
import { MqElement, type Translator } from '@masque/ui';
import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { remember } from '../../prefs/storage.ts';
import { OwnWords } from '../../words/own-words.ts';

/** What a browser sends that can install this app. */
export interface InstallOffer extends Event {
  /** Asks the person, once. */
  readonly prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const words: Readonly<Record<Language, Messages>> = {
  en: {
    'install.why': 'Masque can be installed on this device, with an icon of its own.',
    'install.do': 'Install',
    'install.no': 'No, thanks',
  },
  fr: {
    'install.why': 'Masque peut s’installer sur cet appareil, avec sa propre icône.',
    'install.do': 'Installer',
    'install.no': 'Non merci',
  },
};

/**
 * One line that offers to install the app, where the browser can do so. Whoever declines is never asked again.
 *
 * @fires done - It has been answered.
 */
@customElement('masque-install')
export class MasqueInstall extends MqElement {
  static override styles = css`
    :host {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: center;
      gap: 0 1.2rem;
      text-align: center;
    }
  `;

  @property({ attribute: false }) offer!: InstallOffer;
  readonly #own = new OwnWords(words);

  protected override get t(): Translator {
    return this.#own.in(super.t);
  }

  readonly #install = async (): Promise<void> => {
    await this.offer.prompt();
    const { outcome } = await this.offer.userChoice;
    this.#answer(outcome === 'accepted');
  };

  #answer(yes: boolean): void {
    if (!yes) remember('install', 'no');
    this.send('done', undefined);
  }

  override render() {
    const t = this.t;
    return html`<p class="label">${t.msg('install.why')}</p>
      <mq-link .label=${t.msg('install.do')} @click=${this.#install}></mq-link>
      <mq-link .label=${t.msg('install.no')} @click=${() => this.#answer(false)}></mq-link>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-install': MasqueInstall;
  }
}
