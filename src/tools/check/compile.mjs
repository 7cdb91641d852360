import { spawn } from 'node:child_process';

const LISTED = /^(?:[A-Za-z]:)?[\\/].*\.(?:[cm]?[jt]sx?|json)$/;

/**
 * Compiles a project without writing anything.
 *
 * @param root folder with the packages
 * @param args of the compiler: `['-p', project]`
 * @returns `{files, problems}`: paths of what it read, whole, and the lines it said. It never ends badly without a
 *   line.
 */
export async function compile(root, args) {
  const child = spawn(
    process.execPath,
    [`${root}/node_modules/typescript/bin/tsc`, '--noEmit', '--pretty', 'false', '--listFiles', ...args],
    { cwd: root },
  );
  const parts = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part));
  const status = await new Promise((resolve) => child.on('close', (code, signal) => resolve(code ?? signal)));
  const lines = Buffer.concat(parts)
    .toString()
    .split('\n')
    .filter((line) => line.trim() !== '');
  const files = lines.filter((line) => LISTED.test(line)).map((line) => line.replaceAll('\\', '/'));
  const problems = lines.filter((line) => !LISTED.test(line)).map((line) => line.replace(/^(?:\.\.\/)+/, ''));
  if (problems.length === 0 && status !== 0) problems.push(`The compiler ended with ${status} and said nothing.`);
  if (problems.length === 0 && files.length === 0) problems.push('The compiler read no file.');
  return { files, problems };
}
