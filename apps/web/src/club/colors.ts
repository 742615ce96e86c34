/** The colours that a club can have, each as light as brass, so that text in it is equally readable. */
const colors: { readonly [name: string]: string } = {
  brass: '',
  rose: 'oklch(0.76 0.11 15)',
  moss: 'oklch(0.78 0.1 140)',
  sea: 'oklch(0.78 0.09 200)',
  dusk: 'oklch(0.76 0.09 290)',
};

export const colorNames = Object.keys(colors);

/** Applies the colour of a club to a page. */
export function wear(page: HTMLElement, color: string): void {
  const value = colors[color] ?? '';
  if (value) page.style.setProperty('--brass', value);
  else page.style.removeProperty('--brass');
}
