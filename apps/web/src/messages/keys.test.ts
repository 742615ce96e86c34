import { expect, test } from 'vitest';

// Vite wants the options written out at each call.
const app = Object.entries(
  import.meta.glob<string>(['../**/*.ts', '!../**/*.test.ts'], { query: '?raw', import: 'default', eager: true }),
);
const libraries = Object.values(
  import.meta.glob<string>('../../../../libs/{ui,protocol,club,replay}/src/**/{en,fr,words}.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The keys of messages: as names in tables of texts, and everywhere else. */
const names = /'((?:[a-z][\w-]*\.)+[\w-]+)':\s/g;
const uses = /'((?:[a-z][\w-]*\.)+[\w-]+)'(?!:)/g;
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, key]) => key!);

test('every message is there twice, in English and in French', () => {
  const times = new Map<string, number>();
  for (const [, text] of app) for (const key of found(text, names)) times.set(key, (times.get(key) ?? 0) + 1);
  expect(times.size).toBeGreaterThan(500);
  expect([...times].filter(([, n]) => n !== 2).map(([key]) => key)).toEqual([]);
});

test('every message that is used exists: a key without a message is shown as it is', () => {
  const known = new Set([...app.map(([, text]) => text), ...libraries].flatMap((text) => found(text, names)));
  const areas = new Set([...known].map((key) => key.split('.')[0]));
  // The titles of guides are the games' own.
  const ofGames = /^guide\./;
  const unknown = app.flatMap(([file, text]) =>
    found(text, uses)
      .filter((key) => areas.has(key.split('.')[0]) && !known.has(key) && !ofGames.test(key))
      .map((key) => `${file}: ${key}`),
  );
  expect(unknown).toEqual([]);
});
