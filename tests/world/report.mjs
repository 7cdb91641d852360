/*
 * node tests/world/report.mjs <folder of the built server>
 * What somebody waits for who asks a server that has just begun for the figures of all its sites over a year, and what
 * somebody else waits for meanwhile; as JSON {report, cheap}, in ms. A process of its own: nothing is compiled yet.
 */
import { constants, publicEncrypt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const AUTH = '/api/vpp/account/v3/web/auth';
const REPORT = '/api/vpp/iemscloud/statistics/web/benefit/city/list';
/** Between two calls of the other one, ms. */
const APART = 5;

async function timed(work) {
  const begun = performance.now();
  return [await work(), performance.now() - begun];
}

const callsOf =
  (backend) =>
  async (method, path, params, token = '') => {
    const response = await backend.fetch(
      new Request(`http://backend.test${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        ...(params && { body: JSON.stringify(params) }),
      }),
    );
    const { data, code, msg } = await response.json();
    if (!data) throw new Error(`${path}: ${code} ${msg}`);
    return data;
  };

async function tokenOf(call) {
  const [{ sessionId }, { pubKey }, { random }] = await Promise.all(
    ['captcha', 'pubKey', 'random'].map((name) => call('GET', `${AUTH}/${name}`)),
  );
  const key = pubKey.includes('BEGIN') ? pubKey : `-----BEGIN PUBLIC KEY-----\n${pubKey}\n-----END PUBLIC KEY-----`;
  const text = Buffer.from(JSON.stringify({ pwd: 'Energy123', random }));
  const pwd = publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, text).toString('base64');
  const account = { account: 'platform_admin', captcha: '1234', sessionId, pwd };
  return (await call('POST', `${AUTH}/login`, account)).accessToken;
}

/** The twelve months until this one. */
function lastYear() {
  const now = new Date();
  const month = (ago) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago)).toISOString().slice(0, 7);
  return { dateType: 'month', beginDate: month(11), endDate: month(0) };
}

const [, , built] = process.argv;
const { nodeBackend, worldAhead } = await import(pathToFileURL(join(built, 'server.js')).href);
const folder = mkdtempSync(join(tmpdir(), 'console-world-'));
const backend = nodeBackend({
  file: join(folder, 'console.db'),
  captcha: '1234',
  faults: true, // no call is told to come again
  sumAhead: (sites, now) => worldAhead(pathToFileURL(join(built, 'worldAheadWorker.js')), sites, now),
});
const call = callsOf(backend);
const token = await tokenOf(call);
const waits = [];
let over = false;
const asking = (async () => {
  while (!over) {
    waits.push((await timed(() => call('GET', `${AUTH}/captcha`)))[1]);
    await sleep(APART);
  }
})();
const [, report] = await timed(() => call('POST', REPORT, lastYear(), token));
over = true;
await asking;
backend.close();
rmSync(folder, { recursive: true, force: true });
process.stdout.write(JSON.stringify({ report, cheap: Math.max(...waits) }));
process.exit();
