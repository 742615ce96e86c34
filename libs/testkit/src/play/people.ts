import { choicesOf, type Action, type Domain, type Offer } from '@masque/core';

/** How fast somebody is: an experienced and alert player, or one who reads everything and talks. */
export type PersonPace = 'quick' | 'slow';

/** A time to think, in milliseconds: the shortest and the longest. */
export type TimeRange = readonly [min: number, max: number];

/** How long people take, by what they have to choose from. */
interface Times {
  /** Whether to interrupt: they have thought about it since the question came up. */
  readonly interrupt: TimeRange;
  /** Nothing to choose: to notice it, and to tap. */
  readonly one: TimeRange;
  /** Up to three answers. */
  readonly few: TimeRange;
  /** Up to twelve. */
  readonly some: TimeRange;
  /** A whole turn. */
  readonly many: TimeRange;
}

const times: Readonly<Record<PersonPace, Times>> = {
  quick: { interrupt: [800, 1600], one: [1000, 2000], few: [1500, 4000], some: [2000, 6000], many: [3000, 12_000] },
  slow: { interrupt: [1500, 3500], one: [2000, 5000], few: [3000, 8000], some: [5000, 15_000], many: [8000, 30_000] },
};

/** How long a person thinks about these offers. */
export function thinkingTime(offers: readonly Offer[], pace: PersonPace): TimeRange {
  const of = times[pace];
  return offers.some(({ look }) => look?.quiet) ? of.interrupt : choosingTime(offers, of);
}

/**
 * How long a person thinks about an answer that belongs to another question, put beside one to which most have nothing to
 * say; `null`: it belongs to none.
 */
export function timeBeside({ type, window }: Action, offers: readonly Offer[], pace: PersonPace): TimeRange | null {
  const quiet = offers.filter(({ look }) => look?.quiet);
  const beside = offers.filter((it) => it.window === window && !it.look?.private);
  if (quiet.length === 0 || quiet.some((it) => it.window === window)) return null;
  return beside.length > 1 && beside.some((it) => it.type === type) ? choosingTime(beside, times[pace]) : null;
}

function choosingTime(offers: readonly Offer[], of: Times): TimeRange {
  const answers = offers.reduce((sum, it) => sum + waysOf(it), 0);
  return answers <= 1 ? of.one : answers <= 3 ? of.few : answers <= 12 ? of.some : of.many;
}

/** A question that closes by itself within so many milliseconds is left alone by whoever has nothing to say. */
const SOON = 8000;

/**
 * How long a person waits before saying that they have nothing to say; `null`: they do not answer, because the
 * question is about to close by itself.
 *
 * @param left until the question closes, in milliseconds; `null`: no clock runs
 */
export const patienceFor = (left: number | null, pace: PersonPace): TimeRange | null =>
  left !== null && left <= SOON ? null : times[pace].few;

/** How many answers an offer allows; only approximate if there are many. */
const waysOf = ({ params }: Offer): number => Object.values(params).reduce((ways, it) => ways * sizeOf(it), 1);

function sizeOf(domain: Domain): number {
  switch (domain.kind) {
    case 'number':
      return domain.max - domain.min + 1;
    case 'subset':
      return domain.max === 1 ? domain.of.length : 2 ** domain.of.length;
    case 'order':
      return 2 ** domain.max;
    case 'assign':
      return domain.of.length ** domain.keys.length;
    default:
      return choicesOf(domain).length;
  }
}
