import { css, html } from 'lit';
import type { Dead } from '../present/scene.ts';

/** A back that narrows, and the face that widens in its place. */
export const turned = ({ face }: Pick<Dead, 'face'>) =>
  html`<span class="turned"
    ><span class="back" aria-hidden="true"><mq-card silent></mq-card></span
    ><span class="front"><mq-card plain .card=${face ? { state: 'up', face } : { state: 'down' }}></mq-card></span
  ></span>`;

/** When it turns: after one held breath, and at daybreak after the empty place and the name. */
export const turnedStyle = css`
  .turned,
  .turned > span {
    display: grid;
  }
  .turned > span {
    grid-area: 1 / 1;
  }
  .turned mq-card {
    --card-lift: var(--lift-2);
  }
  .missing .who {
    animation: falls 320ms ease 1200ms backwards;
  }
  .turned .back {
    animation: narrows 210ms cubic-bezier(0.6, 0.05, 1, 1) 900ms both;
  }
  .turned .front {
    animation: widens 210ms cubic-bezier(0, 0.6, 0.25, 1) 1110ms backwards;
  }
  .missing .turned .back {
    animation-delay: 2100ms;
  }
  .missing .turned .front {
    animation-delay: 2310ms;
  }
  /* The same order and the same time, without a movement. */
  @media (prefers-reduced-motion: reduce) {
    .turned .back {
      animation-name: goes;
      animation-duration: 180ms;
    }
    .turned .front {
      animation-name: falls;
      animation-duration: 180ms;
    }
  }
  @keyframes goes {
    to {
      opacity: 0;
      visibility: hidden;
    }
  }
  @keyframes falls {
    from {
      opacity: 0;
    }
  }
  @keyframes narrows {
    to {
      scale: 0.02 1;
      visibility: hidden;
    }
  }
  @keyframes widens {
    from {
      scale: 0.02 1;
    }
  }
`;
