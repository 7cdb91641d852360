/* Finds a Chromium for the end-to-end tests, or installs Debian's with a font for Chinese. Plain Node. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CANDIDATES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const find = () => CANDIDATES.find((path) => path && existsSync(path));
const run = (command, args) => spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;

/** Path of a Chromium that starts; throws with what to do when there is none. */
export function ensureBrowser() {
  const found = find();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('No browser found: installing chromium and a CJK font…');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']);
  }
  const installed = find();
  if (!installed) throw new Error('No Chromium found. Install one, or set CHROMIUM to the path of its executable.');
  return installed;
}
