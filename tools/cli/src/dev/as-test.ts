import type { Input, Session } from '@masque/core';
import { offersFor, seatsOf } from '@masque/core';
import type { StudioStory } from './story.ts';

/**
 * A position as a Vitest test to be pasted into a package: the same deal, the same moves by name, and the questions
 * that the seats must answer afterwards.
 */
export function testOf({ seats, seed, options, begin, at, inputs, n }: StudioStory, session: Session): string {
  let now = at;
  const lines = inputs.slice(0, n).flatMap((input) => {
    const waits = 'deadline' in input || input.at <= now ? [] : [`play.wait(${input.at - now});`];
    now = Math.max(now, input.at);
    return [...waits, lineOf(input)];
  });
  const asked = seatsOf(seats).flatMap((seat) => {
    const types = [...new Set(offersFor(session, seat).filter((it) => !it.closed).map((it) => it.type))]; // prettier-ignore
    return types.length === 0
      ? []
      : [`expect(play.offers(${seat}).map((it) => it.type)).toEqual(expect.arrayContaining(${code(types)}));`];
  });
  const end = session.outcome
    ? [`expect(play.session.outcome).toMatchObject(${code({ winners: session.outcome.winners })});`]
    : [`expect(play.phase).toBe(${code(session.phase)});`, ...asked];
  const first = begin
    ? `const play = new ScenarioPlay(load(game, ${code(begin.saved)}));`
    : `const play = situation(game, ${code({ seats, seed, options })});`;
  const body = [first, ...lines, ...end];
  return `${begin ? "import { load } from '@masque/core';\nimport { ScenarioPlay } from '@masque/testkit';" : "import { situation } from '@masque/testkit';"}
import { expect, test } from 'vitest';
import game from './index.ts';

test('${session.outcome ? 'the end' : session.phase} after ${n} inputs', () => {
${body.map((it) => `  ${it}`).join('\n')}
});
`;
}

function lineOf(input: Input): string {
  if ('action' in input) {
    const { type, params } = input.action;
    const given = Object.keys(params).length > 0 ? `, ${code(params)}` : '';
    return `play.act(${input.seat}, ${code(type)}${given});`;
  }
  if ('deadline' in input) return 'play.ring();';
  if ('leave' in input) return `play.leave(${input.leave});`;
  return `play.apply(${code(input)});`;
}

/** A value as source code. */
function code(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(code).join(', ')}]`;
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).filter(([, it]) => it !== undefined);
  if (fields.length === 0) return '{}';
  return `{ ${fields.map(([key, it]) => `${/^[a-zA-Z_$][\w$]*$/.test(key) ? key : code(key)}: ${code(it)}`).join(', ')} }`;
}
