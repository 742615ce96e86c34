import { html } from 'lit';

/** Parts of one kind, under a heading. */
export const section = (name: string, content: unknown) =>
  html`<section>
    <h2>${name}</h2>
    <div class="row">${content}</div>
  </section>`;

/** One state of a part, with what it shows. */
export const figure = (caption: string, content: unknown, cls = '') =>
  html`<figure class=${cls}>
    ${content}
    <figcaption>${caption}</figcaption>
  </figure>`;
