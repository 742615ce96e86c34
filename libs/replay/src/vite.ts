import { fileURLToPath } from 'node:url';

const ENTRY = 'masque-rules';

/**
 * The Vite configuration that builds the rules of a game, `src/index.ts`, for the browsers of its players: a thread that checks
 * the moves of finished games, beside the game's elements in `dist-ui`. Without it, the server checks them, and the page says
 * so. Build the elements first.
 *
 * @example
 * gameRules.build.rolldownOptions.output.entryFileNames; // => 'rules.js'
 */
export const gameRules = {
  base: './',
  publicDir: false as const,
  plugins: [
    {
      name: 'masque-rules',
      resolveId: (id: string) => (id === ENTRY ? ENTRY : null),
      load(id: string) {
        if (id !== ENTRY) return null;
        const answering = fileURLToPath(new URL(`./worker${import.meta.url.slice(-3)}`, import.meta.url));
        return [
          `import { answerWith } from ${JSON.stringify(answering)};`,
          `import game from ${JSON.stringify(`${process.cwd()}/src/index.ts`)};`,
          `answerWith(game, self);`,
        ].join('\n');
      },
    },
  ],
  build: {
    target: 'es2023',
    outDir: 'dist-ui',
    emptyOutDir: false,
    modulePreload: false as const,
    rolldownOptions: {
      input: ENTRY,
      output: { entryFileNames: 'rules.js', codeSplitting: false as const },
    },
  },
};
