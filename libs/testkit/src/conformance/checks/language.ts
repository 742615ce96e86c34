import {
  channelsFor,
  deedsOf,
  OMNISCIENT,
  languages,
  linesFor,
  offersFor,
  viewOf,
  type AnyGame,
  type Viewer,
} from '@masque/core';
import { viewSet } from '@masque/mechanics';
import { optionValues } from '../choices.ts';
import { Fault } from '../check.ts';
import { ParsedSentences } from '../language/sentences.ts';
import { inArg, NOTHING, ofOffer, ofTable, spoken, type Spoken } from '../language/spoken.ts';
import type { Moment } from '../moment.ts';
import type { SuitePlan } from '../setting.ts';
import { viewersOf, type Observer } from '../suite.ts';
import { errorWords, place, whom } from '../words.ts';

/** Messages of the interface itself, which are there whichever game is played. */
const OWN = /^(ui|refuse)\./;
/** A sentence with at least this many words that is the same in both languages was probably not translated. */
const SENTENCE = 4;

/** Everything that can be read exists in every language, is well formed, and gets all its arguments. */
export const language = (plan: SuitePlan): Observer => {
  const all = languages.map((it) => new ParsedSentences(it, plan.game.messages[it]));
  const wrong = new Set<string>();
  const known = new Set<string>();
  const read = new Map<Viewer, object>();
  const say = (it: Spoken): void => {
    // Which sentence is used depends on the key and the arguments.
    const once = it.args === NOTHING ? it.key : `${it.key} ${shapeOf(it.args)}`;
    if (known.has(once)) return;
    known.add(once);
    if (OWN.test(it.key) || plan.known.includes(it.key)) return;
    for (const sentences of all)
      for (const key of sentences.keysOf(it)) {
        const problem = sentences.unsaid({ ...it, key });
        if (problem) wrong.add(problem);
      }
  };
  return {
    name: 'every text can be shown in every language',
    game: () => read.clear(),
    moment(moment) {
      for (const it of ofMoment(moment, read)) say(it);
    },
    last() {
      for (const problem of files(plan.game, all)) wrong.add(problem);
      for (const it of ofGame(plan)) say(it);
      if (wrong.size > 0) throw new Fault([...wrong].slice(0, 40).join('\n'));
    },
  };
};

/** The names and kinds of arguments. */
function shapeOf(args: Spoken['args']): string {
  let shape = '';
  for (const name in args) shape += `${name}${typeof args[name]} `;
  return shape;
}

/** What is wrong with the message files themselves. */
function* files({ messages }: AnyGame, all: readonly ParsedSentences[]): Generator<string> {
  for (const sentences of all) {
    for (const [key, text] of Object.entries(messages[sentences.language])) {
      if (!sentences.has(key)) continue;
      const malformed = sentences.malformed(key);
      if (malformed) yield malformed;
      const base = key.slice(0, key.lastIndexOf('@'));
      if (key.includes('@') && !sentences.has(base))
        yield `the message "${key}" is there in ${sentences.language} for whoever is spoken of, but "${base}" for the others is not`;
      if (text.trim() === '') yield `the message "${key}" is empty in ${sentences.language}`;
      for (const other of all)
        if (!other.has(key))
          yield `the message "${key}" is there in ${sentences.language}, but not in ${other.language}`;
    }
  }
  const { en, fr } = messages;
  for (const [key, text] of Object.entries(en))
    if (
      fr[key] === text &&
      text
        .replace(/\{[^}]*\}/g, '')
        .trim()
        .split(/\s+/).length >= SENTENCE
    )
      yield `the message "${key}" is the same in en and fr: ${text}`;
}

/** The texts outside of play: in the picker and the host's form. */
function* ofGame({ game, plain, varied }: SuitePlan): Generator<Spoken> {
  yield* spoken('game.name', 'the picker');
  yield* spoken('game.about', 'the picker');
  for (const { name, values } of optionValues(game)) {
    yield* spoken(`option.${name}`, 'the form of options');
    for (const value of values.filter((it) => typeof it === 'string'))
      yield* spoken(`option.${name}.${value}`, 'the form of options');
  }
  for (const { id } of game.groups ?? []) yield* spoken(`options.${id}`, 'the form of options');
  for (const { id } of game.presets ?? []) {
    yield* spoken(`preset.${id}`, 'presets');
    yield* spoken(`preset.${id}.about`, 'presets');
  }
  for (const { name, about, group } of game.sets?.items ?? []) {
    yield* spoken(name, 'sets');
    yield* spoken(about, 'sets');
    yield* spoken(group, 'sets');
  }
  for (const { options } of [...plain, ...varied])
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      for (const message of game.check?.(options, seats) ?? []) yield* spoken(message, 'check()');
      const view = viewSet(game, { seats, options });
      for (const { name } of [...(view?.presets ?? []), ...(view?.sides ?? [])]) yield* spoken(name, 'sets');
      for (const message of view?.notes ?? []) yield* spoken(message, 'sets');
    }
}

/** The texts at one moment. `read`: what each viewer saw last, so that nothing is read twice. */
function* ofMoment(moment: Moment, read: Map<Viewer, object>): Generator<Spoken> {
  const { session, setting, entries } = moment;
  for (const { kind, args } of entries.length > 0 ? linesFor(entries, OMNISCIENT) : []) {
    yield { key: `log.${kind}`, args, where: `log of ${whom(OMNISCIENT)}` };
    for (const arg of Object.values(args)) yield* inArg(arg, `log of ${whom(OMNISCIENT)}`);
  }
  if (session.outcome) {
    yield* spoken(session.outcome.reason, 'outcome');
    if (session.outcome.headline !== undefined) yield* spoken(session.outcome.headline, 'outcome');
    for (const { role, told = [] } of deedsOf(session)) for (const it of [role, ...told]) yield* spoken(it, 'deeds');
  }
  if (!moment.isFull) return;
  for (const viewer of [OMNISCIENT, ...viewersOf(session)]) {
    for (const { kind, args } of entries.length > 0 ? linesFor(entries, viewer) : [])
      yield { key: `log.${kind}`, args, where: `log of ${whom(viewer)}` };
    const view = viewOf(session, viewer);
    if (read.get(viewer) === view) continue;
    read.set(viewer, view);
    try {
      yield* ofTable(moment.table(viewer));
    } catch (error) {
      throw new Fault(`present throws for ${whom(viewer)} in ${place(session, setting)}: ${errorWords(error)}`);
    }
    if (session.game.channels && !session.outcome)
      for (const { id, name } of channelsFor(session, viewer)) yield* spoken(name, `channel "${id}"`);
    if (viewer >= 0) for (const offer of offersFor(session, viewer)) yield* ofOffer(offer);
  }
}
