import { MqElement } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { LiveTable } from '../../live/live-table.ts';
import { partFrom } from '../../live/parting.ts';
import { prefs } from '../../prefs/prefs.ts';
import { go } from '../../shell/router.ts';

/** How long the phone says that it will switch to the table, in milliseconds. */
const SAID_MS = 2500;

/**
 * Follows the table whose last game a player looks back at: once the cards of the next one are dealt, the phone shows
 * the table; if the player is seated elsewhere meanwhile, it shows the evening. Nobody is missed who is only looking back.
 */
@customElement('masque-next-game')
export class MasqueNextGame extends MqElement {
  static override styles = css`
    mq-notice {
      position: fixed;
      inset: env(safe-area-inset-top) 0 auto;
      z-index: 5;
    }
  `;

  @property() code = '';
  /** The table opens in a moment. */
  @state() private opens = false;
  readonly #live = new LiveTable(this, () =>
    this.code && !this.#stranger ? { table: this.code, as: 'seat', language: prefs.now.language } : null,
  );
  /** Has no seat at the table, so that nothing of it concerns them. */
  #stranger = false;
  #was?: { readonly sits: boolean; readonly plays: boolean };
  #opening?: ReturnType<typeof setTimeout>;

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('code')) {
      this.#stranger = false;
      this.#live.open();
    }
    const doc = this.#live.seen?.doc;
    if (!doc) return;
    const { lobby, you } = doc;
    const now = { sits: you !== null && you !== undefined && you.seat !== null, plays: lobby.state === 'playing' };
    const was = this.#was;
    this.#was = now;
    if (!was && !now.sits) {
      this.#stranger = true;
      // Only closes it.
      this.#live.open();
      return;
    }
    if (was?.sits && !now.sits && lobby.club) {
      partFrom(lobby);
      go(`/c/${lobby.club.code}`, 'replace');
    } else if (was && now.sits && now.plays && !was.plays) {
      this.opens = true;
      this.#opening = setTimeout(() => this.isConnected && go(`/t/${this.code}`), SAID_MS);
    }
  }

  override disconnectedCallback(): void {
    clearTimeout(this.#opening);
    super.disconnectedCallback();
  }

  override render() {
    return this.opens ? html`<mq-notice icon="hourglass" .text=${this.t.msg('look.next-game')}></mq-notice>` : nothing;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-next-game': MasqueNextGame;
  }
}
