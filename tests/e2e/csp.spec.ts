import { admin } from './support/accounts';
import { open, userMenu } from './support/console';
import { givenRole, givenUser } from './support/given';
import { expect, test } from './support/test';
import { unique } from './support/unique';

/** The fixture fails on any violation; here every page of the administrator is opened, light and dark (fault 98). */
test('every page keeps to the content security policy', async ({ page }) => {
  test.setTimeout(90_000);
  const role = await givenRole(unique('Policy'));
  const { id } = await givenUser(unique('Polly'));
  const paths = ['tenant', 'tenant/create', 'menu', 'menu/create', 'branding', 'operationLog', 'organization', 'organization/create', 'role', 'role/create', `role/${role}/show`, `role/${role}/edit`, 'user', 'user/create', `user/${id}/show`, `user/${id}/edit`];
  const violations: string[] = [];
  await page.exposeFunction('violated', (text: string) => violations.push(text));
  await page.addInitScript("document.addEventListener('securitypolicyviolation', (event) => window.violated(event.violatedDirective + ' ' + event.sourceFile))");
  await open(page, '/', admin);
  for (const path of paths) {
    await page.goto(`/platform/${path}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  }
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.keyboard.press('Escape');
  await userMenu(page, 'Change password');
  await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible();
  expect(violations).toEqual([]);
});
