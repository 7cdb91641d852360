import type { Page } from '@playwright/test';
import { admin } from './support/accounts';
import { must, sharedSession } from './support/backend';
import { row, search, toast, visit } from './support/console';
import { call, counted, envelope, fault, fulfil, gate, HTML, type Met, type Reply } from './support/faults';
import { expect, test } from './support/test';
import { unique } from './support/unique';

const SAVE = '/role/edit';
const BACKEND = 'Backend request error. Please try again later!';
const SERVER = 'Server request error, contact the administrator';

async function newRole(): Promise<{ readonly id: string; readonly name: string }> {
  const { accessToken } = await sharedSession(admin);
  const { list } = await must<{ list: { productMenuList: object[]; name: string }[] }>('GET /role/page', { pageNum: 1, pageSize: 50 }, accessToken);
  const name = unique('Role');
  const productMenuList = list.find((one) => one.name.startsWith('Auditor'))?.productMenuList;
  await must('POST /role/create', { name, description: 'as it was', productMenuList }, accessToken);
  const found = await must<{ list: { id: string }[] }>('GET /role/page', { pageNum: 1, pageSize: 1, name }, accessToken);
  return { id: found.list[0]?.id ?? '', name };
}

/** The form of a fresh role, with something typed into it. */
async function openForm(page: Page): Promise<{ readonly id: string; readonly name: string }> {
  const role = await newRole();
  await visit(page, `/platform/role/${role.id}/edit`, admin, new RegExp(role.name));
  await page.getByLabel('Description').fill('typed by a person');
  return role;
}

/** Saves again and again, each time with another answer: it is never told as a success, and nothing is lost. */
async function expectRefusals(page: Page, cases: readonly (readonly [Reply, string])[]): Promise<void> {
  await openForm(page);
  for (const [reply, text] of cases) {
    const met: Met = await fault(page, SAVE, reply);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue('typed by a person');
    await expect(toast(page, /^(Saved|Modified)/)).toHaveCount(0);
    await expect(page).toHaveURL(/\/edit$/);
    expect(met.times).toBe(1);
  }
}

test('fault 35: a save answered by nothing is no success', async ({ page }) => {
  await expectRefusals(page, [[{ status: 204 }, BACKEND], [{ body: '' }, BACKEND]]);
});

// covers FR-179
test('fault 36: a refused save keeps the form and says why', async ({ page }) => {
  await expectRefusals(page, [[envelope(null, '5001', 'The role is frozen'), 'The role is frozen']]);
});

test('fault 36: refusals stand at their fields', async ({ page }) => {
  await openForm(page);
  await fault(page, SAVE, envelope({ errors: { name: 'This name is taken twice' } }, '4001', 'Some values are not accepted.'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Role name')).toHaveAccessibleDescription(/This name is taken twice/);
  await expect(page.getByLabel('Role name')).toBeFocused();
});

test('fault 37, 38, 39: other codes, missing words and HTTP 500 are no success', async ({ page }) => {
  await expectRefusals(page, [
    [{ body: { code: '5001', data: null } }, 'Backend request failed, please retry later'],
    [envelope(null, 0, 'zero'), 'zero'],
    [envelope(null, 200, 'two hundred'), 'two hundred'],
    [envelope(null, true, 'truth'), 'truth'],
    [{ status: 500, body: { code: '0000', msg: '', data: null } }, SERVER],
  ]);
});

test('fault 41: HTML and cut JSON are no success', async ({ page }) => {
  await expectRefusals(page, [[HTML, BACKEND], [{ body: '{"code":"00' }, BACKEND]]);
});

// covers FR-185, HR-291
test('fault 27: 429 is told and the save is not sent again', async ({ page }) => {
  await expectRefusals(page, [[{ status: 429, body: '', headers: { 'retry-after': '5' } }, 'Your request frequency is too high. Please try again later!']]);
});

for (const reason of ['connectionrefused', 'connectionreset', 'namenotresolved', 'failed'] as const) {
  test(`fault 23: ${reason} is the network text, once, and the page lives`, async ({ page }) => {
    await openForm(page);
    await page.route(call(SAVE), (route) => route.abort(reason));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const text = 'Network request error. Please check if the network cable is disconnected!';
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(toast(page, text)).toHaveCount(1);
    await page.unroute(call(SAVE));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Saved')).toBeVisible();
  });
}

test('fault 22: a save without an answer ends after 30 s', async ({ page }) => {
  await page.clock.install();
  await openForm(page);
  await page.route(call(SAVE), () => undefined);
  const sent = page.waitForRequest(call(SAVE));
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await sent;
  await page.clock.runFor(29_800);
  await expect(save).toBeDisabled();
  await page.clock.runFor(400);
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'The server did not answer in time. Please try again later!' })).toBeVisible();
  await expect(save).toBeEnabled();
});

