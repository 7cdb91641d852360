/*
 * A key handler asks first whether the key is an input method's: `isComposing` (src/widgets/isComposing.ts) knows the
 * browsers. Plain Node.
 */
import { keyHandlers } from './keyHandlers.mjs';
import { isTest, sourceFiles, textOf } from './sources.mjs';

const HELPER = 'src/widgets/isComposing.ts';
/** Pages; what the reference backend adds to the demonstration has no box of text. */
const sources = sourceFiles().filter((path) => path !== HELPER && !isTest(path) && !path.startsWith('mocks/'));
const problems = sources.flatMap((path) =>
  keyHandlers(textOf(path)).map(
    ({ line, code }) =>
      `${path}:${line} looks at a key that may be an input method's; ask isComposing (${HELPER}) first: ${code}`,
  ),
);
for (const problem of problems) console.error(problem);
console.log(`${sources.length} files, ${problems.length} problems`);
process.exit(problems.length === 0 && sources.length > 0 ? 0 : 1);
