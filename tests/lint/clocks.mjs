/*
 * A clock that console and backend read is given, never taken: `currentTime` (src/schema/dates/currentTime.ts) alone
 * knows the machine's. Plain Node.
 */
import { clockReads } from './clockReads.mjs';
import { isTest, sourceFiles, textOf } from './sources.mjs';

const CLOCK = 'src/schema/dates/currentTime.ts';

const sources = sourceFiles(/\.(?:tsx?|mjs)$/).filter((path) => path !== CLOCK && !isTest(path));
const problems = sources.flatMap((path) =>
  clockReads(textOf(path)).map(
    ({ line, code }) => `${path}:${line} takes the time from the machine, and not from currentTime (${CLOCK}): ${code}`,
  ),
);
for (const problem of problems) console.error(problem);
console.log(`${sources.length} files, ${problems.length} problems`);
process.exit(problems.length === 0 && sources.length > 0 ? 0 : 1);
