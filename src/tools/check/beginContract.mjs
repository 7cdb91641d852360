import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPackage } from '../place.mjs';
import { contractResult } from './contractResult.mjs';

/**
 * A backend with all its areas is begun before the first test; on a machine that does more beside that takes minutes.
 */
const PATIENCE = 180_000;
const REPORTER = fileURLToPath(new URL('reporter.mjs', import.meta.url));

function reportIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined; // vitest did not get as far as its end
  }
}

/**
 * Starts the contract tests of schemas and reports.
 *
 * @param root folder of the project
 * @param files `{file, expected}` of each
 * @returns `{done, stop}`: `done` resolves what `contractResult` makes of it
 */
export function beginContract(root, files) {
  const kinds = [...new Set(files.map(({ file }) => (file.endsWith('.report.ts') ? 'report' : 'resource')))];
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  const env = {
    ...process.env,
    CHECKED: files.map(({ expected }) => expected).join(','),
    CHECK_REPORT: join(folder, 'report.json'),
  };
  const tests = isPackage ? ['tests/contract.test.ts'] : kinds.map((kind) => `tests/contract/${kind}.test.ts`);
  const args = [
    'run',
    ...tests,
    '--project=logic',
    '--silent',
    '--allowOnly=false',
    `--hookTimeout=${PATIENCE}`,
    `--reporter=${REPORTER}`,
  ];
  const child = spawn(process.execPath, [`${root}/node_modules/vitest/vitest.mjs`, ...args], { cwd: root, env });
  const parts = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part));
  const done = new Promise((resolve) => {
    child.on('close', (status, signal) => {
      const report = reportIn(env.CHECK_REPORT);
      rmSync(folder, { recursive: true, force: true });
      resolve(contractResult(files, { status, signal, text: Buffer.concat(parts).toString(), report }));
    });
  });
  return { done, stop: () => child.kill() };
}
