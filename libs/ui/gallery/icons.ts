import { icons } from '@iconify-json/game-icons';
import { registerIcons } from '../src/index.ts';

/** Icons that in earnest come from a game's server. */
const names = [
  'two-coins',
  'anchor',
  'fleur-de-lys',
  'imperial-crown',
  'plain-dagger',
  'tied-scroll',
  'gavel',
  'moon',
  'gibbet',
  'queen-crown',
  'cracked-mask',
  'tombstone',
  'eagle-emblem',
  'sea-dragon',
  'scales',
  'cartwheel',
  'key',
  'mirror-mirror',
  'dagger-rose',
  'torch',
  'police-badge',
];

registerIcons(Object.fromEntries(names.map((name) => [name, icons.icons[name]?.body ?? ''])));
