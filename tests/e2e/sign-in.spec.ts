import { admin, installer, operator, staff, tenantAdmin } from './support/accounts';
import { fillSignIn, open, signIn, userMenu, visit } from './support/console';
import { sessionOf } from './support/backend';
import { givenUser } from './support/given';
import { mark } from './support/unique';
import { call } from './support/faults';
import { expect, test } from './support/test';

const personas = [
  {
    account: admin,
    platform: 'Platform administration',
    menus: ['Tenants', 'Menus', 'Platform branding', 'Operation log'],
  },
  { account: operator, platform: 'Platform administration', menus: ['Tenants', 'Menus', 'Operation log'] },
  { account: tenantAdmin, platform: 'Enterprise administration', menus: ['Organizations', 'Roles', 'Users', 'Access'] },
  { account: staff, platform: 'Enterprise administration', menus: ['Organizations', 'Users'] },
  { account: installer, platform: 'Enterprise administration', menus: ['Users'] },
];

for (const { account, platform, menus } of personas) {
  // covers FS-001, FR-002, FR-006, FR-018, FR-023, FR-027, FR-073, HR-003
  test(`${account} signs in and sees what is granted`, async ({ page }) => {
    await signIn(page, account);
    const switcher = page.getByRole('button', { name: /^Platform: / });
    if ((await switcher.innerText()) !== platform) {
      await switcher.click();
      await page.getByRole('menuitem', { name: platform }).click();
    }
    await expect(switcher).toHaveAccessibleName(`Platform: ${platform}`);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link')).toHaveText(menus);
    for (const name of menus) {
      await menu.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    }
  });
}

// covers FR-021
test('a list without grants to change it has no such controls', async ({ page }) => {
  await visit(page, '/platform/tenant', operator, 'Tenants');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Create|^Edit/ })).toHaveCount(0);
  await expect(
    page.getByRole('main').getByRole('button', { name: /Reset password|More actions|Create step by step/ }),
  ).toHaveCount(0);
});

const refused = [
  ['locked@demo.energy', 'This account is locked after repeated failures. Please try again later.'],
  ['disabled@demo.energy', 'This account is disabled. Please contact the administrator.'],
  ['nomenu@demo.energy', 'You do not have application permissions. Please contact the administrator to activate them.'],
  ['nobody@demo.energy', 'The account or the password is wrong.'],
] as const;

test('people who may not sign in stay on the page and read why', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  for (const [account, text] of refused) {
    await test.step(account, async () => {
      await expect(page.locator('.signin-picture img')).toBeVisible();
      const picture = page.waitForResponse(call('/auth/captcha'));
      await fillSignIn(page, account);
      await expect(page.getByRole('alert')).toHaveText(text);
      await picture; // nobody types what a picture says before it is there
      await expect(page).toHaveURL('/login');
      await expect(page.getByLabel('Verification code', { exact: true })).toHaveValue('');
      expect(await page.evaluate(() => localStorage.getItem('console.session'))).toBeNull();
      await page.clock.runFor(1600); // until then the form is locked
    });
  }
});

// covers FS-005, FR-042, FR-043, FR-173, F-006
test('logging out is asked about, another tab follows, and signing in leads back to the page that was asked for', async ({
  page,
  context,
}) => {
  const session = await sessionOf(tenantAdmin);
  await visit(page, '/platform/user', session, 'Users');
  const other = await context.newPage();
  await other.goto('/platform/role');
  await expect(other.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();

  await userMenu(page, 'Log out');
  const question = page.getByRole('dialog', { name: 'Log out' });
  await expect(question).toContainText('Are you sure you want to log out?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();

  await userMenu(page, 'Log out');
  const logout = page.waitForRequest(/auth\/logout$/);
  await question.getByRole('button', { name: 'Log out' }).click();
  expect((await logout).postDataJSON() ?? {}).toEqual({});
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(tab).toHaveURL('/login');
  }

  await page.goto('/platform/role?page=1');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, tenantAdmin);
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  await expect(page).toHaveURL(/\/platform\/role\?page=1/);
});

test('signing out everywhere ends the sessions elsewhere, and goes on here when it cannot be told', async ({
  page,
  browser,
}) => {
  const { account } = await givenUser(`Everywhere ${mark()}`);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await open(other, '/', await sessionOf(account));
  await open(page, '/', await sessionOf(account));
  const question = page.getByRole('dialog', { name: 'Log out' });
  await page.route('**/auth/logoutOthers', (route) => route.abort(), { times: 1 });
  await userMenu(page, 'Log out');
  await question.getByRole('checkbox', { name: 'End my other sessions, too' }).press('Space');
  await question.getByRole('button', { name: 'Log out' }).press('Enter');
  await expect(question.getByRole('alert')).toHaveText('Your other sessions may still be there.');
  await question.getByRole('button', { name: 'Log out' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await elsewhere.close();
});
