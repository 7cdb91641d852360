/*
 * Which calls of the documents somebody made with clicks: the end-to-end tests of the last run, whose servers wrote
 * down what was asked, and the tests of whole pages (tests/page/openConsole.ts).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `POST /path` as it is printed; where none is, each path that is proposed for the row. */
function callsOf(says, proposed) {
  const [method, path] = says.split(' ');
  const paths = path.startsWith('/') ? [path] : (proposed ?? '').split(' ').filter((one) => one.startsWith('/'));
  return paths.map((one) => `${method} ${one}`);
}

/**
 * Calls that have a path, with those of theirs that no such test made. Undefined when there was no run. A method
 * that the documents leave open (paths that are proposed) is not compared.
 *
 * @param rows `{id, says}` of calls
 * @param proposed by id, the paths that are proposed where none is printed
 */
export function readWalked(root, rows, proposed) {
  const file = join(root, 'test-results/calls.txt');
  if (!existsSync(file)) return undefined;
  const own = join(root, 'test-results/e2e'); // of tests with a server of their own; empty when a run begins
  const others = existsSync(own)
    ? readdirSync(own)
        .filter((name) => name.startsWith('calls-'))
        .map((name) => join(own, name))
    : [];
  const pages = readdirSync(join(root, 'test-results'))
    .filter((name) => name.startsWith('calls-pages-')) // of tests of whole pages over the same backend
    .map((name) => join(root, 'test-results', name));
  const made = new Set(
    [file, ...others, ...pages].flatMap((one) => readFileSync(one, 'utf8').split('\n').filter(Boolean)),
  );
  const madePaths = new Set([...made].map((call) => call.split(' ')[1]));
  return rows
    .map(({ id, says }) => {
      const calls = callsOf(says, proposed.get(id));
      const printed = says.split(' ')[1].startsWith('/');
      return {
        id,
        calls,
        left: calls.filter((call) => !(printed ? made.has(call) : madePaths.has(call.split(' ')[1]))),
      };
    })
    .filter(({ calls }) => calls.length > 0);
}
