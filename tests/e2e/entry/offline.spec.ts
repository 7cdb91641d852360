import { admin } from '../support/accounts';
import { sessionOf } from '../support/backend';
import { go, open, userMenu } from '../support/console';
import { expect, test } from '../support/test';

const manifest = 'link[rel=manifest]';

/** Until the worker is there that says it where the network is away. */
const installed = 'navigator.serviceWorker.ready.then(({ active }) => new URL(active.scriptURL).pathname)';

/** As the console does, whose policy lets its own worker through. */
const registered =
  "trustedTypes.createPolicy('default', { createScriptURL: (path) => path }); navigator.serviceWorker.register('/sw.js').then(() => true)";

test('the console can be installed, and without a network shows the last overview of who is signed in alone', async ({
  page,
  context,
}) => {
  test.slow(); // the worker waits until somebody has been here for a while
  await open(page, '/pv/report/stationPower', await sessionOf(admin)); // it is ended below
  await expect(page.locator(manifest)).toBeAttached({ timeout: 30_000 });
  const href = await page.locator(manifest).getAttribute('href');
  const answer = await page.request.get(href ?? '');
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  expect(await answer.json()).toMatchObject({ name: 'HEMS Partner Portal', display: 'standalone', start_url: '/' });
  expect(await page.evaluate(installed)).toBe('/sw.js');
  const worker = await page.request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');

  await go(page, '/overview');
  const kept = () => page.evaluate(() => localStorage.getItem('console.lastOverview'));
  await expect.poll(kept, { timeout: 30_000 }).toContain('Now and today');
  await context.setOffline(true);
  await page.goto('/platform/role');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Overview · ' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Now and today' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveText(['Try again']);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  await userMenu(page, 'Log out');
  await page.getByRole('dialog', { name: 'Log out' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await kept()).toBeNull();
  await context.setOffline(true);
  await page.goto('/overview');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
});

test('an installation that does not want it is not installed, and what there was is taken back', async ({ page }) => {
  test.slow();
  await page.goto('/brands.json');
  await page.evaluate(registered);
  await page.route('**/brands.json', async (route) => {
    const brands = (await (await route.fetch()).json()) as { readonly brands: readonly object[] };
    await route.fulfill({ json: { brands: brands.brands.map((one) => ({ ...one, install: false })) } });
  });
  await open(page, '/platform/role', admin);
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers, { timeout: 30_000 }).toBe(0);
  await expect(page.locator(manifest)).toHaveCount(0);
});
