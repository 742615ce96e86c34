/** A program that plays: it takes the first offer, with the first value of each parameter. */
import { createInterface } from 'node:readline';
import type { BotQuestion } from './outside.ts';

for await (const line of createInterface({ input: process.stdin })) {
  const { id, offers } = JSON.parse(line) as BotQuestion;
  // Its argument selects a way to misbehave.
  if (process.argv[2] === 'mumbles') console.log('what?');
  if (process.argv[2] === 'leaves') process.exit(3);
  const [{ type, window, params: domains }] = offers as [(typeof offers)[0]];
  const params = Object.fromEntries(
    Object.entries(domains).map(([name, domain]) => {
      if (domain.kind === 'number') return [name, domain.min];
      if (domain.kind === 'subset' || domain.kind === 'order') return [name, domain.of.slice(0, domain.min)];
      if (domain.kind === 'assign') return [name, domain.keys.map((key, i) => [key, domain.of[i]])];
      return [name, domain.of[0]];
    }),
  );
  console.log(JSON.stringify({ id, action: { type, window, params } }));
}
