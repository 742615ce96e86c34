import { z } from 'zod';

/**
 * How much time a table takes, as the host chooses it: the same values for all games.
 *
 * @example
 * paces.filter((pace) => factorOf(pace) === null); // => ['off']
 */
export const paces = ['brisk', 'normal', 'relaxed', 'letters', 'off'] as const;
/** The pace of a table: one of {@link paces}. */
export type Pace = (typeof paces)[number];

/** The factor for every length. `letters`: minutes become hours. `off`: no clock runs. */
const factors: Readonly<Record<Pace, number | null>> = { brisk: 0.6, normal: 1, relaxed: 2, letters: 120, off: null };

/** Values of tables that were opened before all games had the same ones. */
const former: Readonly<Record<string, Pace>> = { none: 'off', calm: 'relaxed' };

/**
 * The table option for how much time there is. The earlier values of some games (`none`, `calm`) are still read.
 *
 * @param of the paces of this game
 *
 * @example
 * const pace = paceOption(['brisk', 'normal', 'relaxed', 'off']); // as `pace` of the options of a game
 * pace.parse(undefined); // => 'normal'
 * pace.parse('none'); // => 'off'
 */
export const paceOption = <const P extends Pace = 'brisk' | 'normal' | 'relaxed' | 'off'>(
  of: readonly P[] = ['brisk', 'normal', 'relaxed', 'off'] as unknown as readonly P[],
) =>
  z.preprocess(
    (given) => (typeof given === 'string' && Object.hasOwn(former, given) ? former[given] : given),
    z.enum(of as readonly [P, ...P[]]).default('normal' as never),
  );

/**
 * The factor for the lengths of a table; `null` if no clock runs.
 *
 * @example
 * [factorOf('relaxed'), factorOf('off')]; // => [2, null]
 */
export const factorOf = (pace: Pace): number | null => factors[pace];

/**
 * A length of time at the pace of a table, in milliseconds; `null` for no limit.
 *
 * @example
 * atPace('relaxed', 20); // => 40_000
 */
export function atPace(pace: Pace, seconds: number): number | null {
  const factor = factors[pace];
  return factor === null ? null : Math.round(seconds * factor * 1000);
}

/**
 * The delays of a flow, given in seconds and scaled by the table's pace.
 *
 * @param seconds by name of the delay; a function if it depends on the state
 *
 * @example
 * type State = { options: { pace: Pace }; blocked: boolean };
 * const all = delays((state: State) => state.options.pace, { action: 40, window: ({ blocked }) => (blocked ? 12 : 15) });
 * all.window({ options: { pace: 'brisk' }, blocked: false }); // => 9_000
 */
export function delays<State, const Delay extends string>(
  paceOf: (state: State) => Pace,
  seconds: { readonly [D in Delay]: number | ((state: State) => number) },
): { readonly [D in Delay]: (state: State) => number | null } {
  const all = Object.entries<number | ((state: State) => number)>(seconds).map(([name, length]) => [
    name,
    (state: State) => atPace(paceOf(state), typeof length === 'number' ? length : length(state)),
  ]);
  return Object.fromEntries(all) as { readonly [D in Delay]: (state: State) => number | null };
}

/**
 * The texts of the option, to be spread into the messages of a game.
 *
 * @example
 * const en = { ...paceMessages.en, 'option.seats': 'Players' };
 * en['option.pace.off']; // => 'No clocks'
 */
export const paceMessages = {
  en: {
    'option.pace': 'Time to think',
    'option.pace.brisk': 'Brisk',
    'option.pace.normal': 'Normal',
    'option.pace.relaxed': 'Relaxed (twice as long)',
    'option.pace.letters': 'By correspondence (hours for everything)',
    'option.pace.off': 'No clocks',
  },
  fr: {
    'option.pace': 'Temps de réflexion',
    'option.pace.brisk': 'Court',
    'option.pace.normal': 'Normal',
    'option.pace.relaxed': 'Long (le double)',
    'option.pace.letters': 'Par correspondance (des heures pour tout)',
    'option.pace.off': 'Sans limite',
  },
} as const;
