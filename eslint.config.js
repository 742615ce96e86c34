import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsonc from 'jsonc-eslint-parser';
import { builtinModules } from 'node:module';
import ts from 'typescript-eslint';

/** What a pure package must not see: the clock, the machine, the page. */
const outside = [
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  ...['process', 'Buffer', 'require', 'globalThis', 'crypto', 'fetch', 'structuredClone'],
  ...['document', 'window', 'navigator', 'localStorage', 'sessionStorage', 'location'],
];

const uses = (sourceTag, ...onlyDependOnLibsWithTags) => ({ sourceTag, onlyDependOnLibsWithTags });

/** What apps stand on, and each other. */
const all = ['core', 'mechanics', 'messages', 'lib', 'testkit', 'ui', 'game', 'app'].map((it) => `type:${it}`);

/** The server finds them as it finds anybody else's: by name. */
const ownGames = ['coup', 'desperate-times', 'montee-mortelle', 'succession', 'werewolf'].map(
  (it) => `@masque/game-${it}`,
);

const fonts = [
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@fontsource/im-fell-english',
  '@fontsource/im-fell-english-sc',
];

const machine = ['hono', 'pg', 'redis', 'ws', '@hono/*', 'node:*', 'better-sqlite3', 'kysely'];

/** Dependencies point down: who may use whom, and what a pure package may not use from outside. */
const boundaries = (...bannedExternalImports) => [
  'error',
  {
    // What tests of any package use, and what uses none: the runner of examples in comments, and files of scenarios.
    // Browser tests lend the server's tests their clients.
    allow: ['@masque/workspace/*', '../apps/server/src/test/*', '../../apps/server/src/test/*'],
    // Tests of a game with a newcomer load it again, and what it stands on with it.
    checkDynamicDependenciesExceptions: ['@masque/.*'],
    depConstraints: [
      uses('type:core'),
      uses('type:mechanics', 'type:core'),
      uses('type:testkit', 'type:core', 'type:mechanics'),
      uses('type:lib', 'type:core', 'type:lib'),
      uses('type:messages', 'type:core'),
      uses('type:ui', 'type:core', 'type:messages'),
      uses('type:game', 'type:core', 'type:mechanics', 'type:testkit', 'type:ui'),
      uses('type:app', ...all),
      uses('type:tool', ...all, 'type:tool'),
      { sourceTag: 'env:pure', bannedExternalImports },
    ],
  },
];

const insideOfSecrets = {
  selector: 'MemberExpression[property.name=/^[$](secret|to)$/], Property[key.name=/^[$](secret|to)$/]',
  message: 'The inside of a secret is the core’s own: use `secret`, `declassify`, `reveal`, `conceal` or `replace`.',
};

/** Elements of which a button is the very body, or the body of each of their parts. */
const buttons = [
  // A host drags people by the button itself.
  'apps/web/src/club/{desk/desk,desk/desk-seat,ruleset/way-button}.ts',
  'apps/web/src/learn/buttons.ts',
  'apps/web/src/screens/{person-line,qr-paper}.ts',
  'apps/web/src/screens/{chat/tabs,end/read-card,pace/move-line,replay/timeline,replay/transport}.ts',
  'apps/web/src/studio/button.ts',
  'libs/ui/src/cards/mq-pick-card.ts',
  'libs/ui/src/controls/mq-{button,chip,icon-button,link,stepper}.ts',
  'libs/ui/src/fields/mq-number.ts',
  // A word in a sentence.
  'libs/ui/src/i18n/translator.ts',
  'libs/ui/src/offers/{mq-both,mq-offer,what}.ts',
  'libs/ui/src/parts/{mq-notebook,peek-button}.ts',
  'libs/ui/src/people/mq-{seat,seat-cell}.ts',
  'libs/ui/src/room/mq-game-card.ts',
  'libs/ui/src/speech/mq-narrator.ts',
  'libs/ui/src/table/mq-{private-area,said,zones}.ts',
];

