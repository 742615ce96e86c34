import type { Translator } from '@masque/ui';
import { html, type TemplateResult } from 'lit';

/** A piece of a paragraph: words, and whether they are bold or link to the entry of a face. */
interface Span {
  readonly word: string;
  readonly bold?: boolean;
  readonly to?: string;
}

/** A paragraph, or an item of a list. */
export interface Paragraph {
  readonly item: boolean;
  readonly spans: readonly Span[];
}

/** The name of a face's entry. */
export type NameOf = (face: string) => string;

const LINK = /\[([^\]|]+)(?:\|([^\]]*))?\]/g;

function* spansOf(text: string, bold: boolean, nameOf: NameOf): Generator<Span> {
  let at = 0;
  for (const link of text.matchAll(LINK)) {
    if (link.index > at) yield { word: text.slice(at, link.index), bold };
    yield { to: link[1]!, word: link[2] ?? nameOf(link[1]!), bold };
    at = link.index + link[0].length;
  }
  if (at < text.length) yield { word: text.slice(at), bold };
}

/** A text of a guide in paragraphs; the syntax is described at `Guide` of the core. */
export function paragraphsOf(t: Translator, key: string, nameOf: NameOf): readonly Paragraph[] {
  const paragraphs: { item: boolean; spans: Span[] }[] = [];
  const begin = (text: string): string => {
    const item = text.startsWith('- ');
    paragraphs.push({ item, spans: [] });
    return item ? text.slice(2) : text;
  };
  begin('');
  for (const part of t.parts(key)) {
    const bold = typeof part !== 'string';
    const [first = '', ...others] = (bold ? part.bold : part).split('\n');
    const start =
      paragraphs.length === 1 && paragraphs[0]!.spans.length === 0 ? (paragraphs.pop(), begin(first)) : first;
    paragraphs.at(-1)!.spans.push(...spansOf(start, bold, nameOf));
    for (const text of others) {
      const rest = begin(text);
      paragraphs.at(-1)!.spans.push(...spansOf(rest, bold, nameOf));
    }
  }
  return paragraphs;
}

/** The text of a paragraph, for the search. */
export const plain = ({ spans }: Paragraph): string => spans.map(({ word }) => word).join('');

/** The targets of links, and what a link does instead if the guide is within another page. */
export interface Ways {
  readonly to: (face: string) => string;
  readonly open: (face: string) => void;
}

function drawSpan({ word, bold, to }: Span, ways: Ways): TemplateResult | string {
  const follow = (event: Event): void => {
    event.preventDefault();
    ways.open(to!);
  };
  const it = to === undefined ? word : html`<a href=${ways.to(to)} @click=${follow}>${word}</a>`;
  return bold ? html`<b>${it}</b>` : it;
}

/** One paragraph without an element of its own, for a heading. */
export const drawLine = ({ spans }: Paragraph, ways: Ways) => spans.map((it) => drawSpan(it, ways));

/** Paragraphs; items become lists. */
export function drawParagraphs(paragraphs: readonly Paragraph[], ways: Ways): TemplateResult[] {
  const out: TemplateResult[] = [];
  for (let i = 0; i < paragraphs.length; i++) {
    const items: Paragraph[] = [];
    while (paragraphs[i]?.item) items.push(paragraphs[i++]!);
    if (items.length > 0)
      out.push(
        html`<ul>
          ${items.map((it) => html`<li>${drawLine(it, ways)}</li>`)}
        </ul>`,
      );
    const it = paragraphs[i];
    if (it && it.spans.length > 0) out.push(html`<p>${drawLine(it, ways)}</p>`);
  }
  return out;
}
