import { ContextProvider } from '@lit/context';
import type { OfferLook } from '@masque/core';
import { html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../src/controls/mq-choice.ts';
import '../src/fields/mq-number.ts';
import '../src/fields/mq-select.ts';
import '../src/fields/mq-switch.ts';
import { fields } from '../src/fields/style.ts';
import '../src/fields/text.ts';
import { iconCredits } from '../src/icons/credits.ts';
import { themeContext, Peek, translatorContext, type Translator } from '../src/index.ts';
import '../src/parts/mq-log.ts';
import '../src/parts/mq-notebook.ts';
import '../src/parts/mq-qr.ts';
import '../src/parts/mq-showdown.ts';
import '../src/parts/mq-track.ts';
import '../src/parts/peek-button.ts';
import '../src/room/mq-game-card.ts';
import '../src/room/mq-outcome.ts';
import { sound } from '../src/sound/sound.ts';
import { voices, type SoundName } from '../src/sound/voices.ts';
import { applyTheme } from '../src/styles/theme.ts';
import { coupTheme, desperateTheme, monteeTheme, successionTheme, werewolfTheme } from './themes.ts';
import { partsStyle } from './parts.css.ts';
import { sixPeople } from './people.ts';
import { captain, cards, coins, crossings, log, zones } from './samples.ts';
import { figure, section } from './section.ts';

/** Every part in every state. */
@customElement('mq-gallery')
export class MqGallery extends LitElement {
  static override styles = [fields, partsStyle];
  @property({ attribute: false }) translator!: Translator;
  @property({ attribute: false }) pages: readonly string[] = [];
  readonly #t = new ContextProvider(this, { context: translatorContext });
  readonly #theme = new ContextProvider(this, { context: themeContext, initialValue: coupTheme });
  readonly #peek = new Peek(this, { changed: () => {}, toggles: () => false, slide: Infinity });

  override willUpdate() {
    this.#t.setValue(this.translator.withNames(sixPeople));
    applyTheme(this, this.#theme.value);
  }

  override render() {
    const now = Date.now();
    const seat = (caption: string, props: Record<string, unknown>, person = sixPeople[3]) =>
      figure(
        caption,
        html`<mq-seat
          .person=${{ ...person, ...(props['person'] as object) }}
          .seat=${{ seat: 3, ...(props['seat'] as object) }}
          .light=${!!props['light']}
          .me=${!!props['me']}
          .picks=${props['picks'] as object | undefined}
        ></mq-seat>`,
      );
    const offer = (caption: string, props: Record<string, unknown>) =>
      figure(
        caption,
        html`<mq-offer
          class="cell"
          .label=${String(props['label'] ?? 'Allow')}
          .note=${String(props['note'] ?? '')}
          .offerLook=${(props['look'] ?? {}) as OfferLook}
          .closed=${String(props['closed'] ?? '')}
          ?main=${props['main']}
          ?confirm=${props['confirm']}
          ?deed=${props['deed']}
          ?sent=${props['sent']}
          ?night=${props['night']}
          .pressed=${props['pressed'] as boolean | undefined}
        ></mq-offer>`,
      );
    const taper = (caption: string, gone: number, left: number, paused = false) =>
      figure(
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
      ${section('Cards', html`${cards.map(([name, card]) => figure(name, html`<mq-card .card=${card}></mq-card>`))}${cards.map(([name, card]) => figure(`${name}, small`, html`<mq-card mini .card=${card}></mq-card>`))}`)}
      ${section(
        'What a game brings',
        [
          coupTheme,
          successionTheme,
          desperateTheme,
          werewolfTheme,
          monteeTheme,
          { ...coupTheme, pattern: 'waves' as const },
          { ...coupTheme, pattern: 'bricks' as const },
        ].map((theme) =>
          figure(
            theme.pattern,
            html`<mq-game-card
              name=${theme.icon}
              motto="a motto in italic"
              min="3"
              max="10"
              minutes="20"
              .theme=${theme}
            ></mq-game-card>`,
          ),
        ),
      )}
      ${section('People', html`${seat('at table', {})}${seat('the candle', { light: true })}${seat('asked', { seat: { asked: true } })}${seat('you', { me: true })}${seat('can be picked', { picks: { open: [3], chosen: [] } })}${seat('picked', { picks: { open: [3], chosen: [3] } })}${seat('out', { seat: { state: 'out' } })}${seat('ghost', { seat: { state: 'ghost' } })}${seat('away', { person: { away: true } })}${seat('bot', { person: { bot: true } })}${seat('badge', { seat: { badges: [{ icon: 'police-badge', label: 'phoenix' }] } })}${seat('cards and coins', { seat: { counters: [{ icon: 'two-coins', n: 6, label: 'coins' }], cards: [{ state: 'down' }, { state: 'lost', face: captain }] } })}`)}
      ${section('Offers', html`${offer('offer', { note: 'let it stand' })}${offer('main', { label: 'Enter the room', main: true })}${offer('in a list', { label: 'Captain', note: 'steal 2', look: { icon: 'anchor', gain: '+2' }, deed: true, pressed: false })}${offer('chosen', { label: 'Captain', note: 'steal 2', look: { icon: 'anchor', gain: '+2' }, deed: true, pressed: true })}${offer('closed, with the reason', { label: 'Coup', closed: 'costs 7, you need 3 more', deed: true })}${offer('sent', { sent: true })}${offer('seal', { label: 'Challenge', confirm: true })}${offer('wax, the one way', { label: 'Claim the Captain', note: 'steal 2', confirm: true, main: true, look: { icon: 'anchor' } })}${offer('by night', { label: 'Confirm', confirm: true, night: true })}`)}
      ${section('Taper', html`${taper('burning', 6000, 9000)}${taper('low', 12000, 4500)}${taper('out', 15000, 0)}${taper('paused', 6000, 9000, true)}`)}
      ${section('Notes', html`<mq-notice class="wide" text="Mia takes 3 coins."></mq-notice><mq-notice class="wide" warn text="That was the answer to an earlier question."></mq-notice><mq-held class="wide"></mq-held>`)}
      ${section('Scene', html`<mq-scene class="wide" style="block-size:16rem" label="A card is lost"><mq-card .card=${{ state: 'lost', face: captain }}></mq-card></mq-scene>`)}
      ${section('Showdown', html`<mq-showdown class="wide" style="block-size:26rem" sealed .people=${sixPeople} .card=${{ state: 'lost', face: captain }} .by=${{ seat: 0, did: 'said', said: 'I am the Captain.' }} .to=${{ seat: 1, did: 'did not believe it' }}></mq-showdown>`)}
      ${section('Log and notebook', html`<mq-log-line class="wide" .line=${log[0]}></mq-log-line><mq-log class="wide" .lines=${log}></mq-log><mq-notebook class="wide" .lines=${log}></mq-notebook>`)}
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
      ${section(
        'Tracks',
        html`<mq-track class="wide" .track=${crossings}></mq-track
          ><mq-track slim class="wide" .track=${crossings}></mq-track>`,
      )}
      ${section('Paper', html`<mq-sheet class="wide">Something true or signed.</mq-sheet><mq-sheet large class="wide">Large paper is dimmer paper.</mq-sheet>`)}
      ${section('Games', html`<mq-game-card class="wide" name="Coup" motto="Two faces, five lies" min="2" max="10" minutes="15" .theme=${coupTheme} chosen></mq-game-card><mq-game-card class="wide" name="Desperate Times" motto="Speak, bribe, be heard" min="3" max="6" minutes="25" .theme=${desperateTheme} unfit="too few seats for nine"></mq-game-card>`)}
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
      ${section('Masks', html`<mq-masks open style="inline-size:100%" value="fox" .taken=${{ owl: 'Aïcha', boar: '' }}></mq-masks>`)}
      ${section('The end', html`<mq-outcome class="wide" .people=${sixPeople} .me=${0} .outcome=${{ winners: [3, 5], reason: 'reason', scores: [2, 3, 1, 7, 0, 7] }}></mq-outcome><mq-outcome class="wide" .people=${sixPeople} .me=${0} .outcome=${{ winners: [1, 3, 5], reason: 'reason', headline: 'sideWins' }}></mq-outcome>`)}
      ${section('Dialog', html`<mq-button plain label="Open" @click=${() => this.renderRoot.querySelector('mq-dialog')?.setAttribute('open', '')}></mq-button><mq-dialog heading="What happened"><mq-log .lines=${log}></mq-log></mq-dialog>`)}
      ${section('Code to scan', html`<mq-qr style="inline-size:16rem" value="https://masque.club/VELA"></mq-qr>`)}
      ${section(
        'Buttons',
        html`${figure('button', html`<mq-button class="cell" label="Host a table" icon="candle"></mq-button>`)}
        ${figure('main', html`<mq-button class="cell" main label="Deal"></mq-button>`)}
        ${figure('plain', html`<mq-button class="cell" plain label="Another game"></mq-button>`)}
        ${figure('with a note', html`<mq-button class="cell" plain icon="talk" label="Let people write" note="to each other, while they play"></mq-button>`)}
        ${figure('on', html`<mq-button class="cell" icon="check" label="Ready" note="press to take it back" .pressed=${true}></mq-button>`)}
        ${figure('disabled', html`<mq-button class="cell" main label="Deal" .disabled=${true}></mq-button>`)}
        ${figure('a link', html`<mq-button class="cell" plain label="The big screen" href="?page=stage-reaction"></mq-button>`)}
        ${figure('picture', html`<mq-icon-button icon="log" label="What happened"></mq-icon-button>`)}
        ${figure('with a number', html`<mq-icon-button icon="talk" label="Chat: 3 new" count="3"></mq-icon-button>`)}
        ${figure('to look at secrets', html`<mq-peek-button class="wide" label="Hold to see all cards" .peek=${this.#peek} .open=${this.#peek.open}></mq-peek-button>`, 'wide')}`,
      )}
      ${section(
        'Values',
        html`<mq-chip label="north report"></mq-chip
          ><mq-chip label="south report" .mark=${'tick'} .pressed=${true}></mq-chip
          ><mq-chip label="west report" .mark=${2} .pressed=${true} says="2nd"></mq-chip
          ><mq-chip none label="Nobody" .pressed=${false}></mq-chip><mq-chip tapped label="Jonas"></mq-chip
          ><mq-stepper class="cell" value="3" max="7" less="One less" more="One more"></mq-stepper>`,
      )}
      ${section(
        'Lines',
        html`<mq-notice class="wide" plain text="Nothing has been said yet."></mq-notice
          ><mq-notice class="wide" plain warn text="There is no such table."></mq-notice
          ><mq-notice
            class="wide"
            icon="bot"
            text="A bot plays for you."
            note="Take your seat back at any time."
          ></mq-notice>`,
      )}
      ${section(
        'Cards to choose',
        html`${figure('in its place', html`<mq-laid-card .card=${{ ...cards[2]![1], label: 'court', counters: coins }}></mq-laid-card>`)}
        ${figure('can be chosen', html`<mq-pick-card .card=${cards[1]![1]}></mq-pick-card>`)}
        ${figure('chosen', html`<mq-pick-card chosen .card=${cards[1]![1]}></mq-pick-card>`)}
        ${figure('chosen second', html`<mq-pick-card chosen .nth=${2} .card=${cards[0]![1]} label="Jonas 1, face-down card"></mq-pick-card>`)}
        ${figure('counters', html`<mq-counters .counters=${coins}></mq-counters>`)}
        ${figure('coin', html`<mq-coin></mq-coin>`)}`,
      )}
      ${section(
        'Masks of people',
        html`${figure('cameo', html`<mq-cameo mask="fox" name="Mia"></mq-cameo>`)}
        ${figure('no mask', html`<mq-cameo name="Mia"></mq-cameo>`)}
        ${figure('your own', html`<mq-cameo me mask="horse"></mq-cameo>`)}
        ${figure('nobody', html`<mq-cameo empty></mq-cameo>`)}
        ${figure('on paper', html`<mq-sheet><mq-cameo ink mask="owl"></mq-cameo></mq-sheet>`)}
        ${figure('seal', html`<mq-seal icon="seal"></mq-seal>`)}
        ${figure('whose seal', html`<mq-seal mask="owl"></mq-seal>`)}
        ${figure('by night', html`<mq-seal bare></mq-seal>`)}`,
      )}
      ${section(
        'In a grid',
        html`${(
          [
            ['at table', {}],
            ['the candle', { light: true }],
            ['can be picked', { picks: { open: [3], chosen: [] } }],
            ['picked', { picks: { open: [3], chosen: [3] } }],
            ['cannot', { picks: { open: [1], chosen: [] } }],
            ['out', { seat: { seat: 3, state: 'out' } }],
            ['ghost', { seat: { seat: 3, state: 'ghost' } }],
            ['cards', { seat: { seat: 3, counters: coins, cards: [{ state: 'down' }, cards[4]![1]] } }],
          ] as const
        ).map(([caption, props]) =>
          figure(
            caption,
            html`<mq-seat-cell
              class="cell"
              .seat=${'seat' in props ? props.seat : { seat: 3 }}
              .person=${sixPeople[3]}
              .light=${'light' in props}
              .picks=${'picks' in props ? props.picks : undefined}
            ></mq-seat-cell>`,
          ),
        )}
        ${figure('nobody', html`<mq-seat-cell class="cell" .nobody=${{ label: 'Nobody', chosen: false }}></mq-seat-cell>`)}`,
      )}
      ${section(
        'What is said',
        html`<mq-said class="wide" .claim=${{ by: 3, text: 'claim', note: 'claim.note' }}></mq-said
          ><mq-said class="wide" .ask=${{ text: 'whom', note: 'ornot' }}></mq-said
          ><mq-said class="wide" small .ask=${{ text: 'whom' }}></mq-said>`,
      )}
      ${section(
        'In the middle',
        html`<mq-zones .zones=${zones}></mq-zones><mq-zones strip .zones=${zones}></mq-zones
          ><mq-zones
            .zones=${[{ id: 'talk', label: 'court1', counter: { icon: 'tied-scroll', n: 1, label: 'coins' }, around: [1, 2], awaits: [3] }]}
          ></mq-zones>`,
      )}
      ${section(
        'Sounds',
        html`${(Object.keys(voices) as SoundName[]).map(
          (name) =>
            html`<mq-button
              plain
              .label=${name}
              @click=${() => {
                sound.on();
                sound.play(name);
              }}
            ></mq-button>`,
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
