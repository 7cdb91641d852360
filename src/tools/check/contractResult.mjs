/** Lines of a run that told nothing else. */
const LAST_LINES = 20;
const firstPart = (text) => text.split('\n    at ')[0].trimEnd();
const lastLines = (text) => text.trim().split('\n').slice(-LAST_LINES).join('\n');
const endOf = ({ status, signal }) => (status === null ? `was ended by ${signal}` : `ended with exit code ${status}`);
const several = (count) => (count === 1 ? '1 test' : `${count} tests`);

/** What is wrong with the tests of one resource or report: none, or some that nobody meant to leave out. */
function missingOf({ file, expected }, tests, isReadable) {
  const own = tests.filter(({ of }) => of === expected);
  const left = own.filter(({ state, note }) => state !== 'passed' && state !== 'failed' && !note);
  if (left.length > 0)
    return [`${file}: ${several(left.length)} of ${own.length} did not run, and no reason is given: ${left[0].title}`];
  if (own.some(({ state }) => state === 'passed' || state === 'failed')) return [];
  if (own.length > 0) return [`${file}: not one of its tests ran: ${own[0].note}`];
  return isReadable
    ? [`${file}: there is no test of ${expected}. Is it exported from this file, and not from below a folder "parts"?`]
    : [];
}

/** What is missing where the backend grants nobody the page: the first thing a schema written by hand lacks. */
const menuHint = (of) =>
  `Does a menu lead to it? mocks/menus/${of.split('/')[0]}.json wants an entry with "component": "${of}", as npm run new:resource writes it; a part of another record stands in its \`related\` with \`menu: false\`.`;

/** Failed tests by what they say: one cause that many tests meet is told once. */
function failuresOf(failed) {
  const causes = new Map();
  for (const { title, errors, of } of failed) {
    const said = firstPart(errors[0] ?? 'no message');
    const cause = /^WireError: No permission/.test(said) ? `${said}\n  ${menuHint(of)}` : said;
    causes.set(cause, [...(causes.get(cause) ?? []), title]);
  }
  return [...causes].map(
    ([cause, [title, ...others]]) =>
      `${title}${others.length > 0 ? ` and ${several(others.length)} more` : ''}\n  ${cause}`,
  );
}

/**
 * What a run of the contract tests says. It is clean only when every resource and report that was asked for had tests,
 * each of them ran or says itself why it has nothing to look at, every file could be read, and the run ended well.
 *
 * @param files `{file, expected}` of what was asked for
 * @param run `{status, signal, text}` of the process, and `report` of reporter.mjs; undefined when it wrote none
 * @returns `{passed, left, problems}`: how many passed, how many said that there is nothing to look at, and sentences
 */
export function contractResult(files, { status, signal, text, report }) {
  if (!report)
    return {
      passed: 0,
      left: 0,
      problems: [
        `The contract tests did not run: vitest ${endOf({ status, signal })} and told no result.\n${lastLines(text)}`,
      ],
    };
  const { tests, broken, unhandled } = report;
  const problems = [
    ...broken.map(({ file, said }) => `${file} did not get through its tests: ${firstPart(said)}`),
    ...failuresOf(tests.filter(({ state }) => state === 'failed')),
    ...files.flatMap((one) => missingOf(one, tests, broken.length === 0)),
    ...unhandled.map((said) => `Beside the tests: ${firstPart(said)}`),
  ];
  if (status !== 0 && problems.length === 0)
    problems.push(`The tests passed, but vitest ${endOf({ status, signal })}.\n${lastLines(text)}`);
  const count = (is) => tests.filter(is).length;
  return {
    passed: count(({ state }) => state === 'passed'),
    left: count(({ state, note }) => state === 'skipped' && note),
    problems,
  };
}
