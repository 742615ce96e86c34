import type { Seat } from '@masque/core';
import { RefusedOperation, type Operation } from '@masque/testkit';
import { factionOf, type Sides } from './format.ts';
import type { CourtPlay } from './table.ts';

type Args = readonly unknown[];

/** Phases in which all only look: scenarios go on when they have. */
const SCENES = ['fingers', 'verdict', 'coronation', 'fate'];

/** Does a step of a scenario: `[seat, action, ...]`, a shorthand, or a clock. */
export function operate(table: CourtPlay, operation: Operation): void {
  act(table, operation);
  table.ringWhile(() => SCENES.includes(table.phase));
}

function act(table: CourtPlay, [actor, ...rest]: Operation): void {
  const [first, second, third] = rest as [string, string, unknown];
  switch (actor) {
    case 'clock':
      return clock(table, rest[0] as number | 'tribunal');
    case 'contract':
      return form(table, first, rest[1] as Sides, Object.keys(rest[1] as Sides));
    case 'form':
      return form(table, first, rest[1] as Sides, (third ?? []) as string[]);
    case 'finish':
      return finish(table, first);
    case '*':
      return together(table, first, second);
    default: {
      const action = actions[first];
      if (!action) throw new TypeError(`there is no action "${first}"`);
      return action(table, table.seat(String(actor)), rest.slice(1));
    }
  }
}

function clock(table: CourtPlay, how: number | 'tribunal'): void {
  if (typeof how === 'number') return table.wait(how * 1000);
  const { tribunals } = table.state.court;
  table.ringWhile(() => table.state.court.tribunals === tribunals);
}

function form(table: CourtPlay, label: string, sides: Sides, agreed: readonly string[]): void {
  const [first = '', ...others] = Object.keys(sides);
  operate(table, [first, 'propose', label, Object.keys(sides), sides[first]]);
  for (const name of others) operate(table, [name, 'join', label, sides[name]]);
  for (const name of agreed) operate(table, [name, 'agree', label]);
}

const sideOf = (word: unknown) => (word === 'R' ? 'role' : 'faction');
const seatOr = (table: CourtPlay, name: unknown): Seat | null => (name == null ? null : table.seat(name as string));

/** An action of this name at somebody. */
const at =
  (type: string) =>
  (table: CourtPlay, seat: Seat, [name]: Args): void =>
    table.act(seat, type, { target: seatOr(table, name) });

/** An action in the contract of this label, which the seat must have joined. */
const within =
  (type: string, params: (table: CourtPlay, args: Args) => object = () => ({})) =>
  (table: CourtPlay, seat: Seat, [label, ...args]: Args): void => {
    table.need(table.contract(label as string)?.joined.includes(seat) ?? false, `it is not in ${String(label)}`);
    table.act(seat, type, { ...params(table, args) });
  };

const simply =
  (...types: string[]) =>
  (table: CourtPlay, seat: Seat): void => {
    if (!types.slice(1).some((type) => table.perhaps(seat, type))) table.act(seat, types[0]!);
  };

const answer =
  (type: string) =>
  (table: CourtPlay, seat: Seat): void => {
    const [by] = table.offers(seat, type).flatMap((it) => (it.params['by'] as { of: readonly Seat[] }).of);
    table.act(seat, type, { by: by ?? null });
  };

const actions: { readonly [name: string]: (table: CourtPlay, seat: Seat, args: Args) => void } = {
  propose(table, seat, [label, names, side]) {
    const members = table.seats(names as string[]).filter((it) => it !== seat);
    table.act(seat, 'propose', { members, side: sideOf(side) });
    table.labels.set(label as string, `c${table.state.proposed}`);
  },
  join: (table, seat, [label, side]) =>
    table.act(seat, 'join', { contract: table.labels.get(label as string), side: sideOf(side) }),
  decline: (table, seat, [label]) => table.act(seat, 'decline', { contract: table.labels.get(label as string) }),
  side: within('side', (_, [side]) => ({ side: sideOf(side) })),
  agree: within('agree'),
  unagree: within('unagree'),
  leave: within('leaveContract'),
  add: within('add', (table, [name]) => ({ target: table.seat(name as string) })),
  drop: within('drop', (table, [name]) => ({ target: table.seat(name as string) })),
  accuse: at('accuse'),
  force: at('force'),
  name: at('name'),
  pass: simply('pass', 'waive'),
  declare,
  lock: simply('lock'),
  surprise: at('respond'),
  offer: at('offer'),
  accept: answer('accept'),
  refuse: answer('refuse'),
  denounce: (table, seat, [wearer, accused]) =>
    table.act(seat, 'denounce', { wearer: table.seat(wearer as string), accused: table.seat(accused as string) }),
  // What a Martyr does, and an Oracle; and what others might.
  martyr: (table, seat, [letter]) => table.act(seat, 'silence', { faction: factionOf(letter as string) }),
  silence: (table, seat, [letter]) => table.act(seat, 'silence', { faction: factionOf(letter as string) }),
  oracle: simply('proclaim'),
  proclaim: simply('proclaim'),
  claim: simply('claim'),
  point: at('point'),
  accuseHeir: at('accuseHeir'),
};

function declare(table: CourtPlay, seat: Seat, [what, whom, ghost]: Args): void {
  if (what === 'none') return table.act(seat, 'none');
  if (what === 'execute') return table.act(seat, 'execute', { targets: table.seats(whom as string[]) });
  const target = seatOr(table, whom);
  if (what === 'dieFor') return table.perhaps(seat, 'dieForAll') ? undefined : table.act(seat, 'dieFor', { target });
  if (!table.perhaps(seat, 'raise', { target, ghost: seatOr(table, ghost) })) table.act(seat, 'kill', { target });
}

/** Everybody who is waited for in the present window. */
function together(table: CourtPlay, action: string, label: string | undefined): void {
  if (action === 'point') for (const name of table.names) table.perhaps(table.seat(name), 'point', { target: null });
  else {
    const open = [...table.labels.keys()].filter((it) => table.contract(it)?.busy);
    for (const it of label == null ? open : [label]) answerAll(table, it, action);
  }
}

function answerAll(table: CourtPlay, label: string, action: string): void {
  const contract = table.contract(label);
  if (!contract) return;
  const stage = table.stage(contract);
  if (action === 'lock') for (const seat of contract.joined) table.perhaps(seat, 'lock');
  else if (stage === 'probe') for (const seat of contract.joined) table.perhaps(seat, 'waive');
  else if (stage === 'surprise') {
    for (const seat of contract.joined) table.perhaps(seat, 'pass');
    // Until it is over, or will never be.
    table.ringWhile(() => table.contract(label) && table.phase !== 'crown');
  }
}

/** Plays the rest of a contract: nobody does anything more in it. */
function finish(table: CourtPlay, label: string): void {
  for (let i = 0; i < 20 && table.contract(label)?.busy; i++) {
    const before = table.session;
    answerAll(table, label, table.stage(table.contract(label)!) === 'decide' ? 'lock' : 'pass');
    if (table.session === before) table.ring();
  }
  if (table.contract(label)) throw new RefusedOperation(undefined, `${label} does not end`);
}
