/*
 * The built console as it is deployed: nginx by deploy/start.sh over a released folder, the reference backend behind
 * it. Plain Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../budget/serveBuild.mjs';

/** Puts a build where nginx serves it. */
export function release(root, from, site) {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'deploy/release.mjs'), from, site], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

/** Waits until somebody answers. */
export async function answers(url) {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer.`);
}

/** Ends a process and waits for it. */
export async function end(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Starts nginx in a folder by deploy/start.sh, which is copied there; what it says of errors goes to nginx.log. */
export async function startNginx(root, folder, env) {
  const port = await freePort();
  const log = openSync(join(folder, 'nginx.log'), 'a');
  cpSync(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true });
  const nginx = spawn(join(folder, 'deploy/start.sh'), {
    env: {
      ...process.env,
      PORT: String(port),
      SITE: join(folder, 'site'),
      RUN: join(folder, 'run'),
      LOG: join(folder, 'access.log'),
      ...env,
    },
    stdio: ['ignore', log, log],
  });
  const url = `http://localhost:${port}`;
  await answers(`${url}/healthz`);
  return { nginx, url, port };
}

/** A folder that nginx may read: started by root, it reads as somebody else. */
export function folderFor(name) {
  const folder = mkdtempSync(join(tmpdir(), name));
  chmodSync(folder, 0o755);
  return folder;
}

/** Resolves {url, port, site, folder, stopBackend, stop}. */
export async function serveDeployed(root, build) {
  const folder = folderFor('console-deploy-');
  const site = join(folder, 'site');
  release(root, build, site);
  const apiPort = await freePort();
  const backend = spawn(process.execPath, ['dist/server/server.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(apiPort),
      HOST: '127.0.0.1',
      DATA_FILE: join(folder, 'console.db'),
      CAPTCHA_FIXED: '1234',
      API_TARGET: '',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await answers(`http://127.0.0.1:${apiPort}/`);
  const { nginx, url, port } = await startNginx(root, folder, { API_UPSTREAM: `127.0.0.1:${apiPort}` });
  return {
    url,
    port,
    site,
    folder,
    stopBackend: () => end(backend),
    stop: async () => {
      await end(nginx);
      await end(backend);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
