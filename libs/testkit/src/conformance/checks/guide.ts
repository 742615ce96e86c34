import { languages, offersFor, type AnyGame, type Guide, type Message } from '@masque/core';
import { Fault } from '../check.ts';
import { gameIcons, uiIcons } from '../icons.generated.ts';
import { ParsedSentences } from '../language/sentences.ts';
import { spoken, type Spoken } from '../language/spoken.ts';
import type { SuitePlan } from '../setting.ts';
import type { Observer } from '../suite.ts';

/** Messages of the interface itself. */
const OWN = /^ui\./;
/** The prefix of the messages about offers. */
const OFFER = 'guide.offer.';
/** What is shown as it is: headings, and what an offer says of itself. */
const PLAIN = /^guide\.((step|rules)\.[^.]+$|row\.|offer\.)/;
const LINK = /\[([^\]|]+)(?:\|[^\]]*)?\]/g;

/** A newcomer can learn the game from its guide: every card that a table can show has an entry, in both languages. */
export const guide = ({ game, given }: SuitePlan): Observer => {
  const shown = new Set<string>();
  const offered = new Set<string>();
  const seen = new WeakSet<object>();
  return {
    name: 'the guide is complete in every language and has every card, role and object that players see',
    moment(moment) {
      if (!moment.isFull) return;
      for (const viewer of moment.drawn) {
        const table = moment.table(viewer);
        if (!seen.has(table)) faces(table, shown);
        seen.add(table);
        if (viewer < 0) continue;
        for (const { type } of offersFor(moment.session, viewer)) offered.add(type);
      }
    },
    last() {
      const { guide } = game as { readonly guide?: Guide };
      if (!guide)
        throw new Fault('the game has no guide, so nobody could learn it. Write one: see `Guide` in @masque/core');
      const wrong = [
        ...faults(game, guide, new Set([...gameIcons.split(' '), ...uiIcons.split(' '), ...(given.icons ?? [])])),
      ];
      const entries = new Set(guide.entries.map(({ face }) => face.id));
      for (const { id } of game.sets?.items ?? []) shown.add(id);
      for (const id of shown) if (!entries.has(id)) wrong.push(`the guide has no entry for "${id}"`);
      const said = new Set(ofOffers(guide));
      for (const type of offered)
        if (!said.has(type))
          wrong.push(`the guide does not say what happens after an offer: there is no message "${OFFER}${type}"`);
      if (wrong.length > 0) throw new Fault(wrong.slice(0, 40).join('\n'));
    },
  };
};

function* faults(game: AnyGame, guide: Guide, icons: ReadonlySet<string>): Generator<string> {
  const ids = guide.entries.map(({ face }) => face.id);
  for (const id of ids.filter((it, i) => ids.indexOf(it) !== i)) yield `the guide has two entries for "${id}"`;
  if (guide.steps.length === 0) yield 'the guide has no steps';
  if (guide.chapters.length === 0) yield 'the guide has no chapters: where are the rules?';
  const all = [...keysOf(guide), ...ofOffers(guide).map((type) => inGuide(`${OFFER}${type}`)), ...saidBy(guide)];
  const keys = new Set([...all.map(({ key }) => key), ...actionsOf(game).map((type) => `${OFFER}${type}`)]);
  for (const language of languages) {
    const own = guide.messages[language];
    const said = new ParsedSentences(language, { ...game.messages[language], ...own });
    for (const it of all) {
      if (OWN.test(it.key)) continue;
      const problem = said.unsaid(it);
      if (problem) yield problem;
    }
    for (const [key, text] of Object.entries(own)) {
      if (!keys.has(key)) yield `no part of the guide uses "${key}" (${language})`;
      for (const [, to] of text.matchAll(LINK))
        if (PLAIN.test(key)) yield `"${key}" in ${language} links to [${to}], but nothing in it becomes a link`;
        else if (!ids.includes(to!)) yield `"${key}" in ${language} links to [${to}], which has no entry`;
    }
  }
  const { en, fr } = guide.messages;
  for (const [key, text] of Object.entries(en))
    if (fr[key] === text && text.includes(' ')) yield `"${key}" of the guide is the same in en and fr: ${text}`;
  for (const icon of iconsOf(guide)) if (!icons.has(icon)) yield `the guide draws "${icon}", and there is no such icon`;
}

const inGuide = (key: string): Spoken => ({ key, args: {}, where: 'the guide' });

/** The types of offers of which a guide says what happens. */
const ofOffers = ({ messages }: Guide): string[] =>
  [...new Set(Object.values(messages).flatMap((own) => Object.keys(own)))].flatMap((key) =>
    key.startsWith(OFFER) ? [key.slice(OFFER.length)] : [],
  );

/** The types of all actions that a flow accepts. */
const actionsOf = ({ chart, charts = {} }: AnyGame): string[] =>
  [chart, ...Object.values(charts)].flatMap(({ machine }) => machine.events);

/** The messages that a guide needs because of its structure. */
function* keysOf({ steps, chapters, entries }: Guide): Generator<Spoken> {
  yield inGuide('guide.title');
  for (const it of steps.map(({ id }) => `step.${id}`).concat(chapters.map((id) => `rules.${id}`))) {
    yield inGuide(`guide.${it}`);
    yield inGuide(`guide.${it}.text`);
  }
  for (const { face, rows = [] } of entries)
    for (const row of rows) {
      yield inGuide(`guide.row.${row}`);
      yield inGuide(`guide.${face.id}.${row}`);
    }
}

/** The game's messages in faces and pictures. */
function* saidBy(part: unknown): Generator<Spoken> {
  if (typeof part !== 'object' || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    if (name === 'messages') continue;
    if (['name', 'text', 'group', 'label', 'note', 'claim'].includes(name))
      yield* spoken(value as Message, 'the guide');
    else if (name === 'tags') for (const tag of value as readonly Message[]) yield* spoken(tag, 'the guide');
    else yield* saidBy(value);
  }
}

function* iconsOf(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    if ((name === 'icon' || name === 'seal') && typeof value === 'string') yield value;
    else if (name === 'icons') yield* value as readonly string[];
    else if (name !== 'messages') yield* iconsOf(value);
  }
}

/** The ids of all faces in what is drawn, including scenes. */
function faces(part: unknown, found: Set<string>): void {
  if (typeof part !== 'object' || part === null) return;
  for (const name in part) {
    const value = (part as { readonly [name: string]: unknown })[name];
    if (typeof value !== 'object' && name !== 'claim') continue;
    if (name === 'face' && typeof value === 'object' && value !== null && 'id' in value) found.add(String(value.id));
    else if (name === 'claim' && typeof value === 'object' && value !== null && 'face' in value)
      found.add(String((value as { face: unknown }).face));
    else faces(value, found);
  }
}
