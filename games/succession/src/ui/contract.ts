import { maskOf } from '@masque/ui';
import { html, nothing } from 'lit';
import type { CourtScene, Exposed, MemberScene } from '../present/scene.ts';
import type { ViewerContext } from './words.ts';

type ContractView = NonNullable<CourtScene['contract']>;

/** The maximum number of cards in a row at full size. */
const LARGE = 3;

/** The maximum number of names on a paper at full size. */
const FEW = 4;

/** The viewer's own name is "you" on their phone. */
const nameOf = ({ t, me }: ViewerContext, seat: number): string => (seat === me ? t.msg('ui.you') : t.name(seat));

/** What each means to show, and who has agreed: written on paper, sealed with wax. */
const rows = ({ t, people }: ViewerContext, members: readonly MemberScene[]) =>
  html`<ul class="rows">
    ${members.map(
      (it) =>
        html`<li>
          <mq-cameo ink .mask=${maskOf(people, it.seat)} .name=${t.name(it.seat)}></mq-cameo>
          <span class="who">${t.rich({ key: `court.side.${it.side}`, args: { who: { seat: it.seat } } })}</span>
          ${it.agreed ? html`<mq-seal .mask=${maskOf(people, it.seat)}></mq-seal>` : html`<span class="open"></span>`}
          <span class="vh">${t.msg(it.agreed ? 'court.agreed' : 'court.open')}</span>
        </li>`,
    )}
  </ul>`;

/** What everybody shows. */
const cards = (words: ViewerContext, members: readonly MemberScene[]) =>
  html`<ul class="cards ${members.length > LARGE ? 'many' : ''}">
    ${members.map(
      ({ seat, card }) =>
        html`<li>
          ${card ? html`<mq-turning-card plain .card=${card}></mq-turning-card>` : nothing}
          <b>${nameOf(words, seat)}</b>
          <span class="label"
            >${words.t.msg(seat === words.me ? 'court.mine' : `court.${card?.state ?? 'shown'}`)}</span
          >
        </li>`,
    )}
  </ul>`;

/** Surprises in the order of their effect: the last one first. */
const stack = ({ t }: ViewerContext, surprises: ContractView['stack']) =>
  html`<section class="stack" aria-label=${t.msg('court.stack')}>
    <ol>
      ${surprises
        .toReversed()
        .map(
          ({ by, what, seat }, i) =>
            html`<li>
              ${t.msg({ key: `surprise.${what}`, args: { who: { seat: by }, ...(seat !== null && { whom: { seat } }) } })}
              ${i === 0 && surprises.length > 1 ? html`<em class="label">${t.msg('court.first')}</em>` : nothing}
            </li>`,
        )}
    </ol>
  </section>`;

/** Columns and rows in which so many cards are as large as possible on a phone. */
const laidOut = (cards: number): string => {
  const columns = cards > 4 ? 3 : 2;
  return `--of:${cards};--columns:${columns};--rows:${Math.ceil(cards / columns)}`;
};

/** Public cards, all at once: one at full size, several so large that together they fill the room. */
export const drawExposed = (words: ViewerContext, cards: readonly Exposed[]) =>
  html`<ul
    class="cards full ${cards.length > 2 ? 'many' : cards.length > 1 ? 'two' : ''}"
    style=${laidOut(cards.length)}
  >
    ${cards.map(
      ({ seat, card }) =>
        html`<li>
          <mq-turning-card plain .card=${card}></mq-turning-card>
          <b>${nameOf(words, seat)}</b>
        </li>`,
    )}
  </ul>`;

/**
 * A tribunal as everybody sees it: the cards of those with the most fingers, and who pointed at them and at the viewer.
 */
export const drawFingers = (words: ViewerContext, { at, cards }: NonNullable<CourtScene['fingers']>) => {
  const { t, me } = words;
  const people = (seats: readonly number[]) => ({
    list: seats.map((seat) => (seat === me ? { msg: 'court.you' } : { seat })),
  });
  return html`<section class="fingers" aria-label=${t.msg('court.fingers')}>
    ${drawExposed(words, cards)}
    ${
      at.length
        ? html`<ul class="pointed">
            ${at.map(
              ({ seat, from }) =>
                html`<li class=${cards.some((it) => it.seat === seat) ? 'most' : ''}>
                  <b class="num">${from.length}</b>
                  <span>${t.msg({ key: 'court.pointed', args: { whom: { seat }, from: people(from) } })}</span>
                </li>`,
            )}
          </ul>`
        : nothing
    }
  </section>`;
};

/** The contract that the viewer has joined. */
export const drawContract = (words: ViewerContext, contract: ContractView) => {
  const { t } = words;
  const shown = contract.members.some((it) => it.card !== null);
  const title = t.msg({ key: 'court.contract', args: { n: contract.members.length } });
  if (shown)
    return html`<section class="shown" aria-label=${title}>
      ${cards(words, contract.members)} ${contract.stack.length ? stack(words, contract.stack) : nothing}
    </section>`;
  return html`<mq-sheet large class=${contract.members.length > FEW ? 'many' : ''} role="region" aria-label=${title}>
    <h2 class="display">${title}</h2>
    ${rows(words, contract.members)}
    <p class="rule">${t.msg('court.rule')}</p>
  </mq-sheet>`;
};
