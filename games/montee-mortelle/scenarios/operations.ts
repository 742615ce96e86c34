import { isOpen, declassify, seatsOf, type Action, type Domain, type Offer, type Seat } from '@masque/core';
import { RefusedOperation, type Operation, type ScenarioPlay } from '@masque/testkit';
import { sorted, type ObjectKind } from '../src/cards/index.ts';
import type { MonteeActions, State } from '../src/state.ts';
import { letterOf, parameters, phaseName, POISON, seatOf, valueOf, type ActionWords } from './format.ts';

type CoachPlay = ScenarioPlay<State>;

/** What answers "no" to which question. */
const quiet: Readonly<Record<string, string>> = {
  interrupt: 'skip',
  hypnosis: 'skip',
  cards: 'skip',
  undo: 'skip',
  support: 'none',
};

/** Carries out one operation as a player would: `[seat, action, ...]`. */
export function operate(play: CoachPlay, [who, name, ...args]: Operation): void {
  if (name === 'timeout') return play.ring();
  if (who === '*') return everybody(play, String(name));
  const { type, params } = actionOf(play, String(name), args);
  play.act(seatOf(String(who)), type, params);
}

/** Is that among what a seat may do? */
export function may(play: CoachPlay, seat: Seat, [name, ...args]: ActionWords): boolean {
  const { type, params } = actionOf(play, String(name), args);
  return play.may(seat, type, params);
}

/** `skip`: all who are asked in this window say no. `none`: all who still take sides abstain. `quiet`: both, as long as they can. */
function everybody(play: CoachPlay, how: string): void {
  const begun = play.phase;
  // Where nobody is asked anything of the kind, nobody has anything to say.
  if (!(begun in quiet) || (how !== 'quiet' && how !== quiet[begun])) return;
  const { entered } = play.session;
  const goesOn = (): boolean =>
    how === 'quiet'
      ? play.phase in quiet
      : play.phase === begun && (how === 'none' || play.session.entered[begun] === entered[begun]);
  while (goesOn()) {
    const no = play.phase === 'support' ? 'abstain' : 'no';
    const seat = seatsOf(play.state.hands.length).find((it) => play.may(it, no));
    if (seat === undefined) return;
    play.act(seat, no);
  }
}

/** How sides are called here. */
const sides: Readonly<Record<string, keyof MonteeActions>> = { attacker: 'sword', defender: 'shield', none: 'abstain' };

/** How an action of the files is called here, with its parameters. */
function actionOf(
  play: CoachPlay,
  name: string,
  given: ActionWords,
): { type: string; params: NonNullable<Action['params']> } {
  const args = given.map(valueOf);
  const called = (type: string, values: ActionWords = args) => {
    const names = parameters[type as keyof MonteeActions] ?? [];
    return { type, params: Object.fromEntries(names.map((it, i) => [it, values[i]])) };
  };
  switch (name) {
    case 'proclaim':
      return args[0] === 'loge' ? called('loge') : called('proclaim', [args.slice(1).flat().map(valueOf)]);
    case 'support':
      return called(sides[String(args[0])] ?? name);
    case 'arrange':
      return called(name, [placesOf(play, args)]);
    case 'play':
      return args[0] === POISON ? called('poison', args.slice(1)) : called(name);
    case 'take':
      return called(args.length < 2 ? name : 'swap');
    case 'skip':
    case 'done':
      return called('no');
    default:
      return called(name);
  }
}

const foreseen = ({ state }: CoachPlay): readonly ObjectKind[] =>
  state.foreseen ? sorted(declassify(state.foreseen.cards)) : [];

/** Objects of the pile by their place in the sorted pile. @throws RefusedOperation when one is not there */
function placesOf(play: CoachPlay, wanted: ActionWords): number[] {
  const all = foreseen(play);
  const places: number[] = [];
  for (const kind of wanted) places.push(all.findIndex((it, i) => it === kind && !places.includes(i)));
  if (places.includes(-1)) throw new RefusedOperation(undefined, `not in the pile: ${wanted.join(', ')}`);
  return places;
}

/** All that a seat may do now, written as the files write it. To ask for time is no move. */
export const legalOf = (play: CoachPlay, seat: Seat): ActionWords[] =>
  play
    .offers(seat)
    .filter((offer) => isOpen(offer) && offer.type !== 'wait')
    .flatMap((offer) => instances(offer).map((args) => written(play, offer, args)));

function instances({ type, params }: Offer): unknown[][] {
  const domains = (parameters[type as keyof MonteeActions] ?? []).map((name) => params[name]!);
  return domains.reduce<unknown[][]>(
    (all, domain) => all.flatMap((args) => valuesIn(domain).map((value) => [...args, value])),
    [[]],
  );
}

function valuesIn(domain: Domain): unknown[] {
  const isSeat = domain.kind === 'seat' || ('what' in domain && domain.what === 'seat');
  const show = (value: unknown): unknown => (isSeat ? letterOf(value as number) : value);
  switch (domain.kind) {
    case 'subset':
      return domain.of.reduce<unknown[][]>((all, value) => all.flatMap((set) => [set, [...set, show(value)]]), [[]]);
    case 'order':
      return domain.max === 1
        ? domain.of.map((it) => [it])
        : domain.of.flatMap((a) => domain.of.flatMap((b) => (a === b ? [] : [[a, b]])));
    case 'number':
    case 'assign':
      return [];
    default:
      return domain.of.map(show);
  }
}

function written(play: CoachPlay, { type }: Offer, args: unknown[]): ActionWords {
  const side = Object.keys(sides).find((it) => sides[it] === type);
  if (side) return ['support', side];
  switch (type) {
    case 'no':
      return [phaseName(play.phase) === 'cards' ? 'done' : 'skip'];
    case 'poison':
      return ['play', POISON, ...args];
    case 'swap':
      return ['take', ...args];
    case 'proclaim':
      return ['proclaim', 'society', ...args.flat()];
    case 'loge':
      return ['proclaim', 'loge'];
    case 'arrange':
      return ['arrange', ...(args[0] as number[]).map((place) => foreseen(play)[place])];
    default:
      return [type, ...args];
  }
}
