/*
 * npm run test:demo             builds the demonstration, serves it below a path as a host of static files does, and
 *                               goes through it
 * npm run test:demo -- --built  takes what is in dist/demo-test
 * Ends with 'N passed, N failed'.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checks, must } from './checks.mjs';
import { launch } from '../budget/launch.mjs';
import { staticHost } from './staticHost.mjs';
import { walkThrough } from './walk.mjs';

const BASE = '/energy/console/';
const root = fileURLToPath(new URL('../..', import.meta.url));
const { check, end } = checks({
  onFailure: (count) =>
    page.screenshot({ path: join(root, 'test-results', `demo-${count}.png`) }).catch(() => undefined),
});

if (!process.argv.includes('--built')) {
  const { status } = spawnSync(process.execPath, ['mocks/demo/build.mjs', '--base', BASE, '--out', 'dist/demo-test'], {
    cwd: root,
    stdio: 'inherit',
  });
  must(status === 0, 'The build failed.');
}
const host = await staticHost(join(root, 'dist/demo-test'), BASE);
const browser = await launch();
const context = await browser.newContext({
  baseURL: host.url + BASE,
  viewport: { width: 1280, height: 800 },
  locale: 'en-GB',
});
context.setDefaultTimeout(Number(process.env.WAIT ?? 60_000));
const page = await context.newPage();
const wrong = [];
page.on('pageerror', (error) => wrong.push(error.message));
const firstRow = () => page.locator('main tbody tr').first();
const at = (path) => must(new URL(page.url()).pathname === BASE + path, `The page is ${page.url()}.`);

try {
  await check('it starts by itself and says what it is', async () => {
    await page.goto('./');
    await page.locator('html:not([data-first]) [name=account]').waitFor();
    await page.getByText('everything stays in this browser').waitFor();
  });

  await check('the packages it is built of are named, with those of the backend', async () => {
    const text = await (await context.request.get(`${host.url}${BASE}THIRD-PARTY-NOTICES.txt`)).text();
    for (const name of ['react', 'echarts', 'hono', 'msw']) must(text.includes(`\n${name} `), `${name} is not named.`);
  });

  await check('a person signs in by what the notice says', async () => {
    for (const [name, value] of [
      ['account', 'platform_admin'],
      ['password', 'Energy123'],
      ['captcha', '1234'],
    ])
      await page.locator(`[name=${name}]`).fill(value);
    await page.locator('[type=submit]').click();
    await page.getByRole('banner').waitFor();
    await firstRow().waitFor();
  });

  await check('the tour leads from page to page, in both languages', async () => {
    await page.getByRole('button', { name: 'Demonstration' }).click();
    await page.getByRole('button', { name: 'Tour of five minutes' }).click();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('heading', { name: 'A list comes from one schema file' }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
    at('platform/user');
    await page.evaluate(() => {
      document.documentElement.lang = 'zh-CN';
    });
    await page.getByRole('heading', { name: '一个列表就是一个模式文件' }).waitFor();
    await page.evaluate(() => {
      document.documentElement.lang = 'en';
    });
    await page.getByRole('button', { name: 'End the tour' }).click();
    await page.getByRole('button', { name: 'Hide' }).click();
  });

  await check('what is changed stays when the page is loaded anew, at a deep link of the host', async () => {
    await page.goto('./platform/role/create');
    await page.locator('main form input').first().fill('Night shift');
    await page.getByRole('button', { name: 'Select all' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('region', { name: 'Messages' }).getByText('Saved').waitFor();
    await page.goto('./platform/role');
    await page.getByRole('row').filter({ hasText: 'Night shift' }).waitFor();
    at('platform/role');
  });

  await check('links lead below the path', async () => {
    const hrefs = await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    must(hrefs.length > 0 && hrefs.every((href) => href?.startsWith(BASE)), `Links lead to ${hrefs.join(', ')}.`);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Users' }).click();
    await firstRow().waitFor();
    at('platform/user');
  });

  await check('an address with its filter is the same after a reload, and what it finds is exported', async () => {
    const filter = encodeURIComponent(JSON.stringify({ name: 'Night shift' }));
    await page.goto(`./platform/role?filter=${filter}`);
    for (const again of [true, false]) {
      await page.getByRole('row').filter({ hasText: 'Night shift' }).waitFor();
      must((await page.locator('main tbody tr').count()) === 1, 'The filter of the address does not hold.');
      at('platform/role');
      if (again) await page.reload();
    }
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
    const text = readFileSync(await (await file).path(), 'utf8');
    must(text.includes('Night shift') && text.trim().split('\n').length === 2, `The file is ${text}`);
  });

  await check('a document of the visitor becomes pages in the playground', async () => {
    await page.goto('./playground/schema');
    await page.locator('main input[type=file]').setInputFiles(join(root, 'tests/fixtures/openapi/depot.json'));
    const list = page.getByRole('region', { name: 'List' });
    await list.locator('tbody tr').nth(9).waitFor();
    await page.getByRole('region', { name: 'Detail' }).locator('dl, dt, h1').first().waitFor();
    await page.getByRole('region', { name: 'New record' }).locator('form').waitFor();
    await page.screenshot({ path: join(root, 'test-results/demo-document.png'), fullPage: true });
    must(wrong.length === 0, wrong.join('\n'));
  });

  await check('it passes the same walk as the console of `npm start`', () => walkThrough(root, host.url + BASE));

  await check('it begins anew when it is told to', async () => {
    await page.getByRole('button', { name: 'Demonstration' }).click();
    await page.getByRole('button', { name: 'Begin anew' }).click();
    await page.getByText('Forget everything that was changed').waitFor();
    await page.getByRole('button', { name: 'Begin anew' }).click();
    await page.locator('html:not([data-first]) [name=account]').waitFor();
    at('login');
    must(wrong.length === 0, wrong.join('\n'));
  });
} finally {
  await browser.close();
  host.stop();
}
end();
