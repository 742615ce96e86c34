import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './root.mjs';

/** Where the test runners write their counts. */
export const unitResults = ['test-results', 'unit.json'];
export const browserResults = ['test-results', 'browser.json'];

/** Passed and failed unit tests in all packages. */
export function unitTally() {
  const files = ['libs', 'games', 'apps', 'tools']
    .filter((group) => existsSync(at(group)))
    .flatMap((group) => readdirSync(at(group)).map((name) => at(group, name, ...unitResults)));
  return files.reduce((sum, file) => add(sum, unitFile(file)), nothing);
}

/** Passed (also on a retry) and failed browser tests. */
export function browserTally() {
  const stats = read(join(at(), ...browserResults))?.stats;
  return stats ? { passed: stats.expected + stats.flaky, failed: stats.unexpected } : nothing;
}

/** The titles of browser tests that passed only on a second try. */
export function shakyTests() {
  const of = ({ suites = [], specs = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...suites.flatMap(of),
  ];
  return of(read(join(at(), ...browserResults)) ?? {});
}

export const add = (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });

export const nothing = { passed: 0, failed: 0 };

/** A test file that cannot be loaded contains no failed test, but counts as a failure. */
function unitFile(file) {
  const result = read(file);
  if (!result) return nothing;
  const broken = result.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0);
  return { passed: result.numPassedTests, failed: result.numFailedTests + broken.length };
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
