import type { CardLook, Face } from '@masque/core/table';
import { html, nothing } from 'lit';
import { engraving, icon, iconOr } from '../icons/icon.ts';
import type { Translator } from '../i18n/translator.ts';
import { counters, pile } from './counter.ts';

/** How a card is drawn: full, or as small as it lies before a seat. */
export interface CardOptions {
  readonly mini?: boolean;
  /** Icon on the back. */
  readonly boss: string;
  /** The viewer is peeking: a `down` card with a face is read. */
  readonly open?: boolean;
  /** Without the rule of the card: it is written beside it, or too small to be read. */
  readonly plain?: boolean;
}

/** The card lies in a place of its own with a name, such as the slot "B2". */
export const inPlace = (card: CardLook): boolean => card.label !== undefined;

/** What a card is called for those who do not see it. Every face-down card is called the same. */
export const cardName = (t: Translator, card: CardLook, open = false): string => {
  const name = card.face && t.msg(card.face.name);
  if (card.state === 'lost')
    return name ? t.msg({ key: 'ui.card.lost', args: { name } }) : t.msg('ui.card.lost.hidden');
  if (!name || (card.state === 'down' && !open)) return t.msg('ui.card.down');
  if (card.state === 'shown' || card.state === 'proven') return t.msg({ key: `ui.card.${card.state}`, args: { name } });
  return name;
};

/** What lies on a card, in words. */
const laden = (t: Translator, name: string, card: CardLook): string =>
  [
    name,
    ...(card.counters ?? []).map(({ label, n }) => t.msg({ key: 'ui.count', args: { label: { msg: label }, n } })),
  ].join(', ');

const back = (t: Translator, card: CardLook, { mini, boss }: CardOptions) =>
  html`<span
    class="card back ${mini ? 'mini' : ''}"
    role="img"
    aria-label=${mini ? laden(t, t.msg('ui.card.down'), card) : t.msg('ui.card.down')}
    >${mini ? pile(card.counters) : nothing}${mini ? nothing : html`<span class="boss">${icon(boss, '')}</span>`}</span
  >`;

const small = (t: Translator, card: CardLook, face: Face | undefined) =>
  html`<span class="card mini face ${card.state}" role="img" aria-label=${laden(t, cardName(t, card), card)}
    >${face ? iconOr(face.icon ?? '', html`<span class="initial" aria-hidden="true">${t.msg(face.name).slice(0, 1)}</span>`) : nothing}${pile(card.counters)}</span
  >`;

const whole = (t: Translator, card: CardLook, face: Face | undefined) => {
  const name = face ? t.msg(face.name) : '';
  const state = card.state === 'shown' || card.state === 'proven' || card.state === 'lost' ? cardName(t, card) : '';
  return html`<span class="card face ${card.state}"
    >${state ? html`<span class="vh">${state}</span>` : nothing}${face?.value === undefined ? nothing : html`<span class="val">${face.value}</span>`}<span
      class="nm ${longest(name) > 12 ? 'long word' : name.length > 11 ? 'long' : ''}"
      aria-hidden=${state ? 'true' : nothing}
      >${name}</span
    ><span class="art">${face?.icon ? engraving(face.icon) : nothing}</span
    ><span class="ft"
      >${face?.tags?.length ? html`<b>${t.msg(face.tags[0] ?? '')}</b>${face.tags.slice(1).map((tag) => `, ${t.msg(tag)}`)}` : nothing}${face?.tags?.length && face.text ? html`<br />` : nothing}${
        face?.text ? t.rich(face.text) : nothing
      }</span
    ></span
  >`;
};

/** How many letters the longest word has. */
const longest = (name: string): number => Math.max(...name.split(/[\s-]/).map((it) => it.length));

/** Draws a card. Of a face-down card nothing but its back comes into the document, unless the viewer is peeking. */
export const drawCard = (t: Translator, card: CardLook, options: CardOptions) => {
  const readable = card.state !== 'down' || options.open;
  if (!readable || (!card.face && card.state !== 'lost')) return back(t, card, options);
  const face = options.plain && card.face ? { ...card.face, text: undefined } : card.face;
  return options.mini ? small(t, card, face) : whole(t, card, face);
};

/** A card with the public name of its place and what lies on it. */
export const drawSlot = (t: Translator, card: CardLook, options: CardOptions) =>
  card.label || card.counters?.length
    ? html`<span class="slot"
        >${drawCard(t, card, options)}${card.label ? html`<span class="label">${t.msg(card.label)}</span>` : nothing}${counters(t, card.counters)}</span
      >`
    : drawCard(t, card, options);
