import type { Language, Messages, Offer } from '@masque/core';
import { icon, inTheOpen, type Translator } from '@masque/ui';
import { css, html, nothing } from 'lit';

/** The messages about what can be done now: in the game, and by its host. */
export const nowWords: { readonly [language in Language]: Messages } = {
  en: {
    'now.title': 'What you can do now',
    'now.table': 'The table',
    'now.none': 'Nothing at the moment: others have to act.',
    'now.held': 'Press and hold: it cannot be taken back.',
    'now.both': 'Done with both thumbs.',
    'now.asks': 'You choose: {what}',
    'now.free': 'Only if you like.',
    'now.then': 'What happens then?',
    'now.closed': 'Not now: {why}',
  },
  fr: {
    'now.title': 'Ce que vous pouvez faire maintenant',
    'now.table': 'La table',
    'now.none': 'Rien pour l’instant : c’est aux autres.',
    'now.held': 'Maintenez : on ne revient pas dessus.',
    'now.both': 'Se fait avec les deux pouces.',
    'now.asks': 'À choisir : {what}',
    'now.free': 'Seulement si vous voulez.',
    'now.then': 'Que se passe-t-il alors ?',
    'now.closed': 'Pas maintenant : {why}',
  },
};

export const nowStyle = css`
  .now {
    display: grid;
    grid-template-columns: auto 1fr;
    column-gap: 0.7rem;
    padding-block-end: 0.75rem;
  }
  .now dt {
    font-weight: 600;
  }
  .now svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    grid-column: 1;
  }
  .now div {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1/-1;
    padding-block: 0.45rem;
    border-block-end: 1px solid var(--hairline);
  }
  .now dt,
  .now dd {
    grid-column: 2;
  }
  .now svg + dt {
    grid-row: 1;
  }
  .now .shut {
    color: var(--candle-2);
  }
`;

/**
 * Everything that a seat may do at this moment, and its effects, in the game's own words: those of its guide, or else
 * what stands on the button. It leaves out private offers,
 * and why a veiled offer is closed, because others can look over the viewer's shoulder.
 */
export function drawNow(t: Translator, all: readonly Offer[]) {
  const offers = inTheOpen(all).filter((it) => !it.look?.private);
  return html`<section aria-labelledby="now">
    <h3 id="now">${t.msg('now.title')}</h3>
    ${
      offers.length === 0
        ? html`<p>${t.msg('now.none')}</p>`
        : html`<dl class="now">${offers.map((it) => drawOne(t, it))}</dl>`
    }
  </section>`;
}

/** The effect of one offer. */
export const drawThen = (t: Translator, offer: Offer) => html`<dl class="now">${drawOne(t, offer)}</dl>`;

function drawOne(t: Translator, { type, params, look = {}, closed, optional }: Offer) {
  const told = `guide.offer.${type}`;
  const asks = Object.values(params).flatMap((it) => (it.ask === undefined ? [] : [t.msg(it.ask)]));
  const lines = [
    t.has(told) ? t.msg(told) : look.note && t.msg(look.note),
    asks.length > 0 && t.msg({ key: 'now.asks', args: { what: asks.join(' ') } }),
    closed && !look.veiled && t.msg({ key: 'now.closed', args: { why: { msg: closed } } }),
    !closed && look.bothThumbs && t.msg('now.both'),
    !closed && look.confirm && t.msg('now.held'),
    !closed && optional && t.msg('now.free'),
  ].filter((it) => typeof it === 'string');
  return html`<div class=${closed && !look.veiled ? 'shut' : nothing}>
    ${look.icon ? icon(look.icon) : nothing}
    <dt>${t.msg(look.label ?? `offer.${type}`)}${look.gain ? ` ${look.gain}` : ''}</dt>
    ${lines.map((it) => html`<dd class="label">${it}</dd>`)}
  </div>`;
}
