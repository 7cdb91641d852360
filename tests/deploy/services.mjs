/*
 * nginx before a cloud and two services with servers of their own, each of which tells what it was sent. Plain Node.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from './checks.mjs';
import { serveEcho } from './cloudByName.mjs';
import { end, folderFor, startNginx } from './serve.mjs';

const SESSION = { authorization: 'Bearer of-the-session', cookie: 'a=1', origin: 'http://here', 'x-more': 'yes' };

/** Adds its checks to those of `check`. */
export async function checkServices(root, check) {
  const [cloud, shop, bills] = [await serveEcho(), await serveEcho(), await serveEcho()];
  const folder = folderFor('console-services-');
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/index.html'), '<!doctype html>');
  const env = {
    API_UPSTREAM: `127.0.0.1:${cloud.port}`,
    SERVICES: `/shop=http://127.0.0.1:${shop.port} /bills/v2=127.0.0.1:${bills.port}/api/`,
    API_AUTHORIZATION: 'Bearer of-the-service',
  };
  const { nginx, url } = await startNginx(root, folder, env);
  const asked = async (path) => (await fetch(url + path, { headers: SESSION })).json();
  try {
    await check(
      'calls of a service go to its own server, the path of its address in the place of its prefix',
      async () => {
        const found = {
          '/api/vpp/shop/sites/a%2Fb?q=1%202': '/sites/a%2Fb?q=1%202',
          '/api/vpp/bills/v2/open': '/api/open',
          '/api/vpp/shop': '/',
          '/api/vpp/shopping/list': '/api/vpp/shopping/list',
          '/api/vpp/account/shop/list': '/api/vpp/account/shop/list',
        };
        for (const [path, wanted] of Object.entries(found)) {
          const { address } = await asked(path);
          must(address === wanted, `${path} is asked as ${address}, not ${wanted}`);
        }
      },
    );
    await check('a service hears nothing of the session, the cloud does', async () => {
      const { headers } = await asked('/api/vpp/shop/sites');
      must(headers.authorization === 'Bearer of-the-service', `It hears ${headers.authorization}.`);
      must(!headers.cookie && !headers.origin && headers['x-more'] === 'yes', JSON.stringify(headers));
      must(
        (await asked('/api/vpp/account/x')).headers.authorization === SESSION.authorization,
        'The cloud hears none.',
      );
    });
    await check('its answers have the headers that all have', async () => {
      const { headers } = await fetch(`${url}/api/vpp/shop/sites`);
      for (const name of ['content-security-policy', 'x-request-id', 'strict-transport-security'])
        must(headers.has(name), `There is no ${name}.`);
      must(headers.get('cache-control') === 'no-store', 'It may be kept.');
    });
  } finally {
    await end(nginx);
    for (const one of [cloud, shop, bills]) one.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
