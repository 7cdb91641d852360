/*
 * What failed, as the last lines of CI tell it: the full name of each test and the first line of what it said. Plain
 * Node.
 */

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const firstLine = (text) =>
  (text ?? '')
    .replace(COLOURS, '')
    .split('\n')
    .map((line) => line.trim())
    .find(Boolean) ?? 'no message';

/**
 * Each test of vitest's report that failed or passed only when tried again, and each file that did not get as far as
 * its tests.
 */
export const failedUnitTests = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const own = assertionResults.filter((one) => one.status === 'failed' || one.failureMessages.length > 0);
    const before = status === 'failed' && own.every((one) => one.status !== 'failed');
    return [
      ...(before ? [{ title: name, flaky: false, said: firstLine(message) }] : []),
      ...own.map(({ ancestorTitles, title, status: ended, failureMessages }) => ({
        title: [name, ...ancestorTitles, title].join(' > '),
        flaky: ended !== 'failed',
        said: firstLine(failureMessages[0]),
      })),
    ];
  });

/** What a failure of a test in the browser said, in which line, and what was there in place of what was expected. */
function saidAt({ message, location }) {
  const received = (message ?? '')
    .replace(COLOURS, '')
    .split('\n')
    .find((line) => line.trim().startsWith('Received'));
  return [firstLine(message), location && `line ${location.line}`, received?.trim().slice(0, 300)]
    .filter(Boolean)
    .join(', ');
}

/**
 * Each test of playwright's report that failed or passed only when tried again, and what kept it from running at all.
 */
export function failedBrowserTests({ suites, errors = [] }) {
  const below = (suite, titles) => [
    ...(suite.specs ?? []).flatMap(({ title, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, projectName, results }) => ({
          title: [`[${projectName}] ${titles[0]}:${line}`, ...titles.slice(1), title].join(' > '),
          flaky: status === 'flaky',
          said:
            [...new Set(results.flatMap((result) => result.errors ?? []).map(saidAt))].join('; then: ') || 'no message',
        })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => below(inner, [...titles, inner.title])),
  ];
  return [
    ...suites.flatMap((suite) => below(suite, [suite.title])),
    ...errors.map(({ message }) => ({ title: 'before any test', said: firstLine(message) })),
  ];
}

/** How many tests of each project ran in the browser; those that were skipped did not. */
export function ranInBrowser({ suites }) {
  const count = {};
  const add = ({ specs = [], suites: inner = [] }) => {
    for (const { projectName, status } of specs.flatMap(({ tests }) => tests))
      if (status !== 'skipped') count[projectName] = (count[projectName] ?? 0) + 1;
    inner.forEach(add);
  };
  suites.forEach(add);
  return count;
}
