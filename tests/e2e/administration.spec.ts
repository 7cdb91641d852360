import { admin, PASSWORD } from './support/accounts';
import { sessionOf } from './support/backend';
import { fillSignIn, search, signIn, toast, userMenu, visit } from './support/console';
import { givenUser } from './support/given';
import { expect, test } from './support/test';
import { unique } from './support/unique';

// covers FS-028, FR-070
test('the operation log begins with the last 7 days, told as a chip, and can be widened', async ({ page }) => {
  const request = page.waitForRequest(/\/log\/page/);
  await visit(page, '/platform/operationLog', admin, 'Operation log');
  expect((await request).url()).toMatch(/beginDate=.*endDate=/);
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips).toContainText(/Operation time:.* – /);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const filters = page.getByRole('search');
  for (const width of [1920, 1440, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const end of [0, 1]) {
      const seconds = filters.getByRole('spinbutton', { name: 'Seconds' }).nth(end);
      const calendar = filters.getByRole('button', { name: /^Choose date/ }).nth(end);
      const room = async () =>
        ((await calendar.boundingBox())?.x ?? 0) -
        ((box) => (box ? box.x + box.width : Infinity))(await seconds.boundingBox());
      await expect.poll(room, { message: `seconds at ${width} px` }).toBeGreaterThanOrEqual(0);
    }
  }
  const few = await page.getByText(/\d+ in total/).innerText();
  await page.getByRole('button', { name: 'Remove the filter Operation time' }).click();
  await expect(page.getByText(/\d+ in total/)).not.toHaveText(few);
  await search(page, 'Account', admin);
  await expect(page.getByRole('row').nth(1)).toContainText(admin);
});

test('what is done is in the operation log', async ({ page }) => {
  const { account } = await givenUser(unique('Logged'));
  await sessionOf(account);
  await visit(page, '/platform/operationLog', admin, 'Operation log');
  await search(page, 'Account', account);
  await expect(page.getByRole('row').filter({ hasText: account }).first()).toContainText('Login');
});

// covers FS-029, FR-040, FR-174, FE-033
test('branding is previewed while it is typed, and the header follows without a new sign-in', async ({ page }) => {
  const name = unique('Cloud');
  await visit(page, '/platform/branding', admin, 'Platform branding');
  const box = page.getByLabel('System name (English)');
  const before = await box.inputValue();
  await box.fill(name);
  await expect(page.getByRole('region', { name: 'Preview' }).getByText(name).first()).toBeVisible();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'modified successfully')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(name);
  await box.fill(before);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('banner')).toContainText(before);
});

// covers FS-007, F-010
test('a password is changed by choice: every message, then a new sign-in', async ({ page }) => {
  const { account } = await givenUser(unique('Petra'));
  await visit(page, '/platform/operationLog', await sessionOf(account), 'Operation log');
  await userMenu(page, 'Change password');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const submit = dialog.getByRole('button', { name: 'Change password' });
  await submit.click();
  // covers FR-052, FR-088, FR-089, FR-091
  for (const text of [
    'please enter the password',
    'please enter the new password',
    'please enter the confirmation of the new password',
  ]) {
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  }
  await dialog.getByLabel('Old password').fill('Wrong1234');
  await dialog.getByLabel(/^New password/).fill('short');
  await dialog.getByLabel('Confirm new password').fill('other');
  await submit.click();
  // covers FR-090
  await expect(
    dialog.getByText('8 to 16 characters with at least one digit, one lowercase and one uppercase letter'),
  ).toBeVisible();
  // covers FR-092
  await expect(dialog.getByText('It does not match the entered new password!')).toBeVisible();
  await dialog.getByLabel(/^New password/).fill('Changed123');
  await dialog.getByLabel('Confirm new password').fill('Changed123');
  await submit.click();
  await expect(dialog.getByText('The old password is wrong.')).toBeVisible();
  await dialog.getByLabel('Old password').fill(PASSWORD);
  await submit.click();
  // covers FR-093
  await expect(page.getByRole('status')).toHaveText('Password changed successfully.');
  // covers FR-075
  await fillSignIn(page, account, { password: 'Changed123' });
  await expect(page.getByRole('banner')).toBeVisible();
});

// covers FR-054, HR-298
test('a password of 90 days is told once, and can wait', async ({ page }) => {
  await signIn(page, 'oldpwd@demo.energy');
  await expect(page.getByText('Your password has not been changed for 90 days.')).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText('Your password has not been changed for 90 days.')).toHaveCount(0);
});
