/*
 * What the last run of the tests says: by file, each test with the titles above it and whether it passed. Plain Node.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** Tests of vitest's report. */
const unitTests = (root, report) =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: relative(root, name),
      titles: [...ancestorTitles, title],
      passed: status === 'passed',
    })),
  );

/** Tests of playwright's report, whose files stand below tests/e2e. */
function browserTests(suite, titles = []) {
  const own = (suite.specs ?? []).map(({ file, title, tests }) => ({
    file: `tests/e2e/${file.replace(/^(?:tests\/)?e2e\//, '')}`,
    titles: [...titles, title],
    passed: tests.every(({ status }) => status === 'expected'),
  }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => browserTests(inner, [...titles, inner.title]))];
}

/** Every test of the last `npm test`, or undefined when there was none. */
export function readResults(root) {
  const unit = read(join(root, 'test-results/vitest.json'));
  const browser = read(join(root, 'test-results/playwright.json'));
  if (!unit && !browser) return undefined;
  return [
    ...(unit ? unitTests(root, unit) : []),
    ...(browser ? browser.suites.flatMap((suite) => browserTests(suite)) : []),
  ];
}

/** What is fixed of a title: the text before its first `%s` or `${…}`. */
const fixed = (title) => title.split(/%[sdjio$]|\$\{|\$\w/)[0];

/**
 * Whether the tests of that title ran and passed: all of them, and at least one. Undefined when nothing is known of
 * them.
 */
export function passed(results, file, title) {
  const own = results?.filter(
    (one) =>
      one.file === file &&
      one.titles.some((text) => text === title || (fixed(title) !== title && text.startsWith(fixed(title)))),
  );
  return own === undefined || own.length === 0 ? undefined : own.every((one) => one.passed);
}
