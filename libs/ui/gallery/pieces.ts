import { ContextProvider } from '@lit/context';
import { html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../src/cards/mq-peek.ts';
import { themeContext, translatorContext, type Translator } from '../src/index.ts';
import '../src/offers/mq-both.ts';
import '../src/parts/mq-ballot.ts';
import '../src/room/mq-icon.ts';
import '../src/scenery.ts';
import '../src/speech/mq-narrator.ts';
import { applyTheme } from '../src/styles/theme.ts';
import '../src/table/mq-slide.ts';
import { partsStyle } from './parts.css.ts';
import { fortyPeople, sixPeople } from './people.ts';
import { ballot } from './scenes/ballot.ts';
import { reaction, turn } from './scenes/coup.ts';
import { arrows, captain } from './samples.ts';
import { figure, section } from './section.ts';
import { coupTheme } from './themes.ts';

/** What a table is put together from, each part alone: elsewhere, they are seen only where a table needs them. */
@customElement('mq-gallery-pieces')
export class MqGalleryPieces extends LitElement {
  static override styles = partsStyle;
  @property({ attribute: false }) translator!: Translator;
  readonly #t = new ContextProvider(this, { context: translatorContext });
  readonly #theme = new ContextProvider(this, { context: themeContext, initialValue: coupTheme });

  override willUpdate() {
    this.#t.setValue(this.translator.withNames(fortyPeople));
    applyTheme(this, this.#theme.value);
  }

  override render() {
    const { table, offers } = reaction(Date.now());
    const { seats, privateArea } = table;
    return html`<main>
      <h1>The pieces of a table</h1>
      ${section(
        'The ring',
        html`<mq-ring class="ring" .seats=${seats} .people=${sixPeople} .me=${0} .light=${table.active}></mq-ring>
          <mq-ring
            class="ring"
            choosing
            .seats=${seats}
            .people=${sixPeople}
            .me=${0}
            .picks=${{ open: [1, 3], chosen: [3] }}
          ></mq-ring>`,
      )}
      ${section(
        'People in a scene',
        html`${figure('in a scene', html`<mq-person mask="fox" name="Mia"></mq-person>`)}${figure('with a sign and a note', html`<mq-person mask="fox" name="Mia"><mq-pip slot="sign" icon="away"></mq-pip><span class="label">says no</span></mq-person>`)}${figure('a card for the mask', html`<mq-person mask="fox" name="Mia"><mq-card slot="face" mini .card=${{ state: 'lost', face: captain }}></mq-card></mq-person>`)}`,
      )}
      ${section(
        'A turning card',
        html`${figure('turns', html`<mq-turning-card style="--turn-after:900ms" .card=${{ state: 'proven', face: captain }}></mq-turning-card>`)}${figure('stays', html`<mq-turning-card .card=${{ state: 'down' }}></mq-turning-card>`)}${figure('small', html`<mq-turning-card mini .card=${{ state: 'lost', face: captain }}></mq-turning-card>`)}`,
      )}
      ${section(
        'The cloth, and arrows across it',
        html`<div class="cloth">
            <mq-felt></mq-felt><mq-arrows .width=${240} .height=${150} .arrows=${arrows}></mq-arrows>
          </div>
          <div class="cloth"><mq-felt big woven></mq-felt></div>`,
      )}
      ${section(
        'The private area',
        html`${figure('closed', html`<mq-private-area class="wide" .privateArea=${privateArea}></mq-private-area>`, 'wide')}
        ${figure('slim', html`<mq-private-area slim class="wide" .privateArea=${privateArea}></mq-private-area>`, 'wide')}
        ${figure('by night', html`<mq-private-area night class="wide" .privateArea=${privateArea}></mq-private-area>`, 'wide')}`,
      )}
      ${section('All offers', html`<mq-offers class="wide" .offers=${[...offers, ...turn().offers]}></mq-offers>`)}
      ${section(
        'With both thumbs',
        html`${figure('to hold', html`<mq-both class="wide" label="I swear it" note="for both of us" .offerLook=${{ icon: 'seal' }}></mq-both>`, 'wide')}
        ${figure('closed', html`<mq-both class="wide" label="I swear it" closed="the other has not sworn" .offerLook=${{ icon: 'seal' }}></mq-both>`, 'wide')}
        ${figure('sent', html`<mq-both class="wide" sent label="I swear it" .offerLook=${{ icon: 'seal' }}></mq-both>`, 'wide')}`,
      )}
      ${section(
        'A card for one',
        html`${figure('to peek at', html`<mq-peek .card=${{ state: 'down', face: captain }}></mq-peek>`)}
        ${figure('with a tap', html`<mq-peek mode="toggle" .card=${{ state: 'down', face: captain }}></mq-peek>`)}
        ${figure('to slide', html`<mq-slide></mq-slide>`)}`,
      )}
      ${section(
        'A vote',
        html`<mq-ballot class="wide" .ballot=${ballot(10, true).table.ballot} .me=${0}></mq-ballot
          ><mq-ballot class="wide" counts .ballot=${ballot(24, false).table.ballot}></mq-ballot>`,
      )}
      ${section(
        'Notches',
        html`${figure('two of five', html`<mq-notches n="2" of="5"></mq-notches>`)}
        ${figure('three are needed', html`<mq-notches n="2" of="5" need="3"></mq-notches>`)}
        ${figure('one is yours', html`<mq-notches mine n="2" of="5" need="3"></mq-notches>`)}
        ${figure('large', html`<mq-notches large n="4" of="5" need="3"></mq-notches>`)}`,
      )}
      ${section(
        'Signs',
        html`${figure('an icon', html`<mq-icon name="candle"></mq-icon>`)}
        ${figure('on a face', html`<mq-cameo mask="fox"><mq-pip icon="winner"></mq-pip></mq-cameo>`)}`,
      )}
      ${section(
        'Links',
        html`${figure('a link', html`<mq-link label="Standings" href="?page=pieces"></mq-link>`)}
        ${figure('a button', html`<mq-link label="Another name"></mq-link>`)}
        ${figure('on', html`<mq-link label="English" .pressed=${true}></mq-link>`)}
        ${figure('off', html`<mq-link label="Français" .pressed=${false}></mq-link>`)}
        ${figure('on paper', html`<mq-sheet><mq-link style="color: var(--ink)" label="Mia"></mq-link></mq-sheet>`)}`,
      )}
      ${section(
        'What reads aloud',
        html`${figure('off', html`<mq-narrator class="wide" .narration=${{ on: false, pace: 'normal', voices: {} }}></mq-narrator>`, 'wide')}
        ${figure('on, without a voice', html`<mq-narrator class="wide" text="Night falls."></mq-narrator>`, 'wide')}`,
      )}
    </main>`;
  }
}
