/* How steps of `npm test` ended, by their exit code, what they said or reported, and the least they run. Plain Node. */

const COUNT =
  /(\d+) passed, (\d+) failed|^(\d+) (?:files|modules|names|doors), \d+ problems|^Finished in \S+ on (\d+) files/gm;

/**
 * How many tests a step ran, or how many files it looked at, by the last line that says so; undefined where none does.
 */
export function countIn(output) {
  const last = [...output.matchAll(COUNT)].at(-1);
  return last?.slice(1).reduce((sum, number) => sum + Number(number ?? 0), 0);
}

/** A floor or a count by part; a step without parts is one. */
const byPart = (value) => (typeof value === 'object' ? value : { '': value });

/** What is said of each part of a step that ran less than its floor. */
function shortOf(title, ran, floor) {
  if (floor === undefined) return [`${title} has no floor in tests/floors.json.`];
  return Object.entries(byPart(floor)).flatMap(([part, least]) => {
    const count = byPart(ran)[part];
    const name = part ? `${title}, ${part}` : title;
    if (count === undefined)
      return [`${name}: it did not say how many it ran, and ${least} are the least (tests/floors.json).`];
    return count < least ? [`${name}: it ran ${count}, and ${least} are the least (tests/floors.json).`] : [];
  });
}

/**
 * How a step ended. It is green only when its command ended well, nothing failed, and it ran no less than its floor: a
 * runner that finds nothing to run ends well, too.
 *
 * @param step `{title, status, output}` of the command; `floor`, a number or one for each part; `report`, what its
 *   report says: `{passed, failed, ran}`, undefined where it has or wrote none
 * @returns `{passed, failed, said}`: a step without a report counts as one test; `said` is what no test of it says
 * @example outcomeOf({ title: 'lint', status: 0, output: '', floor: 3900 }).failed // 1
 */
export function outcomeOf({ title, status, output, floor, report = {} }) {
  const { passed, failed = 0, ran = passed === undefined ? countIn(output) : passed + failed } = report;
  const said = shortOf(title, ran, floor);
  if (status !== 0 && failed === 0)
    said.push(`${title} ended with ${status === null ? 'a signal' : `exit code ${status}`}.`);
  return { passed: passed ?? (said.length === 0 ? 1 : 0), failed: failed + said.length, said };
}

/** Steps that have a floor and never began: one that is no longer called is missed, too. */
export function neverRun(floors, titles) {
  return Object.keys(floors).filter((title) => !titles.includes(title));
}
