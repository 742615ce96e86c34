import { css, html } from 'lit';
import type { Dead } from '../present/scene.ts';

/** The card of a dead player, which turns up while everybody watches. */
export const cardOf = ({ face }: Pick<Dead, 'face'>) =>
  html`<mq-turning-card plain .card=${face ? { state: 'up', face } : { state: 'down' }}></mq-turning-card>`;

/** When it turns: after one held breath; at daybreak, after the empty place and the name. */
export const timing = css`
  mq-turning-card {
    --card-lift: var(--lift-2);
    --turn-after: 900ms;
  }
  .missing mq-turning-card {
    --turn-after: 2100ms;
  }
  .missing .who {
    animation: appear 320ms ease 1200ms backwards;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`;
