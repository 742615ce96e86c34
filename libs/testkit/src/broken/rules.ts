import { clockwiseFrom } from '@masque/mechanics';
import { offers } from './toy/offers.ts';
import { rules } from './toy/rules.ts';
import { toy, type Toy } from './toy/index.ts';
import type { Broken } from './secrecy.ts';
import type { State } from './toy/state.ts';

/** Games whose rules do what rules must not do. */
export const unruly: readonly Broken[] = [
  {
    breaks: 'a rule changes the state in place',
    game: toy({
      rules: {
        believe: (state, event, step) => {
          (state.points as number[])[event.seat]! += 0;
          return rules.believe(state, event, step);
        },
      },
    }),
    fault: /the rule for offer "believe" of seat \d .* changes the state in place in phase "belief".*read only/,
  },
  {
    breaks: 'a rule uses random numbers of the machine',
    game: toy({
      rules: { next: (state, step) => ({ ...rules.next(state, step), turn: Math.floor(Math.random() * step.seats) }) },
    }),
    fault: /the rule for .* uses Math\.random: use step\.random/,
  },
  {
    breaks: '`setup` reads the clock',
    game: toy({ setup: (_, good) => ({ ...good, points: good.points.map(() => new Date().getTime() * 0) }) }),
    fault: /setup \(2 seats, default options\) uses new Date/,
  },
  {
    breaks: 'a rule counts outside the state',
    game: ((): Toy => {
      let turns = 0;
      return toy({
        rules: {
          next: (state, step) => ({ ...rules.next(state, step), points: state.points.map((n) => n + (++turns % 3)) }),
        },
      });
    })(),
    fault:
      /replay leads to a different state after .*state\.points\.\d was \d+, now \d+; something outside the state influences the rules/,
  },
  {
    breaks: 'the state contains a Map',
    game: toy({
      rules: { boast: (state, event, step) => ({ ...rules.boast(state, event, step), seen: new Map() }) as State },
    }),
    fault: /state\.seen is a Map in phase "belief".*JSON cannot represent it/,
  },
  {
    breaks: 'the state contains undefined',
    game: toy({ setup: (_, good) => ({ ...good, claim: undefined as never }) }),
    fault: /state\.claim is undefined \(write null/,
  },
  {
    breaks: 'a rule refuses an action that was offered',
    game: toy({
      rules: {
        boast: (state, event, step) => {
          if (event.value > 5) throw new Error('nobody holds so much');
          return rules.boast(state, event, step);
        },
      },
    }),
    fault:
      /offer "boast" of seat \d .* is open, but refused when taken with \{"value":6\}: the rule throws Error: nobody holds so much/,
  },
  {
    breaks: 'an offer has no rule in its phase',
    game: toy({
      offers: {
        belief: (view, seat) => [
          ...offers.belief(view, seat),
          // Does not compile, but a game in JavaScript could contain it.
          { type: 'peek', params: { target: { kind: 'seat', of: [0] } }, optional: true } as never,
        ],
      },
    }),
    fault: /offer "peek" .* is open, but phase "belief" has no `on\.peek`/,
  },
  {
    breaks: 'an offer names a seat that is not at the table',
    game: toy({
      offers: {
        turn: (view, seat) =>
          offers
            .turn(view, seat)
            .map((it) =>
              it.type === 'peek' ? { ...it, params: { target: { kind: 'seat', of: clockwiseFrom(seat, 9) } } } : it,
            ),
      },
    }),
    fault: /its parameter "target" names seats that are not at the table/,
  },
  {
    breaks: 'everybody waits for an offer that only one seat may see',
    game: toy({
      offers: {
        turn: (view, seat) => offers.turn(view, seat).map((it) => ({ ...it, look: { private: true } })),
      },
    }),
    fault: /offer "peek" .* is private, but the table waits for it/,
  },
];
