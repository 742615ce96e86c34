import type { Language, Messages } from '@masque/core';
import { MqElement, type Translator } from '@masque/ui';
import { css, html, nothing } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { go } from '../../shell/router.ts';
import { OwnWords } from '../../words/own-words.ts';
import { page } from '../page.ts';
import { codeReader, type ReadCode } from './read-code.ts';
import { wayIn } from './scanned.ts';

const words: Readonly<Record<Language, Messages>> = {
  en: {
    'scan.title': 'Scan a code',
    'scan.how': 'Hold the code of the table or of the evening in the frame.',
    'scan.picture': 'What the camera sees',
    'scan.insecure':
      'A browser gives a page the camera over https only, and this address is http. Your phone’s own camera app can scan the code, or type its letters.',
    'scan.none': 'There is no camera here, or another app has it.',
    'scan.refused': 'The browser keeps the camera from this page. Allow it in the settings of the browser.',
    'scan.other': 'That code leads to no table.',
    'scan.type': 'Type the code',
  },
  fr: {
    'scan.title': 'Scanner un code',
    'scan.how': 'Tenez le code de la table ou de la soirée dans le cadre.',
    'scan.picture': 'Ce que voit la caméra',
    'scan.insecure':
      'Un navigateur ne prête la caméra à une page qu’en https, et cette adresse est en http. L’appareil photo du téléphone peut scanner le code, ou tapez ses lettres.',
    'scan.none': 'Il n’y a pas de caméra ici, ou une autre application s’en sert.',
    'scan.refused': 'Le navigateur refuse la caméra à cette page. Autorisez-la dans ses réglages.',
    'scan.other': 'Ce code ne mène à aucune table.',
    'scan.type': 'Taper le code',
  },
};

/** The interval between two attempts, in milliseconds. */
const LOOK_MS = 150;

/**
 * Reads the code of a table or an evening with the camera. Loaded at the press of “Scan”.
 *
 * @fires done - It is closed; `boolean`: the user wants to type the code.
 */
@customElement('masque-scan')
export class MasqueScan extends MqElement {
  static override styles = [
    page,
    css`
      video {
        display: block;
        inline-size: 100%;
        aspect-ratio: 1;
        max-block-size: 55dvh;
        object-fit: cover;
        background: var(--lacquer);
        border: 2px solid var(--brass-2);
      }
    `,
  ];

  /** Why nothing is scanned, or that the scanned code is not one of ours. */
  @state() private problem = '';
  @query('video') private video?: HTMLVideoElement | null;
  #stream: MediaStream | null = null;
  readonly #own = new OwnWords(words);

  protected override get t(): Translator {
    return this.#own.in(super.t);
  }

  protected override firstUpdated(): void {
    void this.#start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  #stop(): void {
    for (const it of this.#stream?.getTracks() ?? []) it.stop();
    this.#stream = null;
  }

  async #start(): Promise<void> {
    if (!isSecureContext) return void (this.problem = 'scan.insecure');
    try {
      const video = { facingMode: 'environment', width: { ideal: 1280 } };
      // Loads what may fail first, so that the camera is not turned on in vain.
      const read = await codeReader();
      const stream = (this.#stream = await navigator.mediaDevices.getUserMedia({ video }));
      if (!this.isConnected) return this.#stop();
      await this.updateComplete;
      this.video!.srcObject = stream;
      await this.video!.play();
      await this.#look(read);
    } catch (error) {
      this.#stop();
      const refused = error instanceof DOMException && error.name === 'NotAllowedError';
      this.problem = refused ? 'scan.refused' : 'scan.none';
    }
  }

  /** Scans until a valid code is found, or scanning ends. */
  async #look(read: ReadCode): Promise<void> {
    while (this.#stream && this.video) {
      const text = await read(this.video);
      const way = text === undefined ? undefined : wayIn(text);
      if (way !== undefined && this.isConnected) {
        navigator.vibrate?.(60);
        this.#stop();
        return go(way);
      }
      this.problem = text === undefined ? this.problem : 'scan.other';
      await new Promise((done) => setTimeout(done, LOOK_MS));
    }
  }

  override render() {
    const t = this.t;
    const scans = this.problem === '' || this.problem === 'scan.other';
    return html`<mq-dialog open .heading=${t.msg('scan.title')} @close=${() => this.send('done', false)}>
      <div class="pad">
        ${
          scans
            ? html`<video muted playsinline aria-label=${t.msg('scan.picture')}></video>
                <p>${t.msg('scan.how')}</p>`
            : nothing
        }
        ${this.problem ? html`<mq-notice plain warn .text=${t.msg(this.problem)}></mq-notice>` : nothing}
        <mq-button plain .label=${t.msg('scan.type')} @click=${() => this.send('done', true)}></mq-button>
      </div>
    </mq-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-scan': MasqueScan;
  }
}
