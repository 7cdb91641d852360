import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, rmSync, statSync } from 'node:fs';

/** Runs a command with the terminal; ends this process when it fails. */
export function run(command, ...args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const good = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  if (good) return;
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  console.error(`Node ${process.versions.node} is not supported. This project needs Node ${engines.node}.`);
  process.exit(1);
}

/** Checks Node, installs packages that are missing or older than the lock file, and clears data when asked by --reset. */
export function prepare() {
  checkNode();
  const installed = 'node_modules/.package-lock.json';
  // Packages of another folder are that folder's business: npm would empty it.
  const shared = lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  const stale = !shared && (!existsSync(installed) || statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs);
  if (stale) run('npm', 'ci', '--no-audit', '--no-fund');
  if (process.argv.includes('--reset')) rmSync('.data', { recursive: true, force: true });
}
