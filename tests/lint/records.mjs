/*
 * A call written by hand reaches records through `visibleRow` and its kin (mocks/crud/rows.ts), which know whose they
 * are; what is no record, through `sideTable`. So no file with calls reads the store itself. Plain Node.
 */
import { isTest, sourceFiles, textOf } from './sources.mjs';

/** Calls in a file of their own, and areas that hold theirs in their module. */
const holdsCalls = (path) => /^mocks\/.*(?:Endpoints?|\/module)\.ts$/.test(path);
const READS = /\bstore(?:\.|\?\.)(?:get|all)\(/;
/** Functions that run for no caller: what they read, no call answers by itself. */
const FOR_NOBODY =
  /^(?:export )?(?:async )?function seed|\b(?:seed|hooks)\b.*=>|\brows: \(\) =>|: \(\{ id \}\) =>|^(?:export )?(?:const|function) \w+Hooks\b/;

/** The lines of a file that read the store within a call. A top-level declaration that is for nobody is passed over. */
function readsIn(text) {
  let forNobody = false;
  return text.split('\n').flatMap((line, index, lines) => {
    if (/^\S/.test(line)) forNobody = FOR_NOBODY.test(line);
    const before = lines[index - 1] ?? '';
    const whole = before.endsWith('=>') ? before + line : line;
    return READS.test(line) && !forNobody && !FOR_NOBODY.test(whole)
      ? [{ line: index + 1, code: line.trim().slice(0, 120) }]
      : [];
  });
}

const sources = sourceFiles().filter((path) => holdsCalls(path) && !isTest(path));
const problems = sources.flatMap((path) =>
  readsIn(textOf(path)).map(
    ({ line, code }) =>
      `${path}:${line} reads the store itself; ask visibleRow or visibleRows (mocks/crud/rows.ts), or sideTable: ${code}`,
  ),
);
for (const problem of problems) console.error(problem);
console.log(`${sources.length} files, ${problems.length} problems`);
process.exit(problems.length === 0 && sources.length > 0 ? 0 : 1);
