import { consume } from '@lit/context';
import { MqElement } from '@masque/ui';
import '@masque/ui/qr';
import { css, html } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { page } from '../page.ts';
import { meetingAt } from './met.ts';
import { tableContext, type TableContext } from '../../live/context.ts';

/**
 * The viewer's own code: a player who scans it at the same table has chosen the viewer as partner. It contains the
 * table and the seat, and nothing else.
 *
 * @fires done
 */
@customElement('masque-meet')
export class MasqueMeet extends MqElement {
  static override styles = [
    page,
    css`
      .qrbig {
        max-inline-size: 18rem;
        margin-inline: auto;
        inline-size: 100%;
      }
      .link {
        text-align: center;
        overflow-wrap: anywhere;
        user-select: all;
        -webkit-user-select: all;
      }
    `,
  ];

  @consume({ context: tableContext, subscribe: true })
  @state()
  private table!: TableContext;

  override render() {
    const link = location.origin + meetingAt(this.table.code, this.table.seen.doc.you?.seat ?? 0);
    return html`<mq-dialog open .heading=${this.t.msg('web.meet')} @close=${() => this.send('done', undefined)}>
      <div class="pad">
        <p>${this.t.msg('web.meet.how')}</p>
        <div class="qrbig"><mq-qr .value=${link}></mq-qr></div>
        <p class="label link">${link}</p>
      </div>
    </mq-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'masque-meet': MasqueMeet;
  }
}
