/** Parts of this package that are loaded separately. */
const parts = ['ballot', 'both', 'peek', 'scenery', 'sound', 'track'];
const directives = ['class-map', 'if-defined', 'style-map'];

/**
 * The modules that a page of Masque shares with the elements of its games: the page's import map has their addresses,
 * and builds of elements leave them out. Two copies of any of them would not work together.
 */
export const shared: readonly string[] = [
  '@masque/ui',
  ...parts.map((it) => `@masque/ui/${it}`),
  'lit',
  'lit/decorators.js',
  'lit/directive.js',
  ...directives.map((it) => `lit/directives/${it}.js`),
];
