/*
 * Everything is as the formatter writes it (.prettierrc.json). It wraps code and leaves comments as they are, so none
 * of these is wider than a line either. Long texts may be. `npm run format` mends what the formatter can. Given paths,
 * it looks at these alone. Plain Node.
 */
import { spawnSync } from 'node:child_process';
import { sourceFiles, textOf } from './sources.mjs';

const WIDTH = 120;
/** A comment on a line of its own, or behind code. */
const COMMENT = /^\s*(?:\/\/|\/?\*)|\s\/\/ [^'"`]*$/;

const given = process.argv.slice(2);
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [
    'node_modules/prettier/bin/prettier.cjs',
    '--list-different',
    '--ignore-unknown',
    ...(given.length > 0 ? given : ['.']),
  ],
  { encoding: 'utf8' },
);
const unformatted = stdout.split('\n').filter(Boolean);
const sources = sourceFiles(/\.(?:tsx?|mjs|mts)$/, ['src', 'schemas', 'resources', 'mocks', 'tests', 'deploy']);
const wide = sources
  .filter((path) => given.length === 0 || given.includes(path))
  .filter((path) => !/^tests\/(?:fixtures|types\/refused)\//.test(path))
  .flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, index) =>
        line.length > WIDTH && COMMENT.test(line)
          ? [`${path}:${index + 1} is a comment of ${line.length} characters`]
          : [],
      ),
  );
const problems = [...unformatted.map((path) => `${path} is not formatted: npm run format`), ...wide];
for (const problem of problems) console.error(problem);
if (status !== 0 && unformatted.length === 0) console.error(stderr);
console.log(`${sources.length} files, ${problems.length} problems`);
process.exit(problems.length === 0 && status === 0 && sources.length > 0 ? 0 : 1);
