import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, rmSync } from 'node:fs';

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

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether what is installed is not what the lock file says; by content, since a clone's files are all new. Optional
 * packages are of other machines.
 */
function isStale(installed) {
  if (!existsSync(installed)) return true;
  const there = packagesOf(installed);
  return Object.entries(packagesOf('package-lock.json')).some(
    ([path, { version, optional }]) => path !== '' && (there[path] ? there[path].version !== version : !optional),
  );
}

/**
 * Checks Node, installs packages that are missing or not those of the lock file, and clears data when asked by --reset.
 */
export function prepare() {
  checkNode();
  // Packages of another folder are that folder's business: npm would empty it.
  const shared = lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  if (!shared && isStale('node_modules/.package-lock.json')) {
    console.log('  Installing packages…');
    run('npm', 'ci', '--no-audit', '--no-fund');
  }
  if (process.argv.includes('--reset')) rmSync('.data', { recursive: true, force: true });
}
