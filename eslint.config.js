import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

const uses = (sourceTag, ...onlyDependOnLibsWithTags) => ({ sourceTag, onlyDependOnLibsWithTags });

export default defineConfig(
  globalIgnores(['**/dist', '**/.nx', '**/test-results']),
  js.configs.recommended,
  ts.configs.recommended,
  {
    files: ['**/*.ts'],
    plugins: { '@nx': nx },
    rules: {
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: [],
          depConstraints: [
            uses('type:core'),
            uses('type:testkit', 'type:core'),
            uses('type:lib', 'type:core', 'type:lib'),
            uses('type:ui', 'type:core'),
            uses('type:game', 'type:core', 'type:testkit', 'type:ui'),
            uses('type:app', 'type:core', 'type:lib', 'type:testkit', 'type:ui', 'type:game', 'type:app'),
            uses('type:tool', 'type:core', 'type:lib', 'type:testkit', 'type:ui', 'type:game', 'type:app', 'type:tool'),
            {
              sourceTag: 'env:pure',
              bannedExternalImports: ['lit', 'hono', 'pg', 'redis', 'ws', '@hono/*', 'node:*', 'better-sqlite3'],
            },
          ],
        },
      ],
    },
  },
  {
    // The core and the games read no clock, no chance and no machine: everything comes in as input.
    files: ['libs/core/src/**/*.ts', 'games/*/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/ui/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: ['node:*'] }],
      'no-restricted-globals': ['error', 'Date', 'setTimeout', 'setInterval', 'document', 'window', 'fetch', 'crypto', 'process', 'structuredClone'],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    },
  },
);