test('fault 24: a save while offline fails at once and is never sent later', async ({ page, context }) => {
  await openForm(page);
  const saves = counted(page, SAVE);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'You are offline. Check your connection and try again.' })).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  expect(await page.evaluate(() => fetch('/brands.json').then((answer) => answer.ok))).toBe(true);
  expect(saves.times).toBe(0);
});

test('fault 25: a list opened offline says so and comes by itself', async ({ page, context }) => {
  await visit(page, '/platform/user', admin, 'Users');
  await expect(page.getByRole('search').getByLabel('User name', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Roles' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Users' }).click();
  await search(page, 'User name', 'Iris');
  await expect(page.getByRole('main').getByText(/offline/i).first()).toBeVisible();
  await expect(page.getByText('Nothing matches these filters')).toHaveCount(0);
  await context.setOffline(false);
  await expect(row(page, 'Iris van den Berg')).toBeVisible();
});

test('fault 44: failures together make one toast, a later one makes another', async ({ page }) => {
  await page.clock.install();
  await openForm(page);
  const alerts = page.getByRole('region', { name: 'Messages' }).getByRole('alert');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await fault(page, SAVE, envelope(null, '5001', 'first'));
  await save.click();
  await expect(alerts).toHaveText(['first']);
  await fault(page, SAVE, envelope(null, '5001', 'second'));
  await save.click();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'second' })).toBeVisible();
  await expect(alerts).toHaveText(['first']);
  await page.clock.runFor(3100);
  await fault(page, SAVE, envelope(null, '5001', 'third'));
  await save.click();
  await expect(alerts.filter({ hasText: 'third' })).toBeVisible();
});

test('fault 107: a double click and Enter save once', async ({ page }) => {
  await openForm(page);
  const wait = gate();
  let times = 0;
  await page.route(call(SAVE), async (route) => {
    times += 1;
    await wait.passed;
    await fulfil(route, envelope(null));
  });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.dblclick();
  await page.getByLabel('Role name').press('Enter');
  await page.getByLabel('Role name').press('Control+s');
  wait.open();
  await expect(toast(page, 'Saved')).toBeVisible();
  expect(times).toBe(1);
});

test('fault 108: a deletion is sent when it is confirmed, not after a time to undo', async ({ page }) => {
  const { name } = await newRole();
  await visit(page, '/platform/role', admin, 'Roles');
  await search(page, 'Role name', name);
  await expect(page.getByRole('row')).toHaveCount(2);
  const deletions = counted(page, '/role/delete');
  await row(page, name).getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const sent = page.waitForRequest(call('/role/delete'), { timeout: 1000 });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await sent;
  await expect(toast(page, 'Deleted')).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
  expect(deletions.times).toBe(1);
});

test('fault 109: a save that worked is a success, also when reading again fails', async ({ page }) => {
  await openForm(page);
  await page.route(call('/role/page'), (route) => route.fulfill({ status: 500, body: '' }));
  await page.route(call('/role/detail'), (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Saved')).toBeVisible();
});

test('fault 110: of two tabs the second hears what the server says, and keeps what was typed', async ({ page, context }) => {
  const { id, name } = await openForm(page);
  const other = await context.newPage();
  await other.goto(`/platform/role/${id}/edit`);
  await expect(other.getByLabel('Role name')).toHaveValue(name);
  await other.getByLabel('Description').fill('from the other tab');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(other, 'Saved')).toBeVisible();
  await fault(page, SAVE, envelope(null, '4009', 'Somebody else changed this role.'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'Somebody else changed this role.' })).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('typed by a person');
});

test('fault 62: naughty texts go through a form and come back as they were', async ({ page }) => {
  const { name } = await openForm(page);
  const text = '<script>window.__xss=1</script> "\'\\ 👩‍👩‍👧 \u202Ertl\u202C zal̬g͇o %{x} |||| -- 用户';
  await page.getByLabel('Description').fill(text);
  const sent = page.waitForRequest(call(SAVE));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({ name, description: text });
  await expect(page.getByRole('main').getByText(text)).toBeVisible();
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
});
