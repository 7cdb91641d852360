/*
 * npm run test:deploy                 builds, serves with nginx as deploy/ says, and uses it as people and browsers do
 * npm run test:deploy -- --built      takes what `npm run build:deploy` left; `--seconds 5` holds the visitors for less
 *                                     than a minute
 * npm run test:deploy -- --quick      takes what `npm run build` left, with fewer visitors: part of `npm test`
 * Where there is no nginx and none can be installed it says so, and fails. Ends with 'N passed, N failed'.
 */
import { createHash, randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runInNewContext } from 'node:vm';
import { checks, must } from './checks.mjs';
import { launch } from '../budget/launch.mjs';
import { checkCloudByName } from './cloudByName.mjs';
import { ensureNginx, hasBrotli } from './ensureNginx.mjs';
import { otherBuild } from './otherBuild.mjs';
import { release, serveDeployed } from './serve.mjs';
import { checkServices } from './services.mjs';
import { checkStops } from './stops.mjs';
import { hold } from './visitors.mjs';
import { walkThrough } from './walk.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    built: { type: 'boolean' },
    quick: { type: 'boolean' },
    seconds: { type: 'string', default: '60' },
    visitors: { type: 'string', default: '1000' },
  },
});
const API = '/api/vpp/account/v3/web';
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': /camera=\(\)/,
  'strict-transport-security': /max-age=31536000/,
  'content-security-policy': /default-src 'none'; script-src 'self'/,
};
/** Packages that are in every build, some of them only in what runs beside the page or is loaded late. */
const NAMED = [
  'react',
  'react-dom',
  'react-router',
  'ra-core',
  '@mui/material',
  '@emotion/react',
  'echarts',
  'zrender',
  'hls.js',
  'jsencrypt',
  'jspdf',
  '@e965/xlsx',
];
const { check, end } = checks();

const fits = (wanted, given) => (wanted instanceof RegExp ? wanted.test(given ?? '') : wanted === given);

function headersOf(answer, more = {}) {
  for (const [name, wanted] of Object.entries({ ...HEADERS, ...more }))
    must(
      fits(wanted, answer.headers.get(name)),
      `${name} of ${answer.url} is ${answer.headers.get(name)}, not ${wanted}`,
    );
}

/** The answer to what no client sends: what is before its body. */
const answerTo = (text) =>
  new Promise((resolve, reject) => {
    const socket = connect(served.port, 'localhost', () => socket.write(text));
    let answer = '';
    socket.on('data', (bytes) => (answer += bytes));
    socket.on('end', () => resolve(answer.split('\r\n\r\n')[0].toLowerCase()));
    socket.on('error', reject);
  });

/** As if this many days had gone by since the site was written. */
function ageSite(days) {
  const then = Date.now() / 1000 - days * 86_400;
  for (const name of readdirSync(join(site, 'assets'))) utimesSync(join(site, 'assets', name), then, then);
}

/** Does something while the site has no page. */
async function withoutPage(work) {
  const away = readdirSync(site).filter((name) => name.startsWith('index.html'));
  for (const name of away) renameSync(join(site, name), join(site, `.${name}`));
  try {
    await work();
  } finally {
    for (const name of away) renameSync(join(site, `.${name}`), join(site, name));
  }
}

if (!ensureNginx()) {
  console.log(
    'not run: there is no nginx, and it cannot be installed here: apt-get install nginx-light libnginx-mod-http-brotli-static\n0 passed, 1 failed',
  );
  process.exit(1);
}
if (values.quick) {
  Object.assign(values, { seconds: '5', visitors: '200' });
  must(
    spawnSync(process.execPath, ['deploy/pack.mjs'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, BROTLI: '5' },
    }).status === 0,
    'The build cannot be packed.',
  );
} else if (!values.built)
  must(
    spawnSync('npm', ['run', '--silent', 'build:deploy'], { cwd: root, stdio: 'inherit' }).status === 0,
    'The build failed.',
  );
const build = join(root, 'dist/site');
must(existsSync(join(build, 'index.html')), 'There is no dist/site: npm run build:deploy makes it.');
const served = await serveDeployed(root, build);
const browser = await launch();
const { url, site } = served;
const get = (path, init) => fetch(url + path, init);
const script = /type="module"[^>]*src="([^"]+)"/.exec(readFileSync(join(build, 'index.html'), 'utf8'))?.[1] ?? '';

