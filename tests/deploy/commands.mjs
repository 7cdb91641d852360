/*
 * Two commands as somebody with a clean clone gives them: `doctor` at the built console's own backend, and
 * `new:console` with the checks of what it wrote. Packages are those of this project: nothing is downloaded. Ends with
 * 'N passed, N failed'. Plain Node.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checks, must } from './checks.mjs';
import { serveBuild } from '../budget/serveBuild.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const { check, end } = checks();

/** Runs Node, or another program; throws with what it said when it fails. */
async function run(cwd, program, ...args) {
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, INIT_CWD: cwd },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
  const [status] = await once(child, 'close');
  const text = Buffer.concat(said).toString();
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${text}`);
  return text;
}

await check('doctor finds nothing wrong with the reference backend', async () => {
  const server = await serveBuild(root);
  try {
    await fetch(`${server.url}/api/vpp/account/v3/web/auth/pubKey`); // the backend has begun
    const identity = ['--account', 'platform_admin', '--password', 'Energy123', '--captcha', '1234'];
    const said = await run(root, process.execPath, 'src/tools/doctor.mjs', server.url, ...identity);
    must(/\b20 of 20 lists could be read/.test(said), said);
  } finally {
    await server.stop();
  }
});

const folder = mkdtempSync(join(tmpdir(), 'console-new-'));
const project = join(folder, 'depot');
try {
  await check('new:console writes a console of its own, whose types and schema hold', async () => {
    await run(root, process.execPath, 'src/tools/new-console.mjs', project);
    const packages = join(project, 'node_modules');
    const framework = join(packages, 'energy-console-framework');
    mkdirSync(framework, { recursive: true });
    for (const name of readdirSync(join(root, 'node_modules')).filter((one) => one !== '.cache'))
      symlinkSync(join(root, 'node_modules', name), join(packages, name));
    const [file = ''] = readdirSync(join(project, 'framework'));
    await run(project, 'tar', 'xzf', join(project, 'framework', file), '-C', framework, '--strip-components', '1');
    const command = join(framework, 'src/tools/newConsole/console.mjs');
    await run(project, process.execPath, command, 'typecheck');
    await run(project, process.execPath, command, 'check', 'depot/part');
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
end();
