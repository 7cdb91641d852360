/* Finds a Chromium for the end-to-end tests, or installs Debian's with a font for Chinese. Plain Node. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without its windows: what tests need, a third quicker. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const CANDIDATES = [
  process.env.CHROMIUM,
  HEADLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const find = () => CANDIDATES.find((path) => path && existsSync(path));
const run = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0;
const install = (...packages) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);

/** Path of a Chromium that starts; throws with what to do when there is none. */
export function ensureBrowser() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!process.env.CHROMIUM && !existsSync(HEADLESS) && mayInstall) {
    console.log('Installing chromium-headless-shell and a CJK font…');
    run('apt-get', ['update', '-qq']);
    if (!install('chromium-headless-shell', 'fonts-noto-cjk') && !find()) install('chromium', 'fonts-noto-cjk');
  }
  const found = find();
  if (!found) throw new Error('No Chromium found. Install one, or set CHROMIUM to the path of its executable.');
  return found;
}