export default defineConfig(
  // What a test of the studio writes comes and goes while this looks.
  globalIgnores([
    '**/dist',
    '**/dist-ui',
    '**/dist-studio',
    '**/dist-docs',
    '**/.studio-*',
    '**/.nx',
    '**/test-results',
  ]),
  js.configs.recommended,
  ts.configs.recommended,
  {
    files: ['**/*.ts'],
    plugins: { '@nx': nx },
    rules: {
      'no-undef': 'off',
      // The compiler says it, and has already looked.
      '@typescript-eslint/no-unused-vars': 'off',
      '@nx/enforce-module-boundaries': boundaries('lit', ...machine),
    },
  },
  {
    // A game's own elements are drawn with Lit.
    files: ['games/*/src/ui/**/*.ts'],
    rules: { '@nx/enforce-module-boundaries': boundaries(...machine) },
  },
  {
    // What builds and tests a package is the workspace's, not the package's own.
    files: ['**/{vite,vitest}.{config,long.config,game,rules}.ts', 'apps/web/scripts/*.ts'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    // A package names what it uses, and nothing else. Tests lean on the workspace, and so do types that are erased.
    files: ['{libs,games,apps,tools}/*/package.json'],
    plugins: { '@nx': nx },
    languageOptions: { parser: jsonc },
    rules: {
      '@nx/dependency-checks': [
        'error',
        {
          buildTargets: ['typecheck'],
          ignoredFiles: [
            '{projectRoot}/**/*.{test,fixture,config}.ts',
            '{projectRoot}/{gallery,scripts,tools}/**',
            '{projectRoot}/src/{test,secrecy,contract}/**',
            '{projectRoot}/**/test-database.ts',
          ],
          // Asked for by name, at run time or in a style sheet.
          ignoredDependencies: ['@iconify-json/game-icons', '@masque/web', ...ownGames, 'pino-pretty', ...fonts],
          checkVersionMismatches: false,
        },
      ],
    },
  },
  {
    // What the web app is made of is built into it, and a template is installed by whoever takes it: neither brings these along.
    files: ['apps/web/package.json', 'tools/create-masque-game/package.json'],
    rules: { '@nx/dependency-checks': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: { console: 'readonly', process: 'readonly', URL: 'readonly', fetch: 'readonly', setTimeout: 'readonly' },
    },
  },
  {
    // What also runs in a browser cannot ask the machine.
    files: [
      'libs/{core,mechanics,bots,messages,protocol,testkit,club,ui}/src/**/*.ts',
      'games/*/src/**/*.ts',
      'apps/web/src/**/*.ts',
    ],
    ignores: ['**/*.test.ts', 'libs/ui/src/vite.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: ['node:*'], paths: builtinModules }],
      'no-restricted-globals': ['error', 'process', 'Buffer', 'require', 'setImmediate'],
    },
  },
  {
    // The core and the games read no clock, no chance and no machine: everything comes in as input.
    files: ['libs/{core,mechanics,bots,club}/src/**/*.ts', 'games/*/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/ui/**'],
    rules: {
      'no-restricted-globals': ['error', ...outside],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    },
  },
  {
    // What draws, offers or decides for a seat gets that seat's view. Only rules open secrets.
    files: [
      'games/*/src/{offers,present,bots,ui}/**/*.ts',
      'games/*/src/**/offers.ts',
      'apps/web/**/*.ts',
      'libs/ui/**/*.ts',
    ],
    ignores: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@masque/core',
              importNames: ['declassify'],
              message: 'Only rules declassify secrets: look at the view instead (`known`).',
            },
          ],
        },
      ],
    },
  },
  {
    // The inside of a secret is the core's own.
    files: ['{games,apps}/**/*.ts', 'libs/{mechanics,ui,protocol}/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.fixture.ts', 'apps/server/src/secrecy/**'],
    rules: {
      'no-restricted-syntax': ['error', insideOfSecrets],
    },
  },
  {
    // Whatever is drawn as a button is an element, so that all that look alike are drawn by the same one.
    files: ['{games,apps}/*/src/**/*.ts', 'libs/ui/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.fixture.ts', 'apps/server/src/secrecy/**', ...buttons],
    rules: {
      'no-restricted-syntax': [
        'error',
        insideOfSecrets,
        {
          selector: "MethodDefinition[key.name='render'] ImportExpression",
          message: 'Only draw in `render`: load what is needed in `willUpdate`, or where it is asked for.',
        },
        {
          selector: 'TemplateElement[value.raw=/<button(?! hidden)/]',
          message:
            'Draw an element instead: `mq-button`, `mq-icon-button`, `mq-link`, `mq-chip`, or one that is a button and no more.',
        },
      ],
    },
  },
);
