/* What the registry says of the packages, read from npm's answers. Plain Node. */

/** An answer of npm as JSON; undefined when it is none. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const reasonOf = (answer, text) => {
  const { statusCode, error = {}, message } = answer ?? {};
  return (
    [statusCode && `HTTP ${statusCode}`, error.summary || error.code || message].filter(Boolean).join(', ') ||
    text.trim().split('\n')[0] ||
    'nothing'
  );
};

/**
 * Advisories for the lockfile, by `npm audit --json`.
 *
 * @returns `{problems}`, or `{unanswered}` with what came in the place of an answer
 */
export function advisories(text) {
  const answer = parsed(text);
  if (typeof answer?.vulnerabilities !== 'object') return { unanswered: reasonOf(answer, text) };
  const problems = Object.entries(answer.vulnerabilities).flatMap(([name, { severity, range, via }]) =>
    via
      .filter((one) => typeof one === 'object')
      .map(({ title, url }) => `${name} ${range}: ${severity}: ${title} ${url}`),
  );
  return { problems };
}

const majorOf = (version) => Number(version.split('.')[0]);

/**
 * Packages behind by a major version, by `npm outdated --json`, which answers nothing where all are the latest.
 *
 * @param held why a major version is not taken yet: `{ name: { major: 7, why: '…' } }`; a later one asks anew
 * @param ended exit code of npm
 * @returns `{problems, held}`, or `{unanswered}`
 */
export function outdatedMajors(text, held, ended) {
  const answer = text.trim() === '' && ended === 0 ? {} : parsed(text);
  if (typeof answer !== 'object' || answer === null || 'error' in answer || 'statusCode' in answer)
    return { unanswered: reasonOf(answer, text) };
  const behind = Object.entries(answer).filter(([, { current = '0', latest }]) => majorOf(latest) > majorOf(current));
  const names = new Set(behind.map(([name]) => name));
  const isHeld = ([name, { latest }]) => held[name]?.major >= majorOf(latest);
  return {
    held: behind.filter(isHeld).map(([name]) => `${name}: ${held[name].why}`),
    problems: [
      ...behind
        .filter((one) => !isHeld(one))
        .map(
          ([name, { current, latest }]) =>
            `${name} is ${current}, and there is ${latest}. Take it, or say in tests/audit/reasons.json under "held" why not.`,
        ),
      ...Object.keys(held)
        .filter((name) => !names.has(name))
        .map((name) => `${name} is no longer behind: its reason under "held" in tests/audit/reasons.json can go.`),
    ],
  };
}
