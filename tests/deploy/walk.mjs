/* The walk that the console passes wherever it is served: the same test that runs against `npm start`. Plain Node. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureBrowser } from '../browser.mjs';

/** Walks through the console at an address; throws with what the runner said. */
export async function walkThrough(root, address) {
  const args = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'tests/playwright.config.ts',
    'the-main-job',
    '--project',
    'console',
    '--workers',
    '1',
    '--retries',
    '0',
  ];
  const env = {
    ...process.env,
    BASE_URL: address,
    CHROMIUM: ensureBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${root}/test-results/walk.json`,
  };
  const runner = spawn(process.execPath, [...args, '--output', `${root}/test-results/walk`], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = [];
  for (const stream of [runner.stdout, runner.stderr]) stream.on('data', (part) => said.push(part));
  const [status] = await once(runner, 'close');
  if (status !== 0) throw new Error(`the walk ended with\n${Buffer.concat(said).toString()}`);
}
