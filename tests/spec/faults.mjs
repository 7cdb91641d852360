/*
 * The cases of the fault catalogue: each is named by the title of a test (`fault 12`, `faults 3, 4`) or by a line of
 * faults.tsv. Plain Node.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const CASES = 117;
const NAMED = /\bfaults? (\d+(?:(?:, | and | to |\.\.)\d+)*)/g;
const NUMBER = /(\d+)(?:(?: to |\.\.)(\d+))?/g;

/** Cases that titles of tests name. */
function named(root) {
  const files = ['src', 'resources', 'schemas', 'mocks', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => join(root, folder, String(path))),
  );
  const texts = files.filter((path) => /\.(?:test|spec)\.tsx?$/.test(path)).map((path) => readFileSync(path, 'utf8'));
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(NAMED)].flatMap(([, list]) =>
        [...list.matchAll(NUMBER)].flatMap(([, from, to = from]) =>
          Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => Number(from) + index),
        ),
      ),
    ),
  );
}

/** What is wrong with the catalogue: a case nobody names, or a test that is not there. And the cases that are open. */
export function readFaults(root) {
  const lines = readFileSync(new URL('faults.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
  const known = new Set([...named(root), ...lines.map(([number]) => Number(number))]);
  const missing = Array.from({ length: CASES }, (_, index) => index + 1).filter((number) => !known.has(number));
  const gone = lines.filter(
    ([, at, title]) =>
      at !== '-' && !(existsSync(join(root, at)) && readFileSync(join(root, at), 'utf8').includes(title)),
  );
  return {
    problems: [
      ...missing.map((number) => `fault ${number}: no test names it`),
      ...gone.map(([number, at, title]) => `faults.tsv: fault ${number} at ${at}: there is no "${title}"`),
    ],
    open: lines.filter(([, at]) => at === '-').map(([number, , why]) => `fault ${number}: ${why}`),
  };
}
