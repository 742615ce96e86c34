import { html, nothing, svg } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';
import { bringMasks, onIcons, pathOf } from './registry.ts';

/** Draws something with the outline of an icon once it is loaded, and a fallback until then. */
class LoadedIcon extends AsyncDirective {
  #name = '';
  #draw: (d: string) => unknown = () => nothing;
  #stop?: () => void;
  render(name: string, draw: (d: string) => unknown, otherwise: unknown = nothing) {
    this.#name = name;
    this.#draw = draw;
    if (name.startsWith('mask:')) bringMasks();
    const d = pathOf(name);
    if (!d) this.#wait();
    return d ? draw(d) : otherwise;
  }
  #wait() {
    this.#stop ??= onIcons(() => {
      const d = pathOf(this.#name);
      if (d && this.isConnected) this.setValue(this.#draw(d));
    });
  }
  override disconnected() {
    this.#stop?.();
    this.#stop = undefined;
  }
  override reconnected() {
    this.#wait();
  }
}
const known = directive(LoadedIcon);
const path = (d: string) => svg`<path d=${d} />`;
const outline = (name: string) => known(name, path);

/**
 * Draws an icon by name. Icons are hidden from screen readers: the words stand beside them.
 *
 * @example
 * html`<p>${icon('help')} Help</p>`
 */
export const icon = (name: string, cls = 'i') =>
  html`<svg class=${cls} viewBox="0 0 512 512" aria-hidden="true">${outline(name)}</svg>`;

/** The same, with a fallback while the icon is not loaded. */
export const iconOr = (name: string, otherwise: unknown) => known(name, () => icon(name, ''), otherwise);

/** The same, hatched like an engraving, for the faces of cards. */
export const engraving = (name: string) =>
  html`<svg class="eng" viewBox="0 0 512 512" aria-hidden="true">
    <defs>
      <pattern id="hatch" width="15" height="15" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
        <rect width="15" height="4.2" fill="#e3d5b4" opacity=".62" />
      </pattern>
    </defs>
    <g>${outline(name)}</g>
    <g fill="url(#hatch)">${outline(name)}</g>
  </svg>`;
