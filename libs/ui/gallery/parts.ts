import type { Line } from '@masque/core';
import type { CardLook } from '@masque/core/table';
import { ContextProvider } from '@lit/context';
import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../src/fields/mq-number.ts';
import '../src/fields/mq-select.ts';
import '../src/fields/mq-switch.ts';
import { fields } from '../src/fields/style.ts';
import '../src/fields/text.ts';
import { iconCredits } from '../src/icons/credits.ts';
import { lookContext, translatorContext, type Translator } from '../src/index.ts';
import '../src/parts/mq-qr.ts';
import { sound } from '../src/sound/sound.ts';
import { voices, type SoundName } from '../src/sound/voices.ts';
import { applyLook } from '../src/styles/look.ts';
import { coupLook, desperateLook, monteeLook, successionLook, werewolfLook } from './looks.ts';
import { sixPeople } from './people.ts';

const section = (name: string, content: unknown) =>
  html`<section>
    <h2>${name}</h2>
    <div class="row">${content}</div>
  </section>`;
const captain = { id: 'captain', name: 'captain', icon: 'anchor', text: 'captain.text' };
const cards: readonly [string, CardLook][] = [
  ['down', { state: 'down' }],
  ['up', { state: 'up', face: captain }],
  ['shown', { state: 'shown', face: captain }],
  ['proven', { state: 'proven', face: { ...captain, tags: ['phoenix', 'criminal'], value: 3 } }],
  ['lost', { state: 'lost', face: captain }],
];
const log: readonly Line[] = [
  { kind: 'takes', args: { who: { seat: 3 }, n: 3 }, at: 1 },
  { kind: 'saw', args: { card: { msg: 'duke' }, who: { seat: 1 } }, at: 2, private: true, learn: true },
  { kind: 'loses', args: { who: { seat: 4 }, card: { msg: 'duke' } }, at: 3 },
];

/** Every part in every state. */
@customElement('mq-gallery')
export class MqGallery extends LitElement {
  static override styles = [
    fields,
    css`
      :host {
        display: block;
        padding: 1.5rem clamp(1rem, 3vw, 3rem) 3rem;
      }
      section {
        border-block-start: 1px solid var(--brass-2);
        padding-block: 0.8rem 2rem;
      }
      h1,
      h2 {
        font: 400 var(--t-title) / 1.2 var(--display);
        margin: 0 0 1rem;
      }
      h1 {
        font-size: var(--t-hero);
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 1.6rem;
        align-items: start;
      }
      figure {
        margin: 0;
        display: grid;
        gap: 0.5rem;
        justify-items: center;
      }
      figcaption {
        color: var(--candle-2);
        font-size: var(--t-label);
        max-inline-size: 12rem;
        text-align: center;
      }
      .wide {
        inline-size: min(28rem, 100%);
      }
      .cell {
        inline-size: min(15rem, 100%);
      }
      ul {
        margin: 0;
        padding-inline-start: 1.2rem;
        columns: 14rem;
      }
      li {
        margin-block-end: 0.2rem;
      }
      a {
        color: var(--brass);
      }
      button.snd {
        min-block-size: 3rem;
        padding: 0 1rem;
        font: inherit;
        color: inherit;
        background: none;
        border: 1px solid var(--brass-2);
      }
    `,
  ];
  @property({ attribute: false }) translator!: Translator;
  @property({ attribute: false }) pages: readonly string[] = [];
  readonly #t = new ContextProvider(this, { context: translatorContext });
  readonly #look = new ContextProvider(this, { context: lookContext, initialValue: coupLook });

  override willUpdate() {
    this.#t.setValue(this.translator.withNames(sixPeople));
    applyLook(this, this.#look.value);
  }

  #figure(caption: string, content: unknown, cls = '') {
    return html`<figure class=${cls}>
      ${content}
      <figcaption>${caption}</figcaption>
    </figure>`;
  }

