import type { Page } from '@playwright/test';
import { admin } from '../support/accounts';
import { hold } from '../support/clock';
import { go, row, search, toast, visit } from '../support/console';
import { call, counted, envelope, fault, gate, HTML, type Reply } from '../support/faults';
import { givenRole } from '../support/given';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

const SAVE = '/role/edit';
const UNCLEAR = 'It is not known whether this was saved.';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** The form of a fresh role, with something typed into it that stands there until it is saved. */
async function openForm(page: Page): Promise<{ readonly id: string; readonly name: string }> {
  const name = unique('Role');
  const id = await givenRole(name);
  await visit(page, `/platform/role/${id}/edit`, admin, new RegExp(name));
  await page.getByLabel('Description').fill('typed by a person');
  return { id, name };
}

/** The save failed for this reason: it is not told as a success, and nothing is lost. */
async function expectKept(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: text })).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('typed by a person');
  await expect(toast(page, /^(Saved|Modified)/)).toHaveCount(0);
  await expect(page).toHaveURL(/\/edit$/);
  await expect(save(page)).toBeEnabled();
}

/** What is no success, fault by fault: how a save is answered, and what the form says. */
const refusals: readonly (readonly [string, ...(readonly [Reply, string])[]])[] = [
  // covers FR-179
  [
    'fault 36: a refused save keeps the form and says why',
    [envelope(null, '5001', 'The role is frozen'), 'The role is frozen'],
  ],
  ['fault 35: an empty answer', [{ status: 204 }, UNCLEAR], [{ body: '' }, UNCLEAR]],
  ['fault 37: missing words', [{ body: { code: '5001', data: null } }, 'Backend request failed, please retry later']],
  [
    'fault 38: other codes',
    [envelope(null, 0, 'zero'), 'zero'],
    [envelope(null, 200, 'two hundred'), 'two hundred'],
    [envelope(null, true, 'truth'), 'truth'],
  ],
  [
    'fault 39: HTTP 500 with the code of a success',
    [{ status: 500, body: { code: '0000', msg: '', data: null } }, UNCLEAR],
  ],
  ['fault 41: HTML and cut JSON', [HTML, UNCLEAR], [{ body: '{"code":"00' }, UNCLEAR]],
  // covers FR-185, HR-291
  [
    'fault 27: 429',
    [
      { status: 429, body: '', headers: { 'retry-after': '5' } },
      'Your request frequency is too high. Please try again later!',
    ],
  ],
];

test('faults 27, 35 to 41: a save that is refused is no success, is sent once, and keeps the form', async ({
  page,
}) => {
  await openForm(page);
  const sent = counted(page, SAVE);
  let answers = 0;
  for (const [title, ...cases] of refusals) {
    await test.step(title, async () => {
      for (const [reply, text] of cases) {
        await fault(page, SAVE, reply);
        const answered = page.waitForResponse(call(SAVE));
        await save(page).click();
        await answered;
        answers += 1;
        await expectKept(page, text);
        expect(sent.times).toBe(answers);
      }
    });
  }
  await test.step('fault 36: refusals stand at their fields', async () => {
    await fault(
      page,
      SAVE,
      envelope({ errors: { name: 'This name is taken twice' } }, '4001', 'Some values are not accepted.'),
    );
    await save(page).click();
    await expect(page.getByLabel('Role name')).toHaveAccessibleDescription(/This name is taken twice/);
    await expect(page.getByLabel('Role name')).toBeFocused();
    expect(sent.times).toBe(answers + 1);
  });
});

test('faults 22, 23, 24: a save that does not get through says why, once, and the page lives', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await openForm(page);
  await test.step('fault 24: offline it fails at once and is never sent later', async () => {
    const sent = counted(page, SAVE);
    await context.setOffline(true);
    await save(page).click();
    await expectKept(page, 'You are offline. Check your connection and try again.');
    await context.setOffline(false);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
    expect(await page.evaluate(() => fetch('/brands.json').then((answer) => answer.ok))).toBe(true);
    expect(sent.times).toBe(0);
  });
  await test.step('fault 22: without an answer it ends after 30 s', async () => {
    await page.route(call(SAVE), () => undefined);
    const sent = page.waitForRequest(call(SAVE));
    await hold(page);
    await save(page).click();
    await sent;
    await page.clock.runFor(29_000);
    await expect(save(page)).toBeDisabled();
    await page.clock.resume();
    await page.clock.runFor(2000);
    await expectKept(page, UNCLEAR);
  });
  for (const reason of ['connectionrefused', 'connectionreset', 'namenotresolved', 'failed'] as const) {
    await test.step(`fault 23: ${reason} says that the outcome is not known`, async () => {
      await page.route(call(SAVE), (route) => route.abort(reason));
      await page.clock.runFor(3000); // each may make a toast of its own
      const failed = page.waitForEvent('requestfailed', (request) => call(SAVE).test(request.url()));
      await save(page).click();
      await failed;
      await expectKept(page, UNCLEAR);
      await expect(toast(page, new RegExp(UNCLEAR))).toHaveCount(1);
    });
  }
  await page.unroute(call(SAVE));
  await save(page).click();
  await expect(toast(page, /^Saved$/)).toBeVisible();
});

