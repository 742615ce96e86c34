import { seatSet, type Seat } from '@masque/core';
import type { Step } from '../messages/index.ts';
import { allAnswered, answer, answerOf, ask, them, who } from '@masque/mechanics';
import { missedTime, tell } from '../court/news.ts';
import { faceOf, showAll, showRole } from '../court/show.ts';
import { isGone, living } from '../court/visible.ts';
import { revealOf } from '../roles/index.ts';
import { insiders, isIn, withContract, type Probe, type ContractRoom } from './state.ts';
import { agreedFace, isStopped, magistrates, wasExecuted, type ContractTable } from './shown.ts';

/** Asks everybody who may accuse, force or name somebody at once. */
export function openProbes(room: ContractRoom): ContractRoom {
  const probes = room.contract.joined.flatMap((seat): Probe[] => {
    const what = probeOf(room, seat);
    const targets = what ? targetsOf(room, seat, what) : [];
    return what && targets.length > 0 ? [{ seat, what, targets }] : [];
  });
  return withContract(room, { probes, named: ask(probes.map((it) => it.seat)) });
}

/** What a member may ask for; it depends on who else agreed to show a role. */
function probeOf(table: ContractTable, seat: Seat): Probe['what'] | undefined {
  const face = agreedFace(table, seat);
  const what = face && revealOf(face.role).probe;
  if (!face || !what || isStopped(table, seat)) return undefined;
  const others = table.contract.joined
    .filter((it) => it !== seat && !isStopped(table, it))
    .flatMap((it) => agreedFace(table, it) ?? []);
  if (what === 'accuse') return magistrates(table).some((it) => it !== seat) ? what : undefined;
  if (what === 'name')
    return others.some((it) => it.role === face.role && it.faction !== face.faction) ? what : undefined;
  if (!revealOf(face.role).pack) return what;
  return others.filter((it) => it.role === face.role).length + 1 >= Number(table.court.options.brigandTotal)
    ? what
    : undefined;
}

function targetsOf(table: ContractTable, seat: Seat, what: Probe['what']): Seat[] {
  const inside = what === 'force' || (what === 'accuse' && table.court.options.accuse === 'members');
  return (inside ? seatSet(table.contract.joined) : living(table.court)).filter((it) => it !== seat && isIn(table, it));
}

/** Who can read an answer before the window closes: nobody for Diplomats, who have to agree without knowing. */
const readers = (room: ContractRoom, { what }: Probe): readonly Seat[] => (what === 'name' ? [] : insiders(room));

/** A player died elsewhere: the dead are not asked, and players who named one of them are asked again. */
export function recheckProbes(room: ContractRoom): ContractRoom {
  const probes = room.contract.probes
    .filter((it) => isIn(room, it.seat))
    .map((it) => ({ ...it, targets: targetsOf(room, it.seat, it.what) }));
  const named = probes.reduce(
    (question, it) => {
      const given = it.targets.length === 0 ? 'pass' : answerOf(room.contract.named, it.seat);
      const stands = given === 'pass' || (given !== null && standsFor(room, it, given));
      return stands ? answer(question, it.seat, given, readers(room, it)) : question;
    },
    ask<Seat | 'pass'>(probes.map((it) => it.seat)),
  );
  return withContract(room, { probes, named });
}

/** Whether the named seat is still valid, or the accusation has proved right meanwhile. */
const standsFor = (room: ContractRoom, { what, targets }: Probe, named: Seat): boolean =>
  targets.includes(named) || (what === 'accuse' && wasExecuted(room, named));

/** Records an answer; `pass` for none. */
export function answerProbe(room: ContractRoom, seat: Seat, given: Seat | 'pass', step: Step): ContractRoom {
  const probe = room.contract.probes.find((it) => it.seat === seat)!;
  if (given !== 'pass' && probe.what !== 'name') tellNamed(room, probe, given, step);
  return withContract(room, { named: answer(room.contract.named, seat, given, readers(room, probe)) });
}

const tellNamed = (room: ContractRoom, { seat, what }: Probe, target: Seat, step: Step): void =>
  tell(step, ['named', seat, target, what], {
    args: { who: who(seat), whom: who(target), what },
    to: insiders(room),
    learn: true,
  });

/** Whether all answers are in. */
export const allProbed = ({ court, contract }: ContractRoom): boolean =>
  allAnswered(contract.named, (seat) => isGone(court, seat));

/** Tells those who have not answered in time. */
export function lateProbes(room: ContractRoom, step: Step): ContractRoom {
  const { court, contract } = room;
  for (const { seat } of contract.probes)
    if (answerOf(contract.named, seat) === null && !isGone(court, seat)) missedTime(seat, step);
  return room;
}

/** The window closes: the named players show their roles to the members, all at once. */
export function forceShows(room: ContractRoom, step: Step): ContractRoom {
  const { contract } = room;
  const inside = insiders(room);
  const answers = contract.probes.flatMap((probe) => {
    const seat = answerOf(contract.named, probe.seat);
    return typeof seat === 'number' ? [{ probe, seat }] : [];
  });
  for (const { probe, seat } of answers) if (probe.what === 'name') tellNamed(room, probe, seat, step);
  const named = answers.filter(({ probe, seat }) => probe.what !== 'name' || namedByBoth(room, answers, seat));
  let { court } = room;
  const forced = seatSet(named.map((it) => it.seat)).filter((seat) => isIn(room, seat));
  for (const seat of forced) {
    const byDiplomats = named.some((it) => it.seat === seat && it.probe.what === 'name');
    const viewers = seatSet(inside.filter((it) => it !== seat));
    court =
      byDiplomats && court.options.diplomatShown === 'all'
        ? showAll(court, seat, step)
        : showRole(court, seat, inside, step);
    tell(step, ['viewers', viewers], { args: { viewers: them(viewers) }, to: [seat], learn: true });
  }
  const accusations = answers.flatMap(({ probe, seat }) =>
    probe.what === 'accuse' ? [[probe.seat, seat] as const] : [],
  );
  return {
    court,
    contract: { ...contract, forced: forced.map((seat) => ({ seat, ...faceOf(court, seat) })), accusations },
  };
}

/** Diplomats of both factions have to agree. */
function namedByBoth(
  room: ContractRoom,
  answers: readonly { readonly probe: Probe; readonly seat: Seat }[],
  named: Seat,
): boolean {
  const diplomats = answers.filter(({ probe, seat }) => probe.what === 'name' && seat === named);
  return new Set(diplomats.map(({ probe }) => agreedFace(room, probe.seat)?.faction)).size > 1;
}
