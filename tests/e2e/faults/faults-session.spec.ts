import { admin, operator, staff, tenantAdmin } from '../support/accounts';
import { sessionOf, sharedSession } from '../support/backend';
import { fillSignIn, go, open, row, search, signIn, toast, userMenu, visit } from '../support/console';
import { call, counted, envelope, fault, fulfil, gate } from '../support/faults';
import { PORT } from '../support/ports';
import { expect, test } from '../support/test';

const SESSION = 'console.session';
const API = /\/api\//;
/** A page that asks for many things at once. */
const DASHBOARD = '/homeManagement/home/homeDetail/dashboard?id=100001';

// covers FS-002, FR-036..FR-039, FR-063, FR-065, F-005
test('faults 15, 16: the landing without a token changes nothing, with one it replaces whoever was signed in', async ({
  page,
}) => {
  const old = await sharedSession(tenantAdmin);
  await visit(page, '/platform/user', old, 'Users');
  await test.step('fault 16: without a token it calls nothing and changes nothing', async () => {
    const before = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    const calls = counted(page, API);
    await page.goto('/authentication');
    await expect(page.getByRole('heading', { name: 'Nothing to sign in with' })).toBeVisible();
    expect(calls.times).toBe(0);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe(before);
  });
  await test.step('fault 15: a single sign-on replaces who was there', async () => {
    const bearers: string[] = [];
    page.on('request', (request) => API.test(request.url()) && bearers.push(request.headers().authorization ?? ''));
    await page.goto('/authentication?token=demo-sso-token');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByRole('button', { name: /^Account of .*Wei Wang/ })).toBeVisible();
    await expect(page.getByText('Sanne de Vries')).toHaveCount(0);
    expect(bearers.filter((text) => text.includes(old.accessToken))).toEqual([]);
    expect(page.url()).not.toContain('token');
  });
});

const links = [
  '/login?iemsToken=demo-sso-token',
  '/login#iemsToken=demo-sso-token',
  '/authentication?token=demo-sso-token',
  '/authentication#token=demo-sso-token',
];

for (const link of links) {
  test(`${link} asks who is signed in already, and nothing happens before the answer`, async ({ page, context }) => {
    const exchanged = counted(page, /\/auth\/(?:convertToken|ssoLogin)/);
    await visit(page, '/platform/user', await sharedSession(tenantAdmin), 'Users');
    const other = await context.newPage();
    await other.goto('/platform/role');
    await expect(other.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
    const question = page.getByRole('heading', { name: 'Go on as the person of this link?' });

    await test.step('cancelled, the session stays and the console opens', async () => {
      await page.goto(link);
      await expect(question).toBeVisible();
      await expect(page.getByRole('main')).toContainText('You are signed in as Sanne de Vries');
      expect(page.url()).not.toContain('oken');
      await page.getByRole('button', { name: 'Cancel' }).press('Enter');
      await expect(page.getByRole('button', { name: /^Account of .*Sanne de Vries/ })).toBeVisible();
      expect(exchanged.times).toBe(0);
    });
    await test.step('gone on with, the session is replaced in all tabs', async () => {
      await page.goto(link);
      await expect(question).toBeVisible();
      await expect(other.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
      await page.getByRole('button', { name: 'Go on' }).press('Enter');
      for (const tab of [page, other])
        await expect(tab.getByRole('button', { name: /^Account of .*Wei Wang/ })).toBeVisible();
      await expect(other.getByRole('heading', { level: 1, name: 'Roles' })).toHaveCount(0);
      expect(exchanged.times).toBe(1);
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('Sanne');
    });
  });
}

test('the question about a link is asked in Chinese as well', async ({ page }) => {
  const origin = `http://vpp.localhost:${PORT}`; // a brand that begins in Chinese
  await page.goto(`${origin}/brands.json`);
  await page.evaluate(
    (session) => localStorage.setItem('console.session', JSON.stringify(session)),
    await sharedSession(tenantAdmin),
  );
  await page.goto(`${origin}/login?iemsToken=demo-sso-token`);
  await expect(page.getByRole('heading', { name: '以此链接对应的用户继续？' })).toBeVisible();
  await page.getByRole('button', { name: '取消' }).click();
  await expect(page.getByRole('button', { name: /Sanne de Vries/ })).toBeVisible();
});

// covers FR-053, F-009
test('fault 17: a forced change of the password cannot be closed', async ({ page }) => {
  const session = await sessionOf('newpwd@demo.energy');
  const lists = counted(page, /\/(tenant|user|org|role)\/(page|list|tree)/);
  await open(page, '/platform/tenant', session);
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog).toContainText('Your password must be changed before you can continue.');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await page.goto('/platform/menu');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeVisible();
  expect(lists.times).toBe(0);
});

test('fault 18: a log-out that hangs ends the session all the same', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/platform/user', await sessionOf(tenantAdmin), 'Users');
  await page.route(call('/auth/logout'), () => undefined);
  const sent = page.waitForRequest(call('/auth/logout'));
  await userMenu(page, 'Log out');
  await page.getByRole('dialog', { name: 'Log out' }).getByRole('button', { name: 'Log out' }).click();
  await sent;
  await page.clock.runFor(3100);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION)).toBeNull();
});

