import { admin, operator, staff, tenantAdmin } from './support/accounts';
import { sessionOf, sharedSession } from './support/backend';
import { fillSignIn, open, row, signIn, toast, userMenu, visit } from './support/console';
import { call, counted, envelope, fault, gate } from './support/faults';
import { expect, test } from './support/test';

const SESSION = 'console.session';
const API = /\/api\//;

// covers FS-002, FR-037, FR-038, FR-063..FR-065, F-005
test('fault 15: a single sign-on replaces whoever was signed in', async ({ page }) => {
  const old = await sharedSession(tenantAdmin);
  await visit(page, '/platform/user', old, 'Users');
  const bearers: string[] = [];
  page.on('request', (request) => API.test(request.url()) && bearers.push(request.headers().authorization ?? ''));
  await page.goto('/authentication?token=demo-sso-token');
  await expect(page.getByRole('button', { name: /^Account of .*Wei Wang/ })).toBeVisible();
  await expect(page.getByText('Sanne de Vries')).toHaveCount(0);
  expect(bearers.filter((text) => text.includes(old.accessToken))).toEqual([]);
  expect(page.url()).not.toContain('token');
});

// covers FR-036, FR-039
test('fault 16: the landing without a token calls nothing and changes nothing', async ({ page }) => {
  await visit(page, '/platform/user', tenantAdmin, 'Users');
  const before = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  const calls = counted(page, API);
  await page.goto('/authentication');
  await expect(page.getByRole('heading', { name: 'Nothing to sign in with' })).toBeVisible();
  expect(calls.times).toBe(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe(before);
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

for (const [name, how] of [['fails', 'fail'], ['hangs', 'hang'], ['is offline', 'offline']] as const) {
  test(`fault 18: a log-out that ${name} ends the session all the same`, async ({ page, context }) => {
    await page.clock.install();
    await visit(page, '/platform/user', await sessionOf(tenantAdmin), 'Users');
    if (how === 'fail') await fault(page, '/auth/logout', { status: 500, body: '' });
    if (how === 'hang') await page.route(call('/auth/logout'), () => undefined);
    if (how === 'offline') await page.route(call('/auth/logout'), (route) => route.abort('internetdisconnected'));
    await userMenu(page, 'Log out');
    await page.getByRole('dialog', { name: 'Log out' }).getByRole('button', { name: 'Log out' }).click();
    await page.clock.runFor(3100);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), SESSION)).toBeNull();
    await context.clearCookies();
  });
}

test('fault 19: another user in another tab leaves nothing of the first one', async ({ page, context }) => {
  await visit(page, '/platform/user', tenantAdmin, 'Users');
  await expect(row(page, 'staff@demo.energy').first()).toBeVisible();
  const other = await context.newPage();
  await open(other, '/platform/tenant', operator);
  await expect(other.getByRole('heading', { level: 1, name: 'Tenants' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Wei Wang/ })).toBeVisible();
  await expect(page.getByText('staff@demo.energy')).toHaveCount(0);
});

test('fault 20: a device clock that is a day wrong ends no session', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() + 86_400_000);
  await visit(page, '/platform/user', tenantAdmin, 'Users');
  await page.clock.setFixedTime(Date.now() - 86_400_000);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});

for (const [path, lands] of [['//evil.example', '/'], ['/\\evil.example', '/'], ['https:x', '/'], ['javascript:alert(1)', '/'], ['/platform/role?x=1', '/platform/role']] as const) {
  test(`fault 21: after the sign-in the way to ${path} stays on this console`, async ({ page, baseURL }) => {
    await page.addInitScript((kept) => sessionStorage.setItem('console.returnTo', JSON.stringify({ path: kept })), path);
    await signIn(page, tenantAdmin);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.url().startsWith(`${baseURL}/`)).toBe(true);
    if (lands !== '/') expect(new URL(page.url()).pathname).toBe(lands);
  });
}

// covers FR-024, FR-182, HR-288
test('fault 45, 74: a 401 ends the session once and says why, also after another toast', async ({ page }) => {
  const session = await sessionOf(tenantAdmin);
  await fault(page, '/user/page', { status: 502, body: '' });
  await visit(page, '/platform/user', session, 'Users');
  await expect(toast(page, /Network request error/)).toBeVisible();
  await fault(page, '/role/page', { status: 401, body: '' });
  await page.getByRole('link', { name: 'Roles' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toHaveText('Please authorize this website!');
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION)).toBeNull();
  await fillSignIn(page, tenantAdmin);
  await page.unroute(call('/role/page'));
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
});