try {
  await check('pages, parts, files, calls and what is missing have every header', async () => {
    const pages = ['/', '/index.html', '/platform/user', '/platform/user/1/show?tab=2'];
    const good = async (path) => {
      const answer = await get(path);
      must(answer.status === 200, `${path} answers ${answer.status}`);
      return answer;
    };
    for (const path of pages)
      headersOf(await good(path), { 'cache-control': 'no-store', 'content-type': /^text\/html/ });
    headersOf(await good(script), {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': /javascript/,
    });
    headersOf(await good('/brands.json'), { 'cache-control': 'no-store', 'content-type': /json/ });
    headersOf(await good('/brands/blue/logo.svg'), { 'cache-control': 'no-cache', 'content-type': /svg/ });
    headersOf(await good(`${API}/auth/pubKey`), {
      'cache-control': 'no-store',
      'content-type': /json/,
      'x-request-id': /^[0-9a-f]{32}$/,
    });
    const missing = [
      '/assets/none-12345678.js',
      '/none.js',
      '/.git/config',
      '/.env',
      `${script}.map`,
      `${script}.br`,
      '/package-lock.json',
    ];
    for (const path of missing) {
      const answer = await get(path);
      must(answer.status === 404, `${path} answers ${answer.status}`);
      headersOf(answer);
      must(!/immutable/.test(answer.headers.get('cache-control') ?? ''), `${path} is missing for a year`);
    }
    must((await get('/platform/user', { method: 'POST' })).status === 405, 'A page takes a POST.');
    must(!/\d/.test((await get('/')).headers.get('server') ?? ''), 'nginx tells its version.');
  });

  await check('what nginx refuses before it looks at the address has every header, too', async () => {
    const odd = {
      400: ['GET /%00 HTTP/1.1', 'GET /../../etc HTTP/1.1', `GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}`],
      414: [`GET /${'x'.repeat(40_000)} HTTP/1.1`],
    };
    for (const [status, texts] of Object.entries(odd))
      for (const text of texts) {
        const answer = await answerTo(`${text}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
        must(answer.startsWith(`http/1.1 ${status}`), `${text.slice(0, 30)} answers ${answer.slice(0, 20)}`);
        for (const name of Object.keys(HEADERS))
          must(answer.includes(`\r\n${name}: `), `${text.slice(0, 30)} is refused without ${name}`);
      }
  });

  await check('without a page it says that it is not ready', async () => {
    must((await get('/healthz')).status === 200, 'It is not ready with a page.');
    await withoutPage(async () => must((await get('/healthz')).status === 503, 'It is ready without a page.'));
  });

  await check('the packages it is built of are named, with their licences', async () => {
    const answer = await get('/THIRD-PARTY-NOTICES.txt');
    headersOf(answer, { 'content-type': 'text/plain; charset=utf-8' });
    const text = await answer.text();
    for (const name of NAMED) must(text.includes(`\n${name} `), `${name} is not named.`);
    must(text.includes('Apache ECharts') && text.includes('Permission is hereby granted'), 'There are no licences.');
    return /\d+ packages/.exec(text)?.[0];
  });

  await check('nothing of the demonstration is in it', async () => {
    must(!existsSync(join(site, 'demo')), 'There is a folder of the demonstration.');
  });

  await check('parts come packed as they were when they were built', async () => {
    const sizes = readdirSync(join(build, 'assets'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => [statSync(join(build, 'assets', name)).size, name]);
    const [, largest] = sizes.sort(([one], [other]) => other - one)[0];
    const bytes = async (coding) => {
      const answer = await get(`/assets/${largest}`, { headers: { 'accept-encoding': coding } });
      const size = Number(answer.headers.get('content-length'));
      await answer.arrayBuffer();
      return [answer.headers.get('content-encoding'), size];
    };
    const [[br, small], [gz, middle], [none, large]] = [
      await bytes('br, gzip'),
      await bytes('gzip'),
      await bytes('identity'),
    ];
    must(br === (hasBrotli() ? 'br' : 'gzip') && gz === 'gzip' && none === null, `br ${br}, gzip ${gz}, ${none}`);
    must((small < middle || !hasBrotli()) && middle < large / 2, `${small}, ${middle}, ${large} bytes`);
    return `${large} bytes, gzip ${middle}, brotli ${small}`;
  });

  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const wrong = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on(
    'console',
    (message) =>
      message.type() === 'error' && /Content Security Policy/.test(message.text()) && wrong.push(message.text()),
  );

  await check('a person signs in, sees a list, loads a deep link anew', async () => {
    await page.goto('/platform/user');
    for (const [name, value] of [
      ['account', 'admin@demo.energy'],
      ['password', 'Energy123'],
      ['captcha', '1234'],
    ])
      await page.locator(`[name=${name}]`).fill(value);
    await page.locator('[type=submit]').click();
    await page.locator('main tbody tr').first().waitFor();
    must(new URL(page.url()).pathname === '/platform/user', `The sign-in leads to ${page.url()}.`);
    await page.goto('/platform/role');
    await page.locator('main tbody tr').first().waitFor();
    await page.reload();
    await page.locator('main tbody tr').first().waitFor();
    must(wrong.length === 0, wrong.join('\n'));
  });

  const session = await page.evaluate(() => JSON.parse(localStorage.getItem('console.session') ?? '{}'));
  const authorization = `Bearer ${session.accessToken}`;

  await check('a file of 30 MB goes up and comes back as it was', async () => {
    const bytes = randomBytes(30 * 1024 * 1024);
    const form = new FormData();
    form.append('file', new Blob([bytes]), 'firmware 固件.bin');
    const sent = await (
      await get(`${API}/file/upload`, { method: 'POST', headers: { authorization }, body: form })
    ).json();
    must(sent.code === '0000', `the upload is refused: ${sent.code} ${sent.msg}`);
    const answer = await get(sent.data.url);
    const back = Buffer.from(await answer.arrayBuffer());
    const sum = (content) => createHash('sha256').update(content).digest('hex');
    must(sum(back) === sum(bytes), 'another file came back.');
    headersOf(answer, { 'cache-control': 'no-store', 'content-disposition': /attachment/ });
  });

  await check('what is larger than nginx takes is refused before it is read', async () => {
    const answer = await get(`${API}/file/upload`, {
      method: 'POST',
      headers: { authorization },
      body: new Blob([new Uint8Array(111 * 1024 * 1024)]),
    }).catch(() => ({ status: 413 }));
    must(answer.status === 413, `HTTP ${answer.status}`);
  });

  await check('a list is saved as a file', async () => {
    await page.goto('/platform/user');
    await page.locator('main tbody tr').first().waitFor();
    const waiting = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^Export/ })
      .first()
      .click();
    const item = page.getByRole('menuitem').first();
    await Promise.race([waiting, item.click({ timeout: 5000 }).catch(() => undefined)]);
    const download = await waiting;
    must(readFileSync(await download.path()).length > 100, 'The file is empty.');
    return download.suggestedFilename();
  });

  await check('it passes the same walk as the console of `npm start`', () => walkThrough(root, url));

  await check('brands are those of brands.json at this moment, before anything of the console is there', async () => {
    const script = async () => (await get('/first.js')).text();
    const answer = await get('/first.js');
    headersOf(answer, { 'cache-control': 'no-store', 'content-type': /javascript/ });
    const file = join(site, 'brands.json');
    const before = readFileSync(file, 'utf8');
    const first = async () => {
      let given;
      runInNewContext(`${(await script()).replace(/^[^]*\nfirst\(\n/, 'take(')}`, {
        take: (found) => (given = found.brands[0].title),
      });
      return given;
    };
    try {
      const title = await first();
      writeFileSync(file, before.replaceAll(title, 'Another title'));
      must((await first()) === 'Another title', `The title is ${await first()}.`);
    } finally {
      writeFileSync(file, before);
    }
  });

  await check('a page that was opened before an upgrade goes on, with what was typed', async () => {
    await page.goto('/platform/role/create');
    await page.locator('main form input').first().fill('Typed before');
    ageSite(40);
    release(root, otherBuild(build, join(served.folder, 'next')), site);
    const visitor = await (await get('/')).text();
    must(!visitor.includes(script), 'A new visitor gets the build before.');
    const parts = readdirSync(join(build, 'assets')).filter((name) => name.endsWith('.js'));
    const gone = (
      await Promise.all(
        parts.map(async (name) => ((await get(`/assets/${name}`, { method: 'HEAD' })).status === 200 ? [] : [name])),
      )
    ).flat();
    must(gone.length === 0, `${gone.length} parts of the build before are gone.`);
    const tabs = await hold(url, {
      visitors: 200,
      seconds: 6,
      paths: { page: ['/brands.json'], calls: parts.map((name) => `/assets/${name}`) },
    });
    must(tabs.failed.length === 0, `200 tabs of the build before got ${JSON.stringify(tabs.failed)}.`);
    await page.evaluate(() => {
      history.pushState(null, '', '/homeManagement/home');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.locator('main tbody tr, main li article').first().waitFor();
    await page.evaluate(() => history.back());
    await page.locator('main form').waitFor();
    must((await page.locator('main form input').first().inputValue()) === 'Typed before', 'What was typed is gone.');
    must(wrong.length === 0, wrong.join('\n'));
    await page.reload();
    await page.locator('main form').waitFor();
    must(
      await page.evaluate(() => [...document.scripts].some(({ src }) => /b\.js$/.test(src))),
      'After a reload it is still the build before.',
    );
    return `${parts.length} parts of the build before are there, for 200 tabs at once`;
  });

  await check(`${values.visitors} visitors at once for ${values.seconds} s`, async () => {
    const html = await (await get('/')).text();
    const parts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
    const paths = {
      page: ['/', ...parts, '/brands.json'],
      calls: ['/healthz', '/index.html', `${API}/auth/pubKey`, '/brands.json', parts[0]],
    };
    const {
      answers,
      failed: bad,
      half,
      most,
      nearlyAll,
    } = await hold(url, { visitors: Number(values.visitors), seconds: Number(values.seconds), paths });
    must(
      bad.length === 0,
      `of ${answers} answers were none or no success: ${bad.map(([what, times]) => `${what} ${times} times`).join(', ')}`,
    );
    must(most < 10_000, `one in twenty of ${answers} answers took longer than ${most} ms`);
    return `${answers} answers, half of them within ${half} ms, 95 % ${most} ms, 99 % ${nearlyAll} ms`;
  });

  await check('with the cloud away the page is there and says so', async () => {
    await served.stopBackend();
    const answer = await get(`${API}/auth/pubKey`);
    must(answer.status === 502, `HTTP ${answer.status}`);
    headersOf(answer, { 'cache-control': 'no-store' });
    const visitor = await browser.newPage({ baseURL: url });
    await visitor.goto('/login');
    await visitor.locator('[name=account]').waitFor();
    await visitor.close();
  });

  await check(
    'no log has a query, where names and tokens of a single sign-on stand, also where something fails',
    async () => {
      const secret = 'secret-token';
      const paths = [
        `/login?iemsToken=${secret}`,
        `${API}/auth/pubKey?name=${secret}`,
        `/assets/none.js?${secret}`,
        `${API}/a"b?c="d ${secret}`,
      ];
      const askAll = async () => {
        for (const path of paths) await get(path, { headers: { referer: `${url}/login?iemsToken=${secret}` } });
        await answerTo(`GET /login?a="b ${secret} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      };
      await askAll();
      await withoutPage(askAll);
      const read = (name) => readFileSync(join(served.folder, name), 'utf8');
      const [calls, errors] = [read('access.log'), read('nginx.log')];
      must(
        calls.includes('/login') && !calls.includes('?') && !calls.includes(secret),
        'The log of calls tells queries.',
      );
      must(errors.includes('connect() failed') && errors.includes('pubKey'), 'Errors are not told.');
      must(!errors.includes(secret), 'The log of errors tells queries.');
    },
  );
} finally {
  await browser.close();
  await served.stop();
}
await checkCloudByName(root, check);
await checkServices(root, check);
await checkStops(check, root);
end();
