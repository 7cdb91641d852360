/**
 * Proves that schemas which must not compile do not: every line marked `// refused` in tests/types/refused has a
 * compile error, and no other line has one. Prints 'N passed, N failed'; exit code 1 when something failed.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const folder = join(here, 'refused');

const compiled = spawnSync(
  process.execPath,
  [join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '--pretty', 'false', '-p', folder],
  {
    cwd: root,
    encoding: 'utf8',
  },
);
const errors = new Map();
for (const [, file, line, message] of compiled.stdout.matchAll(/^(\S+)\((\d+),\d+\): error (.*)$/gm)) {
  errors.set(`${file.split('/').pop()}:${line}`, { file, message });
}

let passed = 0;
const failures = [];
// What is told of a misspelt option is its name, not how the types find it.
for (const [place, { message }] of errors)
  if (/& NoSuchOption/.test(message)) failures.push(`${place} tells more of the types than of the mistake: ${message}`);
for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
  for (const [index, text] of readFileSync(join(folder, file), 'utf8').split('\n').entries()) {
    if (!text.trimEnd().endsWith('// refused')) continue;
    const place = `${file}:${index + 1}`;
    if (errors.delete(place)) passed += 1;
    else failures.push(`${place} compiles but must not: ${text.trim()}`);
  }
}
for (const [place, { message }] of errors) failures.push(`${place} must compile: ${message}`);
if (passed === 0)
  failures.push(`the compiler answered nothing to compare: ${compiled.stderr || compiled.error || compiled.stdout}`);

for (const failure of failures) console.error(failure);
console.log(`types: ${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