test('fault 75: several 401s are one reload and no log-out call', async ({ page }) => {
  const logouts = counted(page, '/auth/logout');
  let documents = 0;
  await visit(page, '/platform/user', await sessionOf(tenantAdmin), 'Users');
  page.on('request', (request) => (documents += request.resourceType() === 'document' ? 1 : 0));
  await page.route(/\/api\/vpp\/account\/v3\/web\/(user|org|role|sys)\//, (route) => route.fulfill({ status: 401, body: '' }));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please authorize this website!');
  expect(documents).toBe(1);
  expect(logouts.times).toBe(0);
});

// covers FS-011, FR-074, FR-183, HR-289
test('fault 77: several 406s are one box above all, with one way out, and what was typed is kept', async ({ page }) => {
  await visit(page, '/platform/role/create', await sessionOf(admin), 'New Role');
  await page.getByLabel('Role name').fill('Half a role');
  await page.route(/\/api\/vpp\/account\/v3\/web\/(role|user|org)\//, (route) => route.fulfill({ status: 406, body: '' }));
  await page.getByLabel('Description').fill('typed');
  await page.getByRole('treeitem', { name: 'Operation log' }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const box = page.getByRole('alertdialog', { name: 'Permissions changed' });
  await expect(box).toContainText('The platform permission has been modified. Please log in again!');
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(1);
  await page.unroute(/\/api\/vpp\/account\/v3\/web\/(role|user|org)\//);
  await box.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('alert')).toHaveText('The platform permission has been modified. Please log in again!');
  await fillSignIn(page, admin);
  await expect(page.getByLabel('Role name')).toHaveValue('Half a role');
  await expect(page.getByText('Restored what you typed before. Passwords were not kept.')).toBeVisible();
});

// covers FS-010, FR-188, HR-264
test('fault 79: a page without a grant asks the server nothing about it', async ({ page }) => {
  const calls = counted(page, /\/web\/(tenant|menu\/list|menu\/detail|log)/);
  await open(page, '/platform/menu/1/edit', tenantAdmin);
  await expect(page.getByRole('heading', { name: 'No permission' })).toBeVisible();
  await page.goto('/platform/tenant');
  await expect(page.getByRole('heading', { name: 'No permission' })).toBeVisible();
  expect(calls.times).toBe(0);
});

test('fault 80: a right that was taken away meanwhile is a refusal in words', async ({ page }) => {
  await visit(page, '/platform/user', admin, 'Users');
  await fault(page, '/user/page', { status: 403, body: { code: '403', msg: '', data: null } });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(toast(page, 'No permission')).toBeVisible();
});

for (const stored of ['{"a":', '[]', '"x"', 'null', '{"accessToken":7}']) {
  test(`fault 88, 100: stored values of ${stored} lead to a working sign-in`, async ({ page }) => {
    await page.goto('/brands.json');
    await page.evaluate((value) => {
      for (const key of ['session', 'menu', 'language', 'passwordNotice', 'columns', 'density']) localStorage.setItem(`console.${key}`, value);
      localStorage.setItem('console.theme', value);
    }, stored);
    await signIn(page, tenantAdmin);
    await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).not.toHaveCount(0);
  });
}

for (const [name, script] of [
  ['a storage whose getter throws', "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { configurable: true, get() { throw new DOMException('blocked', 'SecurityError'); } });"],
  ['a storage that is full', "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"],
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

test('fault 101: without what was stored the next page is the sign-in', async ({ page }) => {
  await visit(page, '/platform/user', tenantAdmin, 'Users');
  await page.evaluate(() => localStorage.clear());
  await page.getByRole('link', { name: 'Roles' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('fault 102, 103: after one user nothing of his is left for the next but the appearance', async ({ page }) => {
  await signIn(page, staff);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Users' }).click();
  await page.getByLabel('User name').fill('Saar');
  await page.getByLabel('User name').press('Enter');
  await expect(page.getByText('1 in total')).toBeVisible();
  await userMenu(page, 'Log out');
  await page.getByRole('dialog', { name: 'Log out' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const left = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(Object.keys(left).filter((key) => !/^console\.(theme|scheme|language)/.test(key))).toEqual([]);
  expect(JSON.stringify(left)).not.toMatch(/Saar|staff@demo|token/i);
  await fillSignIn(page, operator);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', /dark/);
});

test('fault 104: of two filters the newer answer stays', async ({ page }) => {
  await visit(page, '/platform/user', admin, 'Users');
  const slow = gate();
  const answered = (name: string) => envelope({ list: [{ id: '1', name, account: `${name}@x.example`, state: 1 }], totalSize: 1 });
  await page.route(call('/user/page'), async (route) => {
    const asked = new URL(route.request().url()).searchParams.get('name');
    if (asked === 'first') await slow.passed;
    await route.fulfill({ json: answered(asked ?? 'none').body }).catch(() => undefined);
  });
  const box = page.getByRole('search').getByLabel('User name');
  const sent = page.waitForRequest(/name=first/);
  await box.fill('first');
  await box.press('Enter');
  await sent;
  await box.fill('second');
  await box.press('Enter');
  await expect(row(page, 'second@x.example')).toBeVisible();
  slow.open();
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(row(page, 'first@x.example')).toHaveCount(0);
});

test('fault 106: leaving a page while it loads makes no toast', async ({ page }) => {
  const slow = gate();
  await visit(page, '/platform/role', admin, 'Roles');
  await page.route(call('/user/page'), async (route) => {
    await slow.passed;
    await route.abort().catch(() => undefined);
  });
  const sent = page.waitForRequest(call('/user/page'));
  await page.getByRole('link', { name: 'Users' }).click();
  await sent;
  await page.getByRole('link', { name: 'Organizations' }).click();
  await expect(page.getByRole('treegrid')).toBeVisible();
  slow.open();
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toHaveCount(0);
});
