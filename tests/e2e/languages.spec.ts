import { fillSignIn } from './support/console';
import { counted, call } from './support/faults';
import { expect, test } from './support/test';
import { hostNamed } from './support/ports';

test.use({ baseURL: hostNamed('vpp.localhost') });

// covers FS-004, FR-001, FR-026, FR-041, FR-201, HR-001, HR-321
test('the Chinese brand signs in by user name and changes its language in place, with what was typed', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('虚拟电厂能源云平台');
  await expect(page.getByLabel('用户名')).toBeVisible();
  await page.getByLabel('用户名').fill('platform_admin');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByLabel('User name')).toHaveValue('platform_admin');
  await page.getByRole('button', { name: '中文' }).click();
  await fillSignIn(page, 'platform_admin');
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link').first()).toHaveText('租户管理');

  await page.goto('/platform/user/create');
  await page.getByRole('main').getByRole('textbox').nth(1).fill('已输入');
  const before = page.url();
  await page.getByRole('button', { name: /^语言/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New user' })).toBeVisible();
  await expect(page.getByLabel('User name')).toHaveValue('已输入');
  expect(page.url()).toBe(before);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('main').getByText(/[\u4e00-\u9fff]/)).toHaveCount(0);
});

test('fault 96: calls after a change of the language carry it', async ({ page }) => {
  const headers: string[] = [];
  page.on(
    'request',
    (request) => call('/role/page').test(request.url()) && headers.push(request.headers().language ?? ''),
  );
  const calls = counted(page, '/role/page');
  await page.goto('/login');
  await fillSignIn(page, 'tenant_admin');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goto('/platform/role');
  await expect.poll(() => calls.times).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^语言/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => headers.at(-1)).toBe('en');
  expect(headers[0]).toBe('zh');
});

// covers FR-041
test('the default host has no language selector', async ({ page }) => {
  await page.goto(`${hostNamed('localhost')}/login`);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Language' })).toHaveCount(0);
});
