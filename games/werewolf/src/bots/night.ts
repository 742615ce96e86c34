import { known as knownOf, randomFor, seedOf, type Action, type Seat } from '@masque/core';
import { hasAnswered, targets, valuesOf } from '@masque/mechanics';
import { ruleOf } from '../roles/index.ts';
import { dutyOfSeat, hunts, taskFor, type Duty } from '../rules/duty.ts';
import { living } from '../rules/village.ts';
import { findsPack, isEvil, isWolf } from './known.ts';
import { take, type Thought } from './thought.ts';
import { believedFinder, findersSaid } from './trust.ts';

/** An answer to the question of the hour. After answering, it changes its mind only to agree with the pack. */
export function byNight(it: Thought): Action | null {
  const offer = it.offers[0]!;
  const duty = dutyOfSeat(it.view, it.seat);
  if (offer.optional) return hunts(it.view, it.seat) ? agree(it) : null;
  const task = taskFor(duty, it.view.options);
  if (offer.type === 'whisper') return task ? whisper(it) : take(it.offers, 'whisper', { word: 'nothing', about: [] });
  if (offer.type === 'brew' && !(task && !task.brews))
    return task ? brew(it) : take(it.offers, 'brew', { who: null, second: null });
  return choose(it, duty);
}

/** One seat, and nothing for whatever else the hour asks for. */
const naming = ({ offers }: Thought, who: Seat | null): Action | null => {
  const { type, params } = offers[0]!;
  return take(offers, type, { ...Object.fromEntries(Object.keys(params).map((name) => [name, null])), who });
};

/** One seat, or a card to watch for. */
function choose(it: Thought, duty: Duty): Action | null {
  const { offers, random } = it;
  const offer = offers[0]!;
  const seats = targets(offer, 'who').filter((one) => duty !== 'dummy' || one !== it.seat);
  const who = seats.length === 0 ? null : target(it, duty, seats);
  const role = taskFor(duty, it.view.options)?.form === 'watch' ? random.pick(valuesOf(offer, 'role')) : null;
  const watch = role === null ? null : take(offers, offer.type, { who, role });
  return watch ?? naming(it, who) ?? naming(it, random.pick(seats));
}

function target(it: Thought, duty: Duty, seats: readonly Seat[]): Seat | null {
  const { view, known, p, gut, facts, random, seat } = it;
  const believed = believedFinder(view, known);
  const chance = (who: Seat): number => (p.get(who) ?? 0) * gut(who);
  switch (duty === 'dummy' ? undefined : ruleOf(duty).bots?.aims) {
    case 'prey':
      return marks(it)[0] ?? prey(it, seats);
    case 'power': {
      const useful = (who: Seat): number =>
        view.said.filter((one) => one.by === who && one.kind === 'claim' && one.role && ruleOf(one.role).bots?.power)
          .length;
      return it.best(seats, (who) => useful(who) + gut(who) / 4);
    }
    case 'shield':
      return believed !== null && seats.includes(believed)
        ? believed
        : it.best(seats, (who) => (who === seat ? 1.3 : 0) + gut(who) - 2 * chance(who));
    case 'finder': {
      const looked = facts.flatMap((one) => (one.yes === undefined ? [] : (one.seats ?? [])));
      const said = findersSaid(view, known);
      return it.best(
        seats.filter((who) => !looked.includes(who)),
        (who) => (said.get(who) ?? 0) + gut(who) / 3,
      );
    }
    case 'news': {
      const dying = facts.flatMap((one) =>
        one.kind === 'heard' && one.night === view.night && one.word === 'dying' ? (one.seats ?? []) : [],
      );
      const news = seats.filter((who) => !known.role.has(who) && !known.clear.has(who) && !dying.includes(who));
      return it.best(news, chance);
    }
    case 'chance':
      return random.pick(seats);
    default:
      return it.best(seats, chance);
  }
}

