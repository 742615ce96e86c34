import type { ClubAs } from '@masque/club';
import { consume, ContextProvider } from '@lit/context';
import { MqElement, type Translator } from '@masque/ui';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { drawOutdated } from '../live/outdated.ts';
import { reloadUntilCurrent } from '../shell/renew.ts';
import { wear } from './colors.ts';
import { eveningContext, LiveClub } from './live-club.ts';

/** A page that follows an evening. Its parts get the evening and its words by context. */
export abstract class ClubPage extends MqElement {
  @property() code = '';
  protected readonly as: ClubAs = 'phone';
  protected readonly live = new LiveClub(this, () => ({ code: this.code, as: this.as }));

  constructor() {
    super();
    new ContextProvider(this, { context: eveningContext, initialValue: this.live });
  }

  protected override get t(): Translator {
    return this.live.words(super.t);
  }

  protected override get voice(): Translator {
    return this.t;
  }

  /** A translator that also has a game's messages, with these people at its seats. */
  protected wordsOf(game: string, names: readonly string[]): Translator {
    return this.live.wordsOf(super.t, game, names);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('code')) void this.live.open();
    if (this.live.doc) wear(this, this.live.doc.room.club.color);
    if (this.live.status === 'outdated') reloadUntilCurrent();
    if (this.live.doc) void import('../awake/awake.ts');
  }

  /** What is shown while there is no document; `null`: there is one. */
  protected waiting(): TemplateResult | null {
    const { t } = this;
    if (this.live.status === 'gone')
      return html`<mq-page brief .heading=${t.msg('club.none')}>
        <p>${t.msg('refuse.no_club')}</p>
        <mq-button main href="/" .label=${t.msg('web.to-home')}></mq-button>
      </mq-page>`;
    if (this.live.status === 'outdated') return drawOutdated(t);
    if (!this.live.doc || !this.live.you)
      return html`<mq-page .heading=${t.msg({ key: 'web.joining', args: { code: this.code } })}></mq-page>`;
    return null;
  }

  /** Why the last command was refused, and whether the connection is lost. */
  protected notices(slot = ''): TemplateResult {
    const { problem, held } = this.live;
    return html`${
      problem ? html`<mq-notice slot=${slot || nothing} plain warn .text=${this.t.msg(problem)}></mq-notice>` : nothing
    }${held ? html`<mq-held slot=${slot || nothing}></mq-held>` : nothing}`;
  }
}

/** A part of such a page, redrawn whenever something changes at its evening. */
export abstract class ClubPart extends MqElement {
  @consume({ context: eveningContext })
  @property({ attribute: false })
  live!: LiveClub;

  override connectedCallback(): void {
    super.connectedCallback();
    this.live.follow(this);
  }

  override disconnectedCallback(): void {
    this.live.unfollow(this);
    super.disconnectedCallback();
  }
}