test('fault 19: another user in another tab leaves nothing of the first one', async ({ page, context }) => {
  await visit(page, '/platform/user', tenantAdmin, 'Users');
  await expect(row(page, 'staff@demo.energy').first()).toBeVisible();
  const other = await context.newPage();
  await open(other, '/platform/tenant', operator);
  await expect(other.getByRole('heading', { level: 1, name: 'Tenants' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Wei Wang/ })).toBeVisible();
  await expect(page.getByText('staff@demo.energy')).toHaveCount(0);
});

test('faults 20, 101: a device clock that is a day wrong ends no session, an emptied storage does', async ({
  page,
}) => {
  await page.clock.setFixedTime(Date.now() + 86_400_000);
  await visit(page, '/platform/user', tenantAdmin, 'Users');
  await page.clock.setFixedTime(Date.now() - 86_400_000);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await test.step('fault 101: without what was stored the next page is the sign-in', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.getByRole('link', { name: 'Roles' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});

/** What an older or a foreign console may have left in the browser, and a way it wants to go. */
const left = [
  ['{"a":', '//evil.example', '/'],
  ['[]', '/\\evil.example', '/'],
  ['"x"', 'https:x', '/'],
  ['null', 'javascript:alert(1)', '/'],
  ['{"accessToken":7}', '/platform/role?x=1', '/platform/role'],
] as const;

test('faults 21, 88, 100: whatever was stored, people sign in and stay on this console', async ({ page, baseURL }) => {
  for (const [stored, path, lands] of left) {
    await test.step(`fault 88, 100: stored values of ${stored}; fault 21: the way to ${path}`, async () => {
      await page.goto('/brands.json'); // a page without a console that may write too
      await page.evaluate(
        ([value, kept]) => {
          for (const key of ['session', 'menu', 'language', 'passwordNotice', 'columns', 'density', 'theme'])
            localStorage.setItem(`console.${key}`, value);
          sessionStorage.setItem('console.returnTo', JSON.stringify({ path: kept }));
        },
        [stored, path] as const,
      );
      await signIn(page, tenantAdmin);
      await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).not.toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(page.url().startsWith(`${baseURL}/`)).toBe(true);
      if (lands !== '/') expect(new URL(page.url()).pathname).toBe(lands);
    });
  }
});

// covers FR-024, FR-182, HR-288
test('faults 45, 74, 75: several 401s end the session once, without a log-out, and say why, also after another toast', async ({
  page,
}) => {
  const logouts = counted(page, '/auth/logout');
  await fault(page, '/user/page', { status: 502, body: '' });
  await visit(page, '/platform/user', await sessionOf(admin), 'Users');
  await expect(toast(page, /Network request error/)).toBeVisible();
  const documents: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
  const figures = /\/station\/dashboard/;
  const refused = counted(page, figures);
  await page.route(figures, (route) => route.fulfill({ status: 401, body: '' }));
  await go(page, DASHBOARD);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert').filter({ hasText: 'Please authorize this website!' })).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION)).toBeNull();
  expect(refused.times).toBeGreaterThan(1);
  expect(documents).toHaveLength(1);
  expect(logouts.times).toBe(0);
  await page.unroute(figures);
  await fillSignIn(page, admin);
  await expect(page.getByRole('tablist', { name: 'Pages of the home' })).toBeVisible();
  await expect(page).toHaveURL(DASHBOARD);
});

// covers FS-011, FR-074, FR-183, HR-289
test('fault 77: several 406s are one box above all, with one way out, and what was typed is kept', async ({ page }) => {
  await visit(page, '/platform/role/create', await sessionOf(admin), 'New role');
  await page.getByLabel('Role name').fill('Half a role');
  await page.route(/\/api\/vpp\/account\/v3\/web\/(role|user|org)\//, (route) =>
    route.fulfill({ status: 406, body: '' }),
  );
  await page.getByLabel('Description').fill('typed');
  await page.getByRole('treeitem', { name: 'Operation log' }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const box = page.getByRole('alertdialog', { name: 'Permissions changed' });
  await expect(box).toContainText('The platform permission has been modified. Please log in again!');
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(1);
  await page.unroute(/\/api\/vpp\/account\/v3\/web\/(role|user|org)\//);
  await box.getByRole('button', { name: 'OK' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'The platform permission has been modified. Please log in again!' }),
  ).toBeVisible();
  await fillSignIn(page, admin);
  await expect(page.getByLabel('Role name')).toHaveValue('Half a role');
  await expect(page.getByText('Your earlier input was restored, except passwords.')).toBeVisible();
});

test('what was typed on the branding page outlives a session that ends under its save', async ({ page }) => {
  await visit(page, '/platform/branding', await sessionOf(admin), 'Platform branding');
  const name = page.getByLabel('System name (English)');
  const before = await name.inputValue();
  await name.fill('Half a name');
  await fault(page, '/sys/setting', { status: 401 });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please authorize this website!' })).toBeVisible();
  await page.unroute(call('/sys/setting'));
  await fillSignIn(page, admin);
  await expect(page.getByText('Your earlier input was restored, except passwords.')).toBeVisible();
  await expect(name).toHaveValue('Half a name');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(name).toHaveValue(before);
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
});

// covers FS-010, FR-188, HR-264
test('fault 79: a page without a grant asks the server nothing about it', async ({ page }) => {
  const calls = counted(page, /\/web\/(tenant|menu\/list|menu\/detail|log)/);
  await open(page, '/platform/menu/1/edit', tenantAdmin);
  await expect(page.getByRole('heading', { name: 'No permission' })).toBeVisible();
  await go(page, '/platform/tenant');
  await expect(page.getByRole('heading', { name: 'No permission' })).toBeVisible();
  await go(page, '/platform/user');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  expect(calls.times).toBe(0);
});

for (const [name, script] of [
  [
    'a storage whose getter throws',
    "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { configurable: true, get() { throw new DOMException('blocked', 'SecurityError'); } });",
  ],
  [
    'a storage that is full',
    "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
  ],
] as const) {
  test(`fault 99: ${name} lets people sign in and work`, async ({ page }) => {
    await page.addInitScript(script);
    await page.goto('/');
    await fillSignIn(page, admin);
    await page.getByRole('link', { name: 'Operation log' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Operation log' })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
}

test('fault 102, 103: after one user nothing of his is left for the next but the appearance', async ({ page }) => {
  await signIn(page, staff);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', /dark/);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Users' }).click();
  await page.getByLabel('User name').fill('Saar');
  await page.getByLabel('User name').press('Enter');
  await expect(page.getByText('1 in total')).toBeVisible();
  await userMenu(page, 'Log out');
  await page.getByRole('dialog', { name: 'Log out' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const left = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(left).toMatchObject({ 'console.theme': 'dark' });
  expect(Object.keys(left).filter((key) => !/^console\.(theme|scheme|language)/.test(key))).toEqual([]);
  expect(JSON.stringify(left)).not.toMatch(/Saar|staff@demo|token/i);
  await fillSignIn(page, operator);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', /dark/);
});

test('faults 80, 104, 106: what comes too late is dropped, what is refused is told', async ({ page }) => {
  const users = call('/user/page');
  await visit(page, '/platform/role', admin, 'Roles');
  await test.step('fault 106: leaving a page while it loads makes no toast', async () => {
    const slow = gate();
    await page.route(users, async (route) => {
      await slow.passed;
      await route.abort().catch(() => undefined);
    });
    const sent = page.waitForRequest(users);
    await page.getByRole('link', { name: 'Users' }).click();
    await sent;
    await page.getByRole('link', { name: 'Organizations' }).click();
    await expect(page.getByRole('treegrid')).toBeVisible();
    slow.open();
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toHaveCount(0);
  });
  await test.step('fault 104: of two filters the newer answer stays', async () => {
    const slow = gate();
    await page.route(users, async (route) => {
      const name = new URL(route.request().url()).searchParams.get('name') ?? 'none';
      if (name === 'first') await slow.passed;
      await fulfil(
        route,
        envelope({ list: [{ id: '1', name, account: `${name}@x.example`, state: 1 }], totalSize: 1 }),
      ).catch(() => undefined);
    });
    await page.getByRole('link', { name: 'Users' }).click();
    await expect(row(page, 'none@x.example')).toBeVisible();
    const sent = page.waitForRequest(/name=first/);
    await search(page, 'User name', 'first');
    await sent;
    await search(page, 'User name', 'second');
    await expect(row(page, 'second@x.example')).toBeVisible();
    slow.open();
    await page.getByRole('button', { name: 'Columns' }).click();
    await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(row(page, 'first@x.example')).toHaveCount(0);
  });
  await test.step('fault 80: a right that was taken away meanwhile is a refusal in words', async () => {
    await fault(page, '/user/page', { status: 403, body: { code: '403', msg: '', data: null } });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(toast(page, 'No permission')).toBeVisible();
  });
});
