/*
 * The reference server is told to stop: what is under way is answered, nothing new is taken, and the database is given
 * back. Plain Node.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../budget/serveBuild.mjs';
import { must } from './checks.mjs';
import { answers } from './serve.mjs';

const LOGIN = '/api/vpp/account/v3/web/auth/login';

export async function checkStops(check, root) {
  const folder = mkdtempSync(join(tmpdir(), 'console-stops-'));
  const file = join(folder, 'console.db');
  try {
    for (const signal of ['SIGTERM', 'SIGINT']) {
      await check(
        `a call that is under way when the reference server gets ${signal} is answered, and the server ends`,
        async () => {
          const port = await freePort();
          const url = `http://127.0.0.1:${port}`;
          const server = spawn(process.execPath, ['dist/server/server.js'], {
            cwd: root,
            env: {
              ...process.env,
              PORT: String(port),
              HOST: '127.0.0.1',
              DATA_FILE: file,
              CAPTCHA_FIXED: '1234',
              API_TARGET: '',
            },
            stdio: ['ignore', 'ignore', 'inherit'],
          });
          const ended = once(server, 'exit');
          await answers(`${url}/`);
          const body = JSON.stringify({ account: 'nobody', captcha: '0000', sessionId: 'x', pwd: 'x' });
          const call = request(`${url}${LOGIN}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'content-length': String(body.length) },
          });
          const answered = new Promise((resolve, reject) => call.on('response', resolve).on('error', reject));
          call.write(body.slice(0, 10));
          const [socket] = await once(call, 'socket');
          if (socket.connecting) await once(socket, 'connect');
          await fetch(`${url}/api/vpp/account/v3/web/auth/captcha`); // by then the first is there, too
          server.kill(signal);
          for (let refused = false; !refused;)
            refused = await fetch(`${url}/`).then(
              (response) => response.text().then(() => false),
              () => true,
            );
          call.end(body.slice(10));
          const response = await answered;
          must(response.statusCode === 200, `It was answered with ${response.statusCode}.`);
          response.resume();
          const [code] = await ended;
          must(code === 0, `The server ended with ${code}.`);
          must(!existsSync(`${file}.owner`), 'The database was not given back.');
        },
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
