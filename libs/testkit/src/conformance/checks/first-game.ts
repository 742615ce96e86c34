import { languages, sample, type AnyGame, type Bot, type FirstGame, type Outcome } from '@masque/core';
import { NEWCOMER, type Hint } from '@masque/bots';
import { playFirstGame, type FirstGamePlayed } from '../../play/newcomer.ts';
import { Fault, type Check } from '../check.ts';
import { ParsedSentences } from '../language/sentences.ts';
import { spoken } from '../language/spoken.ts';
import type { SuitePlan } from '../setting.ts';
import { errorWords } from '../words.ts';

/** How many orders of answers are tried when several are asked at once, and how many newcomers ignore the hints. */
const ORDERS = 6;
const STRAYS = 3;

/** Does something other than what the hint recommends, at random. */
const stray: Bot<object> = {
  decide: ({ offers, random }) => {
    const needed = offers.filter((it) => !it.optional);
    return needed.length > 0 ? sample(random.pick(needed), random) : null;
  },
};

/** A newcomer who follows the hints wins the first game and sees all hints; one who does not can play on. */
export const firstGame = ({ game, seed }: SuitePlan): Check => ({
  name: 'the first game, if there is one, is won by whoever does what is hinted, and says all in every language',
  run() {
    const first: FirstGame<object> | undefined = game.firstGame;
    if (!first) return;
    const play = (order: string, newcomer?: Bot<object>): FirstGamePlayed => {
      try {
        return playFirstGame(game, { order, ...(newcomer && { newcomer }) });
      } catch (error) {
        throw new Fault(`the first game fails: ${errorWords(error)}`);
      }
    };
    const said: Hint[] = [];
    for (let i = 0; i < ORDERS; i++) {
      const { session, ending, hints, unsaid } = play(`${seed} ${i}`);
      if (ending !== 'over') throw new Fault(`the first game does not end if the player follows the hints (${ending})`);
      const outcome = session.outcome!;
      if (!outcome.winners.includes(NEWCOMER)) throw new Fault(lost(outcome));
      if (unsaid.length > 0) throw new Fault(`the first game gives no hint in ${unsaid[0]}`);
      said.push(...hints);
    }
    for (const it of first.steps)
      if (!it.spare && !said.some(({ id }) => id === it.id))
        throw new Fault(`the first game never shows the hint "${it.id}" to a player who follows the hints`);
    for (let i = 0; i < STRAYS; i++) {
      const { ending, hints } = play(`${seed} stray ${i}`, stray);
      if (ending !== 'over') throw new Fault(`the first game does not end if the player ignores the hints (${ending})`);
      said.push(...hints);
    }
    const wrong = [...unsaidIn(game, first, said)];
    if (wrong.length > 0) throw new Fault(wrong.slice(0, 20).join('\n'));
  },
});

function lost({ winners, reason }: Outcome): string {
  const end = typeof reason === 'string' ? reason : reason.key;
  return (
    `a player who follows the hints of the first game does not win it: it ends with "${end}", ` +
    `won by ${winners.length > 0 ? `seats ${winners.join(', ')}` : 'nobody'}. Choose another \`seed\`, hint at something ` +
    'else, or let `bot` of the first game make the moves that the lesson needs'
  );
}

function* unsaidIn(game: AnyGame, first: FirstGame<object>, said: readonly Hint[]): Generator<string> {
  const keys = new Set(first.steps.map(({ id }) => `first.${id}`));
  for (const language of languages) {
    const own = first.messages[language];
    const sentences = new ParsedSentences(language, { ...game.messages[language], ...own });
    const told = new Set<string>();
    for (const { id, args } of said)
      for (const it of spoken({ key: `first.${id}`, ...(args && { args }) }, 'the first game')) {
        const problem = sentences.unsaid(it);
        if (problem && !told.has(problem)) yield problem;
        if (problem) told.add(problem);
      }
    for (const key of keys) if (!(key in own)) yield `the first game has no text "${key}" in ${language}`;
    for (const key of Object.keys(own))
      if (!keys.has(key)) yield `nothing of the first game says "${key}" (${language})`;
  }
}
