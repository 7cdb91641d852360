import type { Page } from '@playwright/test';
import { admin, PASSWORD } from './support/accounts';
import { callBackend, sessionOf } from './support/backend';
import { fillSignIn, row, rowAction, search, signIn, toast, visit } from './support/console';
import { givenUser } from './support/given';
import { showLocked } from './support/showLocked';
import { expect, test } from './support/test';
import { mark, unique } from './support/unique';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

const wrong = [
  ['Login account', 'ab c', 'Enter a user name of 6 to 20 letters, digits or underscores, or an e-mail address'],
  [
    'Initial password',
    'energy123',
    '8 to 16 characters with at least one digit, one lowercase and one uppercase letter',
  ],
  ['E-mail', 'nobody', 'Enter an e-mail address like name@example.com, at most 255 characters'],
  ['Phone', '12', 'Enter a phone number of 6 to 15 digits, with or without a leading +'],
] as const;

// covers FS-026, FR-097..FR-100
test('the form of a user names what is missing, wrong or taken, and is not left without a question', async ({
  page,
}) => {
  const input = (label: string) => page.getByRole('main').getByRole('textbox', { name: label });
  await visit(page, '/platform/user/create', admin, 'New user');
  await test.step('what is missing is named', async () => {
    await save(page);
    for (const text of [
      'please enter the login account',
      'please enter the user name',
      'please enter the initial password',
      'please select the organization',
      'please select the role',
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByLabel('Login account')).toBeFocused();
  });
  await test.step('what is wrong is told with what is right', async () => {
    for (const [label, value, text] of wrong) {
      await input(label).fill(value);
      await save(page);
      await expect(page.getByText(text)).toBeVisible();
    }
  });
  await test.step('an account that is taken is refused at its field', async () => {
    for (const [label, value] of [
      ['Login account', admin],
      ['User name', 'Second Iris'],
      ['Initial password', PASSWORD],
      ['E-mail', ''],
      ['Phone', ''],
    ] as const) {
      await input(label).fill(value);
    }
    await page.getByRole('combobox', { name: 'Organization' }).click();
    await page.getByRole('treeitem', { name: /Customer support|客户支持部/ }).click();
    await page.getByRole('combobox', { name: 'Roles' }).click();
    await page.getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await save(page);
    await expect(page.getByText('This value is already in use.').first()).toBeVisible();
    await expect(input('User name')).toHaveValue('Second Iris');
  });
  await test.step('leaving with typed input is asked about', async () => {
    const back = page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Users' });
    await back.click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(input('User name')).toHaveValue('Second Iris');
    await back.click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  });
});

test('an edited user keeps his account', async ({ page }) => {
  const name = unique('Eddy');
  const { id, account } = await givenUser(name);
  await visit(page, `/platform/user/${id}/edit`, admin, new RegExp(name));
  const box = page.getByRole('textbox', { name: 'Login account' });
  await expect(box).toHaveValue(account);
  await expect(box).not.toBeEditable();
  await expect(page.getByLabel('Initial password')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'User name' }).fill(`${name} II`);
  await save(page);
  await expect(toast(page, 'Saved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `${name} II` })).toBeVisible();
});

// covers FR-076, FR-077
test('a user is disabled, cannot sign in, and is enabled again; one who is locked is unlocked', async ({ page }) => {
  const name = unique('Dora');
  const { account } = await givenUser(name);
  await visit(page, '/platform/user', admin, 'Users');
  await search(page, 'Login account', account);
  await expect(page.getByRole('row')).toHaveCount(2);
  await rowAction(page, account, 'Disable');
  await page
    .getByRole('alertdialog', { name: `Disable “${name}”? The account can no longer sign in.` })
    .getByRole('button', { name: 'Disable' })
    .click();
  await expect(toast(page, 'Disabled')).toBeVisible();
  await expect(row(page, account).getByText('Disabled')).toBeVisible();
  await expect(sessionOf(account)).rejects.toThrow('This account is disabled');
  await rowAction(page, account, 'Enable');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enable' }).click();
  await expect(row(page, account).getByText('Enabled')).toBeVisible();
  expect((await sessionOf(account)).account).toBe(account);

  await test.step('wrong passwords slow down who sends them, and lock nobody', async () => {
    for (let count = 0; count < 5; count += 1) await sessionOf(account, 'Wrong1234').catch(() => undefined);
    await expect(sessionOf(account)).rejects.toThrow(/Too many failed attempts/);
    await expect
      .poll(() =>
        sessionOf(account).then(
          (session) => session.account,
          () => '',
        ),
      )
      .toBe(account);
  });
  await test.step('who is locked is unlocked by the administrator', async () => {
    await showLocked(page, 'user', account);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(row(page, account).getByText('Locked')).toBeVisible();
    await rowAction(page, account, 'Unlock');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unlock' }).click();
    await expect(toast(page, 'Unlocked')).toBeVisible();
    await expect(row(page, account).getByText('Enabled')).toBeVisible();
  });
});

// covers FR-190
test('a reset shows the new password once, and it must be changed at the next sign-in', async ({ page, browser }) => {
  const { account } = await givenUser(unique('Rosa'));
  await visit(page, '/platform/user', admin, 'Users');
  await search(page, 'Login account', account);
  await expect(page.getByRole('row')).toHaveCount(2);
  await rowAction(page, account, 'Reset password');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset password' }).click();
  const secret = page.getByRole('dialog', { name: 'Reset password' });
  const password = await secret.locator('code').innerText();
  await expect(secret).toContainText('This is shown only once.');
  await secret.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page.getByText(password)).toHaveCount(0);

  const own = await (await browser.newContext()).newPage();
  await own.goto('/login');
  await fillSignIn(own, account, { password });
  await expect(own.getByRole('dialog', { name: 'Change password' })).toContainText(
    'Your password must be changed before you can continue.',
  );
  await own.getByLabel('Old password').fill(password);
  await own.getByLabel(/^New password/).fill('Changed123');
  await own.getByLabel('Confirm new password').fill('Changed123');
  await own.getByRole('button', { name: 'Change password' }).click();
  await expect(own.getByRole('status')).toHaveText('Password changed successfully.');
  await signIn(own, account, 'Changed123');
  await own.context().close();
});

// covers FR-198, FR-199
test('filters and order live in the address and survive a reload; who was found is disabled together', async ({
  page,
}) => {
  const word = mark();
  await givenUser(`Bulk ${word} A`);
  await givenUser(`Bulk ${word} B`);
  const filters = page.getByRole('list', { name: 'Active filters' });
  await visit(page, '/platform/user', admin, 'Users');
  await search(page, 'Login account', 'demo.energy');
  await expect(filters).toContainText('demo.energy');
  await page.getByRole('columnheader', { name: 'User name' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=name/);
  await page.reload();
  await expect(filters).toContainText('demo.energy');
  await expect(page).toHaveURL(/sort=name/);
  await page.getByRole('button', { name: 'Remove the filter Login account' }).click();
  await expect(filters).toHaveCount(0);

  await test.step('several are disabled together', async () => {
    await search(page, 'User name', `Bulk ${word}`);
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Disable', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
    await expect(page.getByRole('row').getByText('Disabled')).toHaveCount(2);
  });
});

test('a user without the grant for a call is refused by the server', async () => {
  const { account } = await givenUser(unique('Nora'));
  const { accessToken } = await sessionOf(account);
  expect(await callBackend('GET /user/page', { pageNum: 1, pageSize: 10 }, accessToken)).toMatchObject({ status: 403 });
  expect(await callBackend('GET /log/page', { pageNum: 1, pageSize: 10 }, accessToken)).toMatchObject({ code: '0000' });
});

test('a phone number is changed where it stands, and an organization for several at once', async ({ page }) => {
  const key = unique('Many');
  for (const name of [`${key} one`, `${key} two`]) await givenUser(name);
  await visit(page, '/platform/user', admin, 'Users');
  await search(page, 'User name', key);
  await expect(page.getByRole('row')).toHaveCount(3);
  await test.step('a wrong number is refused at the cell, a right one is there at once', async () => {
    await row(page, `${key} one`).locator('[data-inline=phone]').dblclick();
    const editor = page.getByRole('dialog', { name: `Phone of ${key} one` });
    await expect(editor.getByLabel('Phone')).toBeFocused();
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(editor).toContainText('Enter a phone number of 6 to 15 digits');
    await page.keyboard.type('+31612345678');
    await page.keyboard.press('Enter');
    await expect(editor).toHaveCount(0);
    await expect(row(page, `${key} one`)).toContainText('+31612345678');
  });
  await test.step('the rest of the records stays as it was', async () => {
    await page.getByRole('checkbox', { name: /^Select all/ }).check();
    await page.getByRole('button', { name: /^Edit selected/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Edit selected/ });
    await dialog.getByRole('checkbox', { name: 'Change Organization' }).check();
    await dialog.getByRole('combobox', { name: 'Organization' }).click();
    await page
      .getByRole('treeitem', { name: /Customer support|客户支持部/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Change 2' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row(page, key).filter({ hasText: /Customer support|客户支持部/ })).toHaveCount(2);
    await expect(row(page, `${key} one`)).toContainText('+31612345678');
  });
});
