import { ContextProvider } from '@lit/context';
import { html, LitElement, render, type TemplateResult } from 'lit';
import { expect } from 'vitest';
import { describeExamples } from '@masque/workspace/examples';
import * as door from './index.ts';

type Names = Readonly<Record<string, unknown>>;

/** Draws the elements of an example; all of them have to exist. */
async function draw({ drawn, t }: Names): Promise<void> {
  const place = document.createElement('div');
  new ContextProvider(place, { context: door.translatorContext, initialValue: t as door.Translator });
  document.body.append(place);
  for (const it of drawn as readonly TemplateResult[]) render(it, place);
  for (const it of place.querySelectorAll('*')) {
    if (!it.localName.includes('-')) continue;
    expect(it, `${it.localName} is an element of the package`).toBeInstanceOf(LitElement);
    await (it as LitElement).updateComplete;
  }
  place.remove();
}

// What only parts of the package use, and its other entry points. Imported by variable: otherwise what only an example uses would count as
// unused.
const inside = ['sound/sound', 'speech/narrator', 'motion/cards', 'motion/changes', 'table/layout', 'table/later', 'parts/peek-button']; // prettier-ignore
const others = ['stage/index', 'fields/mq-number', 'fields/mq-select', 'fields/mq-switch', 'parts/mq-ballot', 'offers/mq-both', 'scenery']; // prettier-ignore
const modules = await Promise.all([...inside, ...others].map((name) => import(`./${name}.ts`) as Promise<Names>));
const names: Names = Object.assign({}, ...modules);

describeExamples({
  folder: import.meta.dirname,
  doors: ['index.ts', ...others.map((name) => `${name}.ts`)],
  world: () => {
    const drawn: TemplateResult[] = [];
    const noted = (...parts: Parameters<typeof html>): TemplateResult => {
      const made = html(...parts);
      drawn.push(made);
      return made;
    };
    return { ...names, ...door, ContextProvider, html: noted, drawn, t: new door.Translator('en') };
  },
  after: draw,
});
