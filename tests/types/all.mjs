/* The types of the whole project, as `npm run typecheck` has them; says how many files there were. Plain Node. */
import { fileURLToPath } from 'node:url';
import { compile } from '../../src/tools/check/compile.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const { files, problems } = await compile(root, []);
for (const problem of problems) console.error(problem);
console.log(`${files.filter((file) => !file.includes('/node_modules/')).length} files, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
