import { readdirSync } from 'node:fs';
import { admin } from '../support/accounts';
import { go, open, visit } from '../support/console';
import { expect, test } from '../support/test';
import { hostNamed } from '../support/ports';

/** The part of the build that draws every tree. */
const TREE = /\/assets\/ResourceTree-[\w-]+\.js$/;

test('the part of the build these faults are about has its name', () => {
  expect(readdirSync('dist/client/assets').filter((name) => TREE.test(`/assets/${name}`))).toHaveLength(1);
});

test('fault 92: a page that breaks leaves the menu alive and says nothing technical', async ({ page }) => {
  await page.route(TREE, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Broken() { throw new Error("secret stack"); }',
    }),
  );
  await open(page, '/platform/organization', admin);
  await expect(page.getByRole('alert').filter({ hasText: 'This page could not be shown' })).toBeVisible();
  await expect(page.getByText('secret stack')).toHaveCount(0);
  await page.getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

for (const [name, reply] of [
  ['is missing', { status: 404, body: 'Not found' }],
  ['is HTML', { status: 200, contentType: 'text/html', body: '<!doctype html><p>console</p>' }],
] as const) {
  test(`fault 113, 114: a part of the build that ${name} reloads once and then says so`, async ({ page }) => {
    let documents = 0;
    let parts = 0;
    await visit(page, '/platform/user', admin, 'Users');
    await page.route(TREE, (route) => {
      parts += 1;
      return route.fulfill(reply);
    });
    page.on('request', (request) => (documents += request.resourceType() === 'document' ? 1 : 0));
    await page.getByRole('link', { name: 'Organizations' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Part of the console could not be loaded' })).toBeVisible();
    expect(documents).toBe(1);
    expect(parts).toBeLessThan(6);
    await page.unroute(TREE);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('treegrid')).toBeVisible();
  });
}

test('fault 115: the page is never kept, its parts for ever, and what is missing is missing', async ({ request }) => {
  const index = await request.get('/platform/user');
  expect(index.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  const [part = ''] = /\/assets\/[\w-]+\.js/.exec(await index.text()) ?? [];
  expect((await request.get(part)).headers()['cache-control']).toContain('immutable');
  expect((await request.get('/assets/gone-1.js')).status()).toBe(404);
});

test('fault 116: a service worker of an older product is dropped', async ({ page }) => {
  await page.addInitScript(() => {
    const registration = { unregister: async () => Reflect.set(window, 'dropped', true) };
    Object.defineProperty(navigator.serviceWorker, 'getRegistrations', { value: async () => [registration] });
  });
  await page.goto('/login');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'dropped'))).toBe(true);
});

// covers FS-003, FS-008, FR-016, FR-017, FR-025, FR-055, HS-039
test('fault 117: a deep link survives a reload, an unknown path is no white page, another host has the default brand', async ({
  page,
}) => {
  await visit(page, '/platform/role', admin, 'Roles');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Something went wrong: page not found' })).toBeVisible();
  await go(page, '/error');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.goto(`${hostNamed('other.localhost')}/login`);
  await expect(page).toHaveTitle('HEMS Partner Portal');
  await expect(page.getByLabel('E-mail')).toBeVisible();
});