  override render() {
    const now = Date.now();
    const seat = (caption: string, props: Record<string, unknown>, person = sixPeople[3]) =>
      this.#figure(
        caption,
        html`<mq-cameo
          .person=${{ ...person, ...(props['person'] as object) }}
          .seat=${{ seat: 3, ...(props['seat'] as object) }}
          .light=${!!props['light']}
          .me=${!!props['me']}
          .pick=${!!props['pick']}
          .chosen=${!!props['chosen']}
        ></mq-cameo>`,
      );
    const offer = (caption: string, props: Record<string, unknown>) =>
      this.#figure(
        caption,
        html`<mq-offer
          class="cell"
          .label=${String(props['label'] ?? 'Allow')}
          .note=${String(props['note'] ?? '')}
          .gain=${String(props['gain'] ?? '')}
          .icon=${String(props['icon'] ?? '')}
          .closed=${String(props['closed'] ?? '')}
          ?main=${props['main']}
          ?wax=${props['wax']}
          ?deed=${props['deed']}
          ?sent=${props['sent']}
          ?night=${props['night']}
          .chosen=${props['chosen'] as boolean | undefined}
        ></mq-offer>`,
      );
    const taper = (caption: string, gone: number, left: number, paused = false) =>
      this.#figure(
        caption,
        html`<mq-taper
          quiet
          class="wide"
          .timer=${{ since: now - gone, at: now + left }}
          ?paused=${paused}
        ></mq-taper>`,
        'wide',
      );
    return html`<main>
      <h1>Masque, the parts</h1>
      ${section(
        'Whole screens',
        html`<ul>
          ${this.pages.map((p) => html`<li><a href="?page=${p}">${p}</a></li>`)}
        </ul>`,
      )}
      ${section('Cards', html`${cards.map(([name, card]) => this.#figure(name, html`<mq-card .card=${card}></mq-card>`))}${cards.map(([name, card]) => this.#figure(`${name}, small`, html`<mq-card mini .card=${card}></mq-card>`))}`)}
      ${section(
        'What a game brings',
        [
          coupLook,
          successionLook,
          desperateLook,
          werewolfLook,
          monteeLook,
          { ...coupLook, lattice: 'waves' as const },
          { ...coupLook, lattice: 'bricks' as const },
        ].map((look) =>
          this.#figure(
            look.lattice,
            html`<mq-game-card
              name=${look.boss}
              motto="a motto in italic"
              min="3"
              max="10"
              minutes="20"
              .look=${look}
            ></mq-game-card>`,
          ),
        ),
      )}
      ${section('People', html`${seat('at table', {})}${seat('the candle', { light: true })}${seat('asked', { seat: { asked: true } })}${seat('you', { me: true })}${seat('can be picked', { pick: true })}${seat('picked', { chosen: true })}${seat('out', { seat: { state: 'out' } })}${seat('ghost', { seat: { state: 'ghost' } })}${seat('away', { person: { away: true } })}${seat('bot', { person: { bot: true } })}${seat('badge', { seat: { badges: [{ icon: 'police-badge', label: 'phoenix' }] } })}${seat('cards and coins', { seat: { counters: [{ icon: 'two-coins', n: 6, label: 'coins' }], cards: [{ state: 'down' }, { state: 'lost', face: captain }] } })}`)}
      ${section('Offers', html`${offer('offer', { note: 'let it stand' })}${offer('main', { label: 'Enter the room', main: true })}${offer('in a list', { label: 'Captain', note: 'steal 2', icon: 'anchor', gain: '+2', deed: true, chosen: false })}${offer('chosen', { label: 'Captain', note: 'steal 2', icon: 'anchor', gain: '+2', deed: true, chosen: true })}${offer('closed, with the reason', { label: 'Coup', closed: 'costs 7, you need 3 more', deed: true })}${offer('sent', { sent: true })}${offer('wax', { label: 'Challenge', wax: true })}${offer('wax, the one way', { label: 'Claim the Captain', note: 'steal 2', wax: true, main: true, icon: 'anchor' })}${offer('by night', { label: 'Confirm', wax: true, night: true })}`)}
      ${section('Taper', html`${taper('burning', 6000, 9000)}${taper('low', 12000, 4500)}${taper('out', 15000, 0)}${taper('paused', 6000, 9000, true)}`)}
      ${section('Notes', html`<mq-toast class="wide" text="Mia takes 3 coins."></mq-toast><mq-toast class="wide" warn text="That was the answer to an earlier question."></mq-toast><mq-held class="wide"></mq-held>`)}
      ${section('Log and notebook', html`<mq-log class="wide" .lines=${log}></mq-log><mq-notebook class="wide" .lines=${log}></mq-notebook>`)}
      ${section(
        'Facts',
        html`<mq-stats
          class="wide"
          .stats=${[
            { icon: 'queen-crown', label: 'crown', value: 'unclaimed' },
            { icon: 'tombstone', label: 'yard', value: 2 },
          ]}
        ></mq-stats>`,
      )}
      ${section('Paper', html`<mq-sheet class="wide">Something true or signed.</mq-sheet><mq-sheet large class="wide">Large paper is dimmer paper.</mq-sheet>`)}
      ${section('Games', html`<mq-game-card class="wide" name="Coup" motto="Two faces, five lies" min="2" max="10" minutes="15" .look=${coupLook} chosen></mq-game-card><mq-game-card class="wide" name="Desperate Times" motto="Speak, bribe, be heard" min="3" max="6" minutes="25" .look=${desperateLook} unfit="too few seats for nine"></mq-game-card>`)}
      ${section(
        'Choice',
        html`<mq-choice
          class="wide"
          label="Peeking"
          value="hold"
          .choices=${[
            { value: 'hold', label: 'Hold', note: 'while pressed' },
            { value: 'toggle', label: 'Toggle', note: 'press twice' },
          ]}
        ></mq-choice>`,
      )}
      ${section(
        'Fields',
        html`<mq-select
            class="wide"
            label="How good"
            value="a"
            .choices=${[
              { value: 'a', label: 'normal' },
              { value: 'b', label: 'easy' },
            ]}
          ></mq-select>
          <mq-number class="wide" label="Villager" note="No power but a voice" value="3" max="9"></mq-number>
          <mq-switch class="wide" label="Seer" note="Looks at one person each night" checked></mq-switch>
          <wa-input class="wide" label="Your name" value="Mia"></wa-input>
          <wa-input
            class="wide wrong"
            label="Table code"
            value="AB"
            hint="A code has at least four letters."
          ></wa-input>`,
      )}
      ${section('Masks', html`<mq-masks style="inline-size:100%" value="fox" .taken=${{ owl: 'Aïcha', boar: '' }}></mq-masks>`)}
      ${section('The end', html`<mq-outcome class="wide" .people=${sixPeople} .me=${0} .outcome=${{ winners: [3, 5], reason: 'reason', scores: [2, 3, 1, 7, 0, 7] }}></mq-outcome>`)}
      ${section('Dialog', html`<button class="snd" @click=${() => this.renderRoot.querySelector('mq-dialog')?.setAttribute('open', '')}>Open</button><mq-dialog heading="What happened"><mq-log .lines=${log}></mq-log></mq-dialog>`)}
      ${section('Code to scan', html`<mq-qr style="inline-size:16rem" value="https://masque.club/VELA"></mq-qr>`)}
      ${section(
        'Sounds',
        html`${(Object.keys(voices) as SoundName[]).map(
          (name) =>
            html`<button
              class="snd"
              @click=${() => {
                sound.on();
                sound.play(name);
              }}
            >
              ${name}
            </button>`,
        )}`,
      )}
      ${section(
        'Credits',
        html`<ul>
          ${iconCredits.map((c) => html`<li><a href=${c.url}>${c.icon}</a> · ${c.author} · ${c.license}</li>`)}
        </ul>`,
      )}
    </main>`;
  }
}
