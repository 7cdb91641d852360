/* Finds nginx for the tests of what is deployed, or installs Debian's. Plain Node. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const BIN = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether it hands out what was packed with brotli. */
export const hasBrotli = () => existsSync(BROTLI);

/** Whoever cannot reach the packages is told so and does not wait for them, ms. */
const LONGEST = 120_000;

/** Path of an nginx that starts; undefined when there is none and none can be installed. */
export function ensureNginx() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall && !(existsSync(BIN) && existsSync(BROTLI))) {
    console.log('Installing nginx-light and its module for brotli…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args) =>
      spawnSync('apt-get', ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env,
        timeout: LONGEST,
      });
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'nginx-light', 'libnginx-mod-http-brotli-static');
  }
  return existsSync(BIN) ? BIN : undefined;
}
