import { channelsFor, OMNISCIENT, seatsOf, SPECTATOR, type Session, type Viewer } from '@masque/core';
import { short } from '../../scenario/compare.ts';
import { Fault } from '../check.ts';
import type { Twins } from '../secrecy/twin.ts';
import type { TestTable } from '../setting.ts';
import { viewersOf, type Observer } from '../suite.ts';
import { errorWords, place, whom } from '../words.ts';

/**
 * Channels: what is for everybody reaches every seat, and seeing who writes where tells a reader nothing new. The core
 * itself ensures that nobody reads more than their own view allows.
 */
export const channels = (twins: Twins): Observer => ({
  name: 'the names of the writers in a channel tell its readers nothing new',
  moment(moment) {
    const { session, setting } = moment;
    if (session.outcome || !moment.isFull) return;
    wellFormed(session, setting);
    for (const { viewer, twin } of twins.at(moment)) same(session, twin, viewer, setting);
  },
});

function wellFormed(session: Session, setting: TestTable): void {
  const at = place(session, setting);
  const open = idsOf(session, SPECTATOR, at);
  for (const viewer of [OMNISCIENT, ...viewersOf(session)]) {
    const ids = idsOf(session, viewer, at);
    const twice = ids.find((id, i) => ids.indexOf(id) !== i);
    if (twice !== undefined) throw new Fault(`${whom(viewer)} has two channels "${twice}" in ${at}`);
    const missing = open.find((id) => !ids.includes(id));
    if (missing !== undefined)
      throw new Fault(
        `spectators read the channel "${missing}" in ${at}, but ${whom(viewer)} does not: what spectators read must be for everybody`,
      );
  }
}

function idsOf(session: Session, viewer: Viewer, at: string): string[] {
  try {
    return channelsFor(session, viewer).map(({ id }) => id);
  } catch (error) {
    throw new Fault(`channels throws for ${whom(viewer)} in ${at}: ${errorWords(error)}`);
  }
}

/** The people who may write are those whose names readers may see there. */
function same(session: Session, twin: Session, viewer: Viewer, setting: TestTable): void {
  for (const { id } of channelsFor(session, viewer)) {
    const those = [session, twin].map((it) => writersOf(it, id));
    if (short(those[0]) !== short(those[1]))
      throw new Fault(
        `${whom(viewer)} reads the channel "${id}" in ${place(session, setting)}, where seats ${short(those[0])} may write, ` +
          `but seats ${short(those[1])} if only hidden values differ: the name of a writer would reveal what is hidden`,
      );
  }
}

const writersOf = (session: Session, id: string): Viewer[] =>
  seatsOf(session.start.seats).filter((seat) => channelsFor(session, seat).some((it) => it.id === id && it.write));
