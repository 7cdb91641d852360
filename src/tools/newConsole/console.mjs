#!/usr/bin/env node
/*
 * The command of a console that is built on the framework: `console start`, `dev`, `test`, `check depot/part`,
 * `new:resource …`, and the others of its scripts. Runs them in `.console`, where the framework and the project are
 * one. Plain Node.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bringBack, lay, PARTS, stage } from './staged.mjs';

const [script = 'start', ...rest] = process.argv.slice(2);
const project = process.cwd();
const place = {
  project,
  framework: fileURLToPath(new URL('../../..', import.meta.url)),
  work: join(project, '.console'),
};
/** Commands that write files for the project. */
const WRITES = new Set(['new:resource']);

stage(place);
const args = rest[0] === '--' ? rest.slice(1) : rest;
const child = spawn('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {
  cwd: place.work,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (script === 'dev') {
  for (const part of PARTS) {
    try {
      watch(
        join(project, part),
        { recursive: true },
        (_, name) => name && lay(place, `${part}/${name}`.replaceAll('\\', '/')),
      );
    } catch {
      // the project has no such folder
    }
  }
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('close', (status) => {
  if (WRITES.has(script)) bringBack(place);
  process.exit(status ?? 1);
});