test('fault 25: a list opened offline says so and comes by itself', async ({ page, context }) => {
  await visit(page, '/platform/user', admin, 'Users');
  await expect(page.getByRole('search').getByLabel('User name', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Roles' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Users' }).click();
  await search(page, 'User name', 'Iris');
  await expect(
    page
      .getByRole('main')
      .getByText(/offline/i)
      .first(),
  ).toBeVisible();
  await expect(page.getByText('Nothing matches these filters')).toHaveCount(0);
  await context.setOffline(false);
  await expect(row(page, 'Iris van den Berg')).toBeVisible();
});

test('fault 108: a deletion is sent when it is confirmed, not after a time to undo', async ({ page }) => {
  const name = unique('Role');
  await givenRole(name);
  await page.clock.install();
  await visit(page, '/platform/role', admin, 'Roles');
  await search(page, 'Role name', name);
  await expect(page.getByRole('row')).toHaveCount(2);
  const deletions = counted(page, '/role/delete');
  await row(page, name)
    .getByRole('button', { name: /^More actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const sent = page.waitForRequest(call('/role/delete'));
  await hold(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.clock.runFor(500);
  await sent;
  await page.clock.resume();
  await expect(toast(page, 'Deleted')).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
  expect(deletions.times).toBe(1);
});

test('fault 110: of two tabs the second hears what the server says, and keeps what was typed', async ({
  page,
  context,
}) => {
  const { id, name } = await openForm(page);
  const other = await context.newPage();
  await other.goto(`/platform/role/${id}/edit`);
  await expect(other.getByLabel('Role name')).toHaveValue(name);
  await other.getByLabel('Description').fill('from the other tab');
  await save(other).click();
  await expect(toast(other, 'Saved')).toBeVisible();
  await fault(page, SAVE, envelope(null, '4009', 'Somebody else changed this role.'));
  await save(page).click();
  await expectKept(page, 'Somebody else changed this role.');
});

test('faults 62, 107, 109: what is saved is saved once and letter for letter', async ({ page }) => {
  const { id, name } = await openForm(page);
  const edit = async (text: string) => {
    await go(page, `/platform/role/${id}/edit`);
    await page.getByLabel('Description').fill(text);
  };
  const expectShown = async (text: string) => {
    await expect(page).toHaveURL(/\/show$/);
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
  };
  await test.step('fault 107: a double click and Enter save once', async () => {
    const sent = counted(page, SAVE);
    const wait = gate();
    await page.route(call(SAVE), async (route) => {
      await wait.passed;
      await route.continue();
    });
    await save(page).dblclick();
    await page.getByLabel('Role name').press('Enter');
    await page.getByLabel('Role name').press('Control+s');
    wait.open();
    await expect(toast(page, 'Saved')).toBeVisible();
    await expectShown('typed by a person');
    expect(sent.times).toBe(1);
  });
  await test.step('fault 62: naughty texts go through a form and come back as they were', async () => {
    const text = '<script>window.__xss=1</script> "\'\\ 👩‍👩‍👧 rtl zal̬g͇o %{x} |||| -- 用户';
    // signs that turn letters round are taken off, the letters stay
    await edit(text.replace('rtl', '\u202Ertl\u202C'));
    const sent = page.waitForRequest(call(SAVE));
    await save(page).click();
    expect((await sent).postDataJSON()).toMatchObject({ name, description: text });
    await expectShown(text);
    expect(await page.evaluate(() => '__xss' in window)).toBe(false);
  });
  await test.step('fault 109: a save that worked is a success, also when reading again fails', async () => {
    await edit('saved, but not read again');
    const saved = page.waitForResponse(call(SAVE));
    await fault(page, '/role/page', { status: 500, body: '' });
    await fault(page, '/role/detail', { status: 500, body: '' });
    await save(page).click();
    await saved;
    await expect(page).toHaveURL(/\/show$/);
    await expect(toast(page, 'Saved')).toBeVisible();
  });
});