/** Whom the pack wants to be rid of: a believed finder, players who have been cleared, accusers of wolves. */
function prey(it: Thought, seats: readonly Seat[]): Seat | null {
  const { view, known, said, gut, own } = it;
  const finders = findersSaid(view, known);
  const cleared = (who: Seat): boolean =>
    view.said.some(
      (one) => one.kind === 'report' && one.wolf === false && one.who === who && (finders.get(one.by) ?? 0) > 0.5,
    );
  const loud = (who: Seat): number =>
    view.history.filter((one) => isEvil(known, one.accused) && (one.by === who || one.second === who)).length;
  // Somebody on their side may have pointed out whom to fear.
  const named = (who: Seat): number =>
    view.said.filter((one) => one.kind === 'suspect' && one.who === who && !isEvil(known, one.by)).length;
  const worth = (who: Seat): number =>
    0.7 * Math.min(2, named(who)) +
    5 * (finders.get(who) ?? 0) +
    (cleared(who) ? 2 : 0) +
    loud(who) -
    2 * (said.get(who) ?? 0) +
    gut(who) / 2 -
    (isEvil(known, who) ? 9 : 0) -
    (who === own.lover ? 20 : 0);
  return it.best(seats, worth);
}

/** The pack's marks, its own included: the most frequent first. */
function marks({ view, known }: Thought): Seat[] {
  const all = (view.question?.answers ?? []).flatMap((it): Seat[] => {
    const choice = knownOf(it);
    return choice && typeof choice.who === 'number' ? [choice.who] : [];
  });
  const count = (who: Seat): number => all.filter((one) => one === who).length;
  // Equals come in an order that all of the pack know: by the numbers of the seats, the first seats would be eaten first.
  const pack = living(view).filter((one) => isWolf(known, one));
  const rank = (who: Seat): number => randomFor(seedOf(`${view.night} ${pack.join(' ')} marks`), who).below(1_000_000);
  return [...new Set(all)].sort((a, b) => count(b) - count(a) || rank(a) - rank(b));
}

/** After its own mark: joins the most frequent one. */
function agree(it: Thought): Action | null {
  const { view, seat } = it;
  const [leading] = marks(it);
  if (leading === undefined || !view.question || !hasAnswered(view.question, seat)) return null;
  const mine = knownOf(view.question.answers[view.question.asked.indexOf(seat)]);
  return mine && mine.who !== leading && mine.who !== null ? naming(it, leading) : null;
}

/** Heals itself or a finder it believes, others half of the time; poisons only when sure. */
function brew(it: Thought): Action | null {
  const { view, known, p, own, offers, seat, random } = it;
  const offer = offers.find((one) => one.type === 'brew')!;
  const shown = targets(offer, 'who');
  const believed = believedFinder(view, known);
  const worth = (who: Seat): boolean =>
    who === seat || who === believed || who === own.lover || (view.night >= 2 && random.chance(0.5));
  const who = own.heal ? it.best(shown.filter(worth), (one) => Number(one === seat)) : null;
  const enemies = targets(offer, 'second').filter((one) => one !== seat && one !== own.lover);
  const top = it.best(enemies, (one) => p.get(one) ?? 0);
  const finders = findersSaid(view, known);
  const found = view.said.find(
    (one) =>
      one.kind === 'report' &&
      one.wolf &&
      one.who !== undefined &&
      enemies.includes(one.who) &&
      (finders.get(one.by) ?? 0) > 0.6,
  );
  const late = living(view).length <= 7 && top !== null && (p.get(top) ?? 0) > 0.45;
  const second = own.poison ? (found?.who ?? (late ? top : null)) : null;
  return take(offers, 'brew', { who, second }) ?? take(offers, 'brew', { who: null, second });
}

/** A foreseer tells who will die; a friend tells whom it has found. */
function whisper({ offers, facts, role, view }: Thought): Action | null {
  const dying = facts.findLast((one) => one.kind === 'will_die' && one.night === view.night)?.seats ?? [];
  const wolves = facts
    .flatMap((one) => (one.yes && findsPack(one.kind) ? (one.seats ?? []) : []))
    .filter((who) => view.alive[who]);
  const [word, about] = ruleOf(role).foresees ? (['dying', dying] as const) : (['wolf', wolves] as const);
  return take(
    offers,
    'whisper',
    about.length === 0 ? { word: 'nothing', about: [] } : { word, about: about.slice(0, 3) },
  );
}
