import type { Translator } from '@masque/ui';
import { css, html } from 'lit';
import { IN_TURN, type Dead } from '../present/scene.ts';

const look = ({ face }: Pick<Dead, 'face'>) => (face ? { state: 'up' as const, face } : { state: 'down' as const });

/** The card of a dead player, which turns up while everybody watches. */
export const cardOf = (dead: Pick<Dead, 'face'>) => html`<mq-turning-card plain .card=${look(dead)}></mq-turning-card>`;

/**
 * Three cards and more: each has the room while it turns, and then lies beside the next one, with its name. The last one
 * stays.
 */
export const drawInTurn = (t: Translator, dead: readonly Dead[]) =>
  html`<div class="inturn">
    <ol>
      ${dead.map((it, i) => html`<li style="--nth:${i}">${cardOf(it)}<b class="who">${t.name(it.seat)}</b></li>`)}
    </ol>
    <div class="turned" aria-hidden="true">
      ${dead
        .slice(0, -1)
        .map(
          (it, i) =>
            html`<span style="--nth:${i}"
              ><mq-card silent mini .card=${look(it)}></mq-card><span class="name">${t.name(it.seat)}</span></span
            >`,
        )}
    </div>
  </div>`;

/** When it turns: after one held breath; at daybreak, after the empty place and the name. */
export const timing = css`
  mq-turning-card {
    --card-lift: var(--lift-2);
    --turn-after: calc(var(--first) + var(--nth, 0) * ${IN_TURN}ms);
  }
  :host {
    --first: 900ms;
  }
  .missing {
    --first: 2100ms;
  }
  .missing .who {
    animation: appear 320ms ease 1200ms backwards;
  }
  .inturn {
    display: grid;
    justify-items: center;
    gap: 0.4rem;
  }
  .inturn ol {
    display: grid;
    justify-items: center;
  }
  .inturn li {
    grid-area: 1 / 1;
    display: grid;
    justify-items: center;
    gap: 0.25rem;
  }
  .inturn .who {
    animation: none;
  }
  /* One card goes as the next one comes. */
  .inturn li,
  .turned > * {
    --comes: calc(var(--first) + var(--nth) * ${IN_TURN}ms - 700ms);
    --goes: calc(var(--comes) + ${IN_TURN}ms);
    animation: appear 180ms ease var(--comes) backwards;
  }
  .inturn li:not(:last-child) {
    animation:
      appear 180ms ease var(--comes) backwards,
      vanish 180ms ease var(--goes) forwards;
  }
  .turned {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.3rem 0.6rem;
  }
  .turned > * {
    animation-delay: var(--goes);
    display: grid;
    justify-items: center;
    gap: 0.1rem;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  @keyframes vanish {
    to {
      opacity: 0;
      visibility: hidden;
    }
  }
`;
