/* Serves a built console with its reference backend on a free port, with an empty database. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A port nobody listens at. */
export async function freePort() {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts `dist/server/server.js` of a project folder; resolves {url, stop}. With `still` its clock stands, and is set
 * by `setTime(epochMs)`. With `backend` calls go to that address, with `client` another folder of files is served.
 */
export async function serveBuild(root, { still = false, backend = '', client } = {}) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'console-budget-'));
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_FILE: join(folder, 'console.db'),
    CAPTCHA_FIXED: '1234',
    API_TARGET: backend,
    FAULTS: '',
    ...(client && { CLIENT_DIR: client }),
  };
  const [first, channel] = still
    ? [['--import', new URL('../time/movedByParent.mjs', import.meta.url).href], ['ipc']]
    : [[], []];
  const server = spawn(process.execPath, [...first, 'dist/server/server.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit', ...channel],
  });
  const ended = once(server, 'exit');
  const ready = new Promise((resolve) =>
    server.stdout.on('data', (text) => String(text).includes('http://') && resolve(true)),
  );
  if ((await Promise.race([ready, ended])) !== true)
    throw new Error('The server did not start: build the console first.');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const setTime = async (moment) => {
    const taken = once(server, 'message');
    server.send(moment);
    await taken;
  };
  return { url: `http://localhost:${port}`, stop, ...(still && { setTime }) };
}
