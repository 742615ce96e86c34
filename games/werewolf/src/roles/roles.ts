import { always, type RoleRule } from './role.ts';

const define = <Name extends string>(list: { readonly [role in Name]: RoleRule<NoInfer<Name>> }) => list;

/** Every card of the game, in the order of the rulebook. */
export const roles = define({
  villager: {
    code: { letter: 'a', short: 'VIL' },
    card: { background: 'day', side: 'good', icon: 'farmer' },
    deck: { max: 40 },
  },
  mason: {
    code: { letter: 'b', short: 'MAS' },
    card: { background: 'day', side: 'good', icon: 'stone-crafting' },
    deck: { max: 4, min: 2, weight: 0.251 },
    knows: [{ role: 'mason', as: 'masons' }],
  },
  hunter: {
    code: { letter: 'c', short: 'HUN' },
    card: { background: 'day', side: 'good', icon: 'crossbow' },
    deck: { max: 1, weight: 0.185 },
    shoots: true,
  },
  thief: {
    code: { letter: 'd', short: 'THF' },
    card: { background: 'day', side: 'solo', icon: 'robber' },
    deck: { max: 1, weight: 0.14 },
    wins: { alive: true },
    bots: { day: 'quiet' },
  },

  seer: {
    code: { letter: 'e', short: 'SEE' },
    card: { background: 'dusk', side: 'good', icon: 'crystal-ball' },
    deck: { max: 1, missed: true, weight: 0.266 },
    knows: [{ role: 'scryer', as: 'scryer' }],
    hexable: always,
    watched: always,
    task: {
      hour: 'vision',
      call: { place: 8, seconds: 20 },
      zero: true,
      looks: {
        as: 'is_wolf',
        yes: ({ role }, { seerSeesHamster }) => role === 'werewolf' || (role === 'hamster' && seerSeesHamster),
        finds: 'werewolf',
      },
    },
    bots: { aims: 'news', power: true },
  },
  bodyguard: {
    code: { letter: 'f', short: 'BOD' },
    card: { background: 'dusk', side: 'good', icon: 'bordered-shield' },
    deck: { max: 1, weight: -0.066 },
    hexable: always,
    watched: always,
    task: {
      hour: 'hunt',
      call: { place: 6, seconds: 15 },
      names: 'anybody',
      varies: true,
      guards: { poison: ({ guardStopsPoison }) => guardStopsPoison },
    },
    bots: { aims: 'shield', power: true },
  },
  witch: {
    code: { letter: 'g', short: 'WIT' },
    card: { background: 'dusk', side: 'good', icon: 'cauldron' },
    deck: { max: 1, weight: 0.146 },
    hexable: always,
    watched: always,
    task: {
      hour: 'brew',
      call: { place: 5, seconds: 25 },
      form: 'brew',
      brews: {
        blind: ({ witchBlindAfterHeal }) => witchBlindAfterHeal,
        herself: ({ witchSelfHeal }) => witchSelfHeal,
      },
    },
    bots: { power: true },
  },
  scryer: {
    code: { letter: 'h', short: 'SCR' },
    card: { background: 'dusk', side: 'good', icon: 'third-eye', advanced: true },
    deck: { max: 1, needs: 'seer', weight: -0.151 },
    knows: [{ role: 'seer', as: 'seer' }],
    hexable: always,
    watched: always,
    foresees: true,
    task: { hour: 'whisper', call: { place: 7, seconds: 20 }, form: 'whisper', friend: 'seer' },
  },
  matchmaker: {
    code: { letter: 'i', short: 'MAT' },
    card: { background: 'dusk', side: 'good', icon: 'hearts', advanced: true },
    deck: { max: 1, weight: 0.078 },
    pairs: true,
  },

  werewolf: {
    code: { letter: 'j', short: 'WOL' },
    card: { background: 'night', side: 'evil', icon: 'wolf-head' },
    deck: { max: 10, weight: -0.429 },
    pack: true,
    knows: [
      { role: 'werewolf', as: 'wolves' },
      { role: 'warlock', as: 'warlock', when: ({ warlockKnown }) => warlockKnown },
    ],
    hexable: ({ hexWolves }) => hexWolves,
    watched: ({ gravedigger }) => gravedigger === 'open',
    task: {
      hour: 'hunt',
      call: { place: 3, seconds: 30 },
      names: 'prey',
      passes: ({ wolvesMayPass }) => wolvesMayPass,
      kills: true,
    },
    bots: { aims: 'prey' },
  },
  cultist: {
    code: { letter: 'k', short: 'CUL' },
    card: { background: 'night', side: 'evil', icon: 'cultist' },
    deck: { max: 3, weight: -0.179 },
    knows: [
      { role: 'cultist', as: 'cultists' },
      { role: 'werewolf', as: 'wolves' },
    ],
  },
  sorceress: {
    code: { letter: 'l', short: 'SOR' },
    card: { background: 'night', side: 'evil', icon: 'magic-swirl' },
    deck: { max: 1, weight: -0.17 },
    hexable: always,
    watched: always,
    task: {
      hour: 'hunt',
      call: { place: 9, seconds: 15 },
      looks: { as: 'is_seer', yes: ({ role }) => role === 'seer', finds: 'seer' },
    },
    bots: { aims: 'finder' },
  },
  warlock: {
    code: { letter: 'm', short: 'WAR' },
    card: { background: 'night', side: 'evil', icon: 'warlock-eye', advanced: true },
    deck: { max: 1, weight: -0.333 },
    watched: always,
    task: { hour: 'dusk', call: { place: 2, seconds: 15 }, varies: true, hexes: true },
    bots: { aims: 'power' },
  },

  hamster: {
    code: { letter: 'n', short: 'HAM' },
    card: { background: 'special', side: 'solo', icon: 'rat', advanced: true },
    deck: { max: 1, weight: -0.098 },
    resists: { unseen: ({ witchSeesHamster }) => !witchSeesHamster },
    turns: { into: 'werewolf', when: ({ hamsterTurns }) => hamsterTurns },
    withers: { from: 'seer', when: ({ seerKillsHamster }) => seerKillsHamster },
    // In a draw there is nothing to take: it wins along with others.
    wins: {
      instead: (end, { hamsterUsurpsFool }) =>
        end === 'village' || end === 'wolves' || (end === 'lynched' && hamsterUsurpsFool),
    },
    bots: { day: 'quiet' },
  },
  fool: {
    code: { letter: 'o', short: 'FOO' },
    card: { background: 'special', side: 'solo', icon: 'jester-hat', advanced: true },
    deck: { max: 1, weight: 0.086 },
    wins: { lynched: true },
    bots: { day: 'provokes' },
  },
  devil: {
    code: { letter: 'p', short: 'DEV' },
    card: { background: 'special', side: 'none', icon: 'devil-mask' },
    deck: { max: 1, from: 15, weight: 0.304 },
    hexable: always,
    task: { hour: 'hunt', call: { place: 4, seconds: 15 }, passes: () => false, kills: true },
    wins: { never: true },
    bots: { aims: 'chance', day: 'quiet' },
  },
  gravedigger: {
    code: { letter: 'q', short: 'GRA' },
    card: { background: 'special', side: 'sworn', icon: 'spade', advanced: true },
    deck: { max: 1, weight: -0.016 },
    hexable: ({ gravedigger }) => gravedigger !== 'off',
    task: {
      hour: 'dusk',
      call: { place: 1, seconds: 20 },
      form: 'watch',
      varies: true,
      when: ({ gravedigger }) => gravedigger !== 'off',
    },
  },
});
