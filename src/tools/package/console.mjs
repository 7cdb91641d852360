#!/usr/bin/env node
/*
 * The command of a project that is built on the package; its scripts name it.
 *
 * console start             builds what has changed, and serves it with the reference backend
 * console check depot/part  names, types, linter, texts and contract of schemas
 * console doctor <address>  examines a backend
 * console new:resource …    writes a schema with its texts and menu
 * console pack              packs the built console for a server of files: dist/site
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const COMMANDS = {
  start: '../../../mocks/serve/start.mjs',
  check: '../check.mjs',
  doctor: '../doctor.mjs',
  'new:resource': '../new-resource.mjs',
  pack: '../../../deploy/pack.mjs',
};

const [name = '', ...rest] = process.argv.slice(2);
if (!Object.hasOwn(COMMANDS, name)) {
  console.error(`Usage: console ${Object.keys(COMMANDS).join(' | ')}`);
  process.exitCode = 1;
} else {
  const script = fileURLToPath(new URL(COMMANDS[name], import.meta.url));
  const child = spawn(process.execPath, [script, ...(rest[0] === '--' ? rest.slice(1) : rest)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('close', (status) => {
    process.exitCode = status ?? 1;
  });
}
