import {
  isOpen,
  logFor,
  offersFor,
  randomFor,
  seatsOf,
  seedOf,
  SPECTATOR,
  viewOf,
  type Session,
  type Viewer,
} from '@masque/core';
import { levelsOf, players } from '../../play/players.ts';
import { short } from '../../scenario/compare.ts';
import { Fault, type Check } from '../check.ts';
import { follow } from '../secrecy/follow.ts';
import { nakedSecret, received } from '../secrecy/received.ts';
import { hiddenFrom } from '../secrecy/slots.ts';
import { twinOf } from '../secrecy/twin.ts';
import type { Plan, Setting } from '../setting.ts';
import { rounds, walk } from '../walk.ts';
import { errorWords, place, whom } from '../words.ts';

/** Inputs for which session and twin are followed. */
const FOLLOWED = 14;
/** How likely a twin is made of a moment. */
const OFTEN = 0.2;
/** Moments of one game of which twins are made. */
const TWINS = 40;

/**
 * Explained information: nobody receives anything that depends on what is hidden from them before an entry of their log
 * has said that they learned something. Seats and spectators, the big screen among them.
 */
export const secrecy = (plan: Plan): Check => ({
  name: 'nobody can tell what is hidden from them before the log says that they learned it',
  run() {
    let hidden = 0;
    let twins = 0;
    for (const { setting, round } of rounds(plan, 4)) {
      const levels = ['random', ...levelsOf(plan.game)];
      const who = players({ seed: `secrecy ${round}`, bots: levels[round % levels.length]!, think: 10 });
      let made = 0;
      for (const { session } of walk(plan, setting, { round, who })) {
        const random = randomFor(seedOf(`${plan.seed} twins ${setting.name} ${round}`), session.n);
        if (made >= TWINS || session.outcome || (session.n > 1 && !random.chance(OFTEN))) continue;
        made++;
        for (const viewer of [SPECTATOR, random.below(setting.seats)]) {
          wrapped(session, viewer, setting);
          if (hiddenFrom(session.state, viewer).length > 0) hidden++;
          const twin = make(session, viewer, random, setting);
          if (!twin) continue;
          twins++;
          const those = players({
            seed: `follow ${session.n} ${round}`,
            bots: levels[session.n % levels.length]!,
            think: 10,
          });
          follow({ session, twin, viewer, setting }, those, FOLLOWED);
          minds(session, twin, viewer, setting);
        }
      }
    }
    if (hidden > 0 && twins === 0)
      throw new Fault(
        'there are secrets, but none could be swapped to test them: give secrets that may stand in for each other a `kind`, or the game a `twin`',
      );
  },
});

function make(
  session: Session,
  viewer: Viewer,
  random: ReturnType<typeof randomFor>,
  setting: Setting,
): Session | null {
  try {
    return twinOf(session, viewer, random);
  } catch (error) {
    throw new Fault(
      `the game's \`twin\` throws for ${whom(viewer)} in ${place(session, setting)}: ${errorWords(error)}`,
    );
  }
}

/** What a viewer receives must have been projected: a secret object in it was put there by hand. */
function wrapped(session: Session, viewer: Viewer, setting: Setting): void {
  const path = nakedSecret(received(session, viewer, 0));
  if (path !== undefined)
    throw new Fault(`${whom(viewer)} receives a secret with its contents in ${place(session, setting)}: ${path}`);
}

/** Bots are players: the same mind in session and twin answers the same. */
function minds(session: Session, twin: Session, viewer: Viewer, setting: Setting): void {
  if (!seatsOf(session.start.seats).includes(viewer)) return;
  for (const [level, bot] of Object.entries(session.game.bots)) {
    const answers = [session, twin].map((it) => {
      const offers = offersFor(it, viewer).filter(isOpen);
      if (offers.length === 0) return null;
      return bot.decide({
        view: viewOf(it, viewer),
        seat: viewer,
        offers,
        log: () => logFor(it, viewer),
        random: randomFor(seedOf('mind'), it.n),
      });
    });
    if (JSON.stringify(answers[0]) !== JSON.stringify(answers[1]))
      throw new Fault(
        `bot "${level}" at seat ${viewer} in ${place(session, setting)} answers ${short(answers[0])}, but ${short(answers[1])} ` +
          'where only hidden values differ: it knows what it may not see',
      );
  }
}
