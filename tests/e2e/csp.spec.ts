import type { Page } from '@playwright/test';
import { admin } from './support/accounts';
import { open, userMenu } from './support/console';
import { givenRole, givenUser } from './support/given';
import { expect, test } from './support/test';
import { unique } from './support/unique';

const HOME = '?id=100001';
const PAGES = ['tenant', 'tenant/create', 'menu', 'menu/create', 'branding', 'operationLog', 'organization', 'organization/create', 'role', 'role/create', 'user', 'user/create'].map((path) => `/platform/${path}`);
const HOMES = ['homeDetail/dashboard', 'homeDetail/energyCost', 'homeDetail/energyUsage', 'homeDetail/device', 'detail/homeInfo', 'detail/energyReport'].map((path) => `/homeManagement/home/${path}${HOME}`);

/** Opens pages and resolves what broke the policy; the fixture fails on a violation too (fault 98). */
async function violationsOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('violated', (text: string) => violations.push(text));
  await page.addInitScript("document.addEventListener('securitypolicyviolation', (event) => window.violated(event.violatedDirective + ' ' + event.sourceFile))");
  await open(page, '/', admin);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  }
  return violations;
}

test('every page keeps to the content security policy, light and dark', async ({ page }) => {
  test.setTimeout(90_000);
  const role = await givenRole(unique('Policy'));
  const { id } = await givenUser(unique('Polly'));
  const violations = await violationsOf(page, [...PAGES, ...['role', 'user'].flatMap((one) => ['show', 'edit'].map((view) => `/platform/${one}/${one === 'role' ? role : id}/${view}`))]);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.keyboard.press('Escape');
  await userMenu(page, 'Change password');
  await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible();
  expect(violations).toEqual([]);
});

test('the pages of homes keep to the content security policy', async ({ page }) => {
  expect(await violationsOf(page, ['/homeManagement/home', ...HOMES, '/platformMonitoring/dynamicTariffMonitor'])).toEqual([]);
});
