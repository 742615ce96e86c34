import type { Watching } from '@masque/club';
import { languages, type Language } from '@masque/core';
import { fields } from '@masque/ui';
import '@masque/ui/select';
import '@masque/ui/text';
import type { WaInput } from '@masque/ui/text';
import { html } from 'lit';
import { customElement } from 'lit/decorators.js';
import { page } from '../../screens/page.ts';
import { fullHint } from '../../words/full.ts';
import { colorNames } from '../colors.ts';
import { ClubPart } from '../page.ts';

/** What the languages call themselves. */
const spoken: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

/** The club itself: its name, its colour, the language of its screens, and who may watch its games. */
@customElement('masque-desk-club')
export class MasqueDeskClub extends ClubPart {
  static override styles = [page, fields];
  /** The name as it is being written; `null`: it is not. */
  #name: string | null = null;

  /** Changes one of the three; the name is taken as it stands in its field. */
  readonly #rename = (change: { readonly color?: string; readonly language?: Language } = {}): void => {
    const { name, color, language } = this.live.doc!.room.club;
    const wish = { name: this.#name?.trim() || name, color, language, ...change };
    this.#name = null;
    this.requestUpdate();
    if (wish.name !== name || wish.color !== color || wish.language !== language)
      void this.live.do({ do: 'rename', ...wish });
  };

  override render() {
    const t = this.t;
    const { name, color, language, watching } = this.live.doc!.room.club;
    const written = this.#name ?? name;
    const chosen = (set: (value: string) => void) => (e: CustomEvent<string>) =>
      typeof e.detail === 'string' && set(e.detail);
    return html`<div class="pad">
      <wa-input
        maxlength="40"
        .label=${t.msg('club.new.club')}
        .value=${written}
        @input=${(e: Event) => {
          this.#name = (e.target as WaInput).value ?? '';
          this.requestUpdate();
        }}
        @change=${() => this.#rename()}
        >${fullHint(t, written, 40)}</wa-input
      >
      <mq-select
        .label=${t.msg('club.new.color')}
        .choices=${colorNames.map((it) => ({ value: it, label: t.msg(`club.color.${it}`) }))}
        .value=${color}
        @change=${chosen((it) => this.#rename({ color: it }))}
      ></mq-select>
      <mq-select
        .label=${t.msg('club.language')}
        .choices=${languages.map((it) => ({ value: it, label: spoken[it] }))}
        .value=${language}
        @change=${chosen((it) => this.#rename({ language: it as Language }))}
      ></mq-select>
      <p class="label">${t.msg('club.language.why')}</p>
      <mq-select
        .label=${t.msg('club.watching')}
        .choices=${(['free', 'over', 'none'] as const).map((it) => ({ value: it, label: t.msg(`club.watching.${it}`) }))}
        .value=${watching}
        @change=${chosen((it) => void this.live.do({ do: 'watching', who: it as Watching }))}
      ></mq-select>
      <p class="label">${t.msg('club.watching.why')}</p>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-desk-club': MasqueDeskClub;
  }
}
