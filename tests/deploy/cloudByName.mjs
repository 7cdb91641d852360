/*
 * nginx before a cloud that has a name: the name is asked of a server of names that is started here, and the cloud
 * tells what it was sent. Plain Node.
 */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from './checks.mjs';
import { end, folderFor, startNginx } from './serve.mjs';

const NAME = 'cloud.example';
const SIGN_IN = '/api/vpp/account/v3/web/auth/login';

/** A server of names that knows `NAME` as soon as it is told, by addresses of this machine only. */
async function serveNames() {
  const socket = createSocket('udp4');
  const known = { address: undefined };
  socket.on('message', (question, { port, address }) => {
    const ends = question.indexOf(0, 12) + 5;
    const isOfFour = question.readUInt16BE(ends - 4) === 1;
    const found =
      isOfFour && known.address
        ? Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...known.address.split('.').map(Number)])
        : Buffer.alloc(0);
    const head = Buffer.from([
      question[0],
      question[1],
      0x81,
      found.length > 0 || known.address ? 0x80 : 0x83,
      0,
      1,
      0,
      found.length > 0 ? 1 : 0,
      0,
      0,
      0,
      0,
    ]);
    socket.send(Buffer.concat([head, question.subarray(12, ends), found]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { known, port: socket.address().port, stop: () => socket.close() };
}

/** A cloud that answers with what it was sent, once the whole body is there. */
export async function serveEcho() {
  const answerWhole = async (asked, answer) => {
    let bytes = 0;
    for await (const chunk of asked) bytes += chunk.length;
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify({ address: asked.url, headers: asked.headers, bytes }));
  };
  const server = createServer((asked, answer) => void answerWhole(asked, answer));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: server.address().port, stop: () => server.close() };
}

/** Adds its checks to those of `check`. */
export async function checkCloudByName(root, check) {
  const [names, cloud] = [await serveNames(), await serveEcho()];
  const folder = folderFor('console-name-');
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/index.html'), '<!doctype html>');
  const env = { API_UPSTREAM: `${NAME}:${cloud.port}`, RESOLVER: `127.0.0.1:${names.port}`, SIGN_INS: '5' };
  const { nginx, url } = await startNginx(root, folder, env);
  const get = (path, init) => fetch(url + path, init);
  try {
    await check('nginx starts before its cloud has an address, and finds it afterwards', async () => {
      must((await get('/api/one')).status === 502, 'It answers without a cloud.');
      names.known.address = '127.0.0.1';
      const found = await get('/api/two');
      must(found.status === 200, `HTTP ${found.status}`);
    });
    await check('the cloud hears who really calls', async () => {
      const { headers } = await (
        await get('/api/three', {
          headers: { 'x-forwarded-for': '6.6.6.6', 'x-real-ip': '6.6.6.6', 'x-request-id': 'mine' },
        })
      ).json();
      must(
        !JSON.stringify(headers).includes('6.6.6.6') && headers['x-request-id'] !== 'mine',
        'It hears what the caller says of itself.',
      );
    });
    await check('who tries many passwords waits, and reads on meanwhile', async () => {
      const tries = await Promise.all(Array.from({ length: 12 }, () => get(SIGN_IN, { method: 'POST', body: '{}' })));
      const refused = tries.filter(({ status }) => status === 429);
      must(tries.some(({ status }) => status === 200) && refused.length >= 4, `refused: ${refused.length} of 12`);
      must(
        refused.every(({ headers }) => Number(headers.get('retry-after')) > 0 && headers.get('x-content-type-options')),
        'It does not say how long.',
      );
      must((await get('/api/four', { method: 'POST', body: '{}' })).status === 200, 'Other calls wait, too.');
    });
    await check('a call that is under way when nginx is told to end gets its answer', async () => {
      const call = request(`${url}/api/five`, { method: 'POST', headers: { 'content-length': '8' } });
      const answered = new Promise((resolve, reject) => call.on('response', resolve).on('error', reject));
      call.write('half');
      const [socket] = await once(call, 'socket');
      if (socket.connecting) await once(socket, 'connect');
      await get('/api/six'); // by then the first is there, too
      const ended = end(nginx, 'SIGQUIT');
      call.end('half');
      must((await answered).statusCode === 200, 'It was cut.');
      await ended;
    });
  } finally {
    await end(nginx);
    names.stop();
    cloud.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
