/** The icons of the interface itself: from our name to the name on game-icons.net. */
export const uiIcons = {
  away: 'exit-door',
  bot: 'cog',
  cancel: 'cancel',
  candle: 'candle-light',
  check: 'check-mark',
  eye: 'semi-closed-eye',
  'eye-off': 'sight-disabled',
  flame: 'candlebright',
  ghost: 'ghost',
  help: 'help',
  hourglass: 'hourglass',
  info: 'info',
  lock: 'plain-padlock',
  log: 'quill-ink',
  mask: 'domino-mask',
  masque: 'curly-mask',
  notebook: 'open-book',
  pointing: 'pointing',
  seal: 'gavel',
  silent: 'sound-off',
  sound: 'sound-on',
  talk: 'talk',
  trade: 'trade',
  unplugged: 'unplugged',
  winner: 'queen-crown',
} as const;

/**
 * The masks that players choose from: from our name to the name on game-icons.net. Wolf, dragon and phoenix are left
 * out because they would look like roles. `drawn`: game-icons.net has none, so `scripts/drawn.ts` draws it.
 */
export const maskIcons = {
  fox: 'fox-head',
  ram: 'ram-profile',
  owl: 'barn-owl',
  boar: 'boar',
  swan: 'swan',
  bear: 'bear-face',
  heron: 'heron',
  goat: 'goat',
  cat: 'cat',
  squirrel: 'squirrel',
  frog: 'frog',
  horse: 'horse-head',
  lion: 'lion',
  rooster: 'rooster',
  badger: 'badger',
  hare: 'rabbit-head',
  stag: 'deer-head',
  raven: 'raven',
  hedgehog: 'hedgehog',
  butterfly: 'drawn',
  bat: 'bat',
  bull: 'drawn',
  eagle: 'eagle-head',
  hummingbird: 'hummingbird',
  kangaroo: 'kangaroo',
  mouse: 'mouse',
  octopus: 'octopus',
  panda: 'panda',
  penguin: 'penguin',
  parrot: 'parrot-head',
  pig: 'pig',
  rat: 'rat',
  dolphin: 'dolphin',
  duck: 'duck',
  donkey: 'donkey',
  camel: 'camel',
  cow: 'cow',
  crab: 'sad-crab',
  flamingo: 'flamingo',
  gorilla: 'gorilla',
  monkey: 'monkey',
  snail: 'snail',
  snake: 'sand-snake',
  sloth: 'sloth',
  shark: 'shark-jaws',
  sparrow: 'sparrow',
  swallow: 'drawn',
  vulture: 'drawn',
  whale: 'sperm-whale',
  beaver: 'beaver',
} as const;

/** Heads that end in a straight line, which a round frame hides. */
export const roundMasks: ReadonlySet<string> = new Set(['donkey', 'goat', 'parrot']);

/** The name of a mask: one of {@link maskNames}. */
export type MaskName = keyof typeof maskIcons;

/**
 * All masks, in the order in which they are offered.
 *
 * @example
 * maskNames.includes('fox'); // => true
 */
export const maskNames = Object.keys(maskIcons) as readonly MaskName[];
