import { channelsFor, EYE, randomFor, seatsOf, seedOf, SPECTATOR, type Session, type Viewer } from '@masque/core';
import { players } from '../../play/players.ts';
import { short } from '../../scenario/compare.ts';
import { Fault, type Check } from '../check.ts';
import { twinOf } from '../secrecy/twin.ts';
import type { Plan, Setting } from '../setting.ts';
import { isSample, rounds, viewersOf, walk } from '../walk.ts';
import { errorWords, place, whom } from '../words.ts';

/** Twins tried of one game. */
const TWINS = 30;

/**
 * Channels: what is for everybody reaches every seat, and to see who writes where tells nothing that the reader does
 * not know. That nobody reads more than its own view says is the core's doing.
 */
export const channels = (plan: Plan): Check => ({
  name: 'who writes in a channel tells its readers nothing new',
  run() {
    for (const { setting, round } of rounds(plan, 2)) {
      const who = players({ seed: `channels ${round}`, think: 10 });
      let twins = 0;
      for (const { session } of walk(plan, setting, { round, who })) {
        if (session.outcome || !isSample(session)) continue;
        wellFormed(session, setting);
        const random = randomFor(seedOf(`${plan.seed} channels ${setting.name} ${round}`), session.n);
        for (const viewer of [SPECTATOR, random.below(setting.seats)]) {
          const twin = twins < TWINS ? twinFor(session, viewer) : null;
          if (!twin) continue;
          twins++;
          same(session, twin, viewer, setting);
        }
      }
    }
  },
});

function twinFor(session: Session, viewer: Viewer): Session | null {
  try {
    return twinOf(session, viewer, randomFor(session.start.seed, session.n));
  } catch {
    // A twin that throws is the matter of another check.
    return null;
  }
}

function wellFormed(session: Session, setting: Setting): void {
  const at = place(session, setting);
  const open = idsOf(session, SPECTATOR, at);
  for (const viewer of [EYE, ...viewersOf(session)]) {
    const ids = idsOf(session, viewer, at);
    const twice = ids.find((id, i) => ids.indexOf(id) !== i);
    if (twice !== undefined) throw new Fault(`${whom(viewer)} has two channels "${twice}" in ${at}`);
    const missing = open.find((id) => !ids.includes(id));
    if (missing !== undefined)
      throw new Fault(
        `those who watch read the channel "${missing}" in ${at}, but ${whom(viewer)} does not: what they read is for everybody`,
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

/** Who may write is who may be read there by name. */
function same(session: Session, twin: Session, viewer: Viewer, setting: Setting): void {
  for (const { id } of channelsFor(session, viewer)) {
    const those = [session, twin].map((it) => writersOf(it, id));
    if (short(those[0]) !== short(those[1]))
      throw new Fault(
        `${whom(viewer)} reads the channel "${id}" in ${place(session, setting)}, where seats ${short(those[0])} may write, ` +
          `but seats ${short(those[1])} where only hidden values differ: a name there would tell what is hidden`,
      );
  }
}

const writersOf = (session: Session, id: string): Viewer[] =>
  seatsOf(session.start.seats).filter((seat) => channelsFor(session, seat).some((it) => it.id === id && it.write));
