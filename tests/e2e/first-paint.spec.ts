import type { Page } from '@playwright/test';
import { admin, CAPTCHA, PASSWORD } from './support/accounts';
import { PORT } from './support/ports';
import { expect, test } from './support/test';

/** Holds parts of the console back, all unless some are named; what is resolved lets them come. */
async function holdParts(page: Page, parts = /\/assets\/[^/]+\.js$/): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(parts, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** What browsers call a page that stands still is ten times as much. */
const STILL = 0.01;

/** Every shift of the layout, also of somebody who types: none is caused by letters here. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const seen: PerformanceEntry[] = [];
        new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
          type: 'layout-shift',
          buffered: true,
        });
        requestAnimationFrame(() =>
          setTimeout(() => resolve(seen.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)), 0),
        );
      }),
  );

const account = (page: Page) => page.locator('[name=account]');
const taken = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-first');

test('the sign-in form takes letters before any part of the console is there, and keeps them', async ({ page }) => {
  const release = await holdParts(page);
  await page.goto('/platform/user', { waitUntil: 'commit' });
  await account(page).click();
  await page.keyboard.type(admin.slice(0, 6));
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('html')).toHaveAttribute('data-first', /./);
  await account(page).evaluate((input) => input.setAttribute('data-own', 'yes'));

  release();
  await taken(page);
  await expect(account(page)).toBeFocused();
  await expect(account(page)).toHaveAttribute('data-own', 'yes'); // the same element, so an input method goes on in it
  expect(await account(page).evaluate((input: HTMLInputElement) => [input.value, input.selectionStart])).toEqual([
    admin.slice(0, 6),
    5,
  ]);
  await page.keyboard.press('End');
  await page.keyboard.type(admin.slice(6));
  await expect(page.locator('.signin-picture img')).toBeVisible();
  expect(await shifts(page)).toBeLessThan(STILL);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.locator('[name=captcha]').fill(CAPTCHA);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});

test('what is pressed before the console is there is done when it is', async ({ page }) => {
  const release = await holdParts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Show password' }).click();
  release();
  await expect(page.getByText('Please enter your username!')).toBeVisible();
  await expect(page.locator('[name=password]')).toHaveAttribute('type', 'text');
  await expect(page).toHaveURL('/login');
});

const looks = [
  { host: 'localhost', heading: 'Sign in', title: 'HEMS Partner Portal', label: 'E-mail', accent: '#155fc4' },
  { host: 'orange.localhost', heading: 'Sign in', title: 'HEMS Partner Portal', label: 'E-mail', accent: '#b34700' },
  { host: 'vpp.localhost', heading: '登录', title: '虚拟电厂能源云平台', label: '用户名', accent: '#0a6b6b' },
  {
    host: 'vpp.localhost',
    language: 'en',
    mode: 'dark',
    heading: 'Sign in',
    title: 'Virtual Power Plant Energy Cloud',
    label: 'User name',
    accent: '#55cfc4',
  },
];

for (const { host, language, mode, heading, title, label, accent } of looks) {
  test(`the form has brand, language and colors of ${host}${language ? ` in ${mode} ${language}` : ''} before the console is there, and nothing moves`, async ({
    page,
  }) => {
    const origin = `http://${host}:${PORT}`;
    if (language) {
      await page.goto(`${origin}/brands.json`);
      await page.evaluate(
        ([chosen, look]) =>
          Object.assign(localStorage, { 'console.language': JSON.stringify(chosen), 'console.theme': look }),
        [language, mode],
      );
    }
    const release = await holdParts(page);
    await page.goto(`${origin}/login`, { waitUntil: 'commit' });
    const stands = async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(title);
      await expect(page.getByLabel(label)).toBeVisible();
      expect(await page.locator('.signin').evaluate((one: HTMLElement) => one.style.getPropertyValue('--accent'))).toBe(
        accent,
      );
    };
    await stands();
    release();
    await taken(page);
    await expect(page.locator('.signin-picture img')).toBeVisible();
    await stands();
    expect(await shifts(page)).toBeLessThan(STILL);
  });
}

test('the picture of the form is there before what draws it, stays, and what is pressed meanwhile is done', async ({
  page,
}) => {
  const release = await holdParts(page, /\/assets\/drawing-[^/]+\.js$/);
  let pictures = 0;
  page.on('request', (request) => (pictures += request.url().endsWith('/auth/captcha') ? 1 : 0));
  await page.goto('/login', { waitUntil: 'commit' });
  const picture = page.locator('.signin-picture img');
  await expect(picture).toBeVisible();
  await picture.evaluate((image) => image.setAttribute('data-own', 'yes'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  release();
  await expect(page.getByText('Please enter your username!')).toBeVisible();
  await expect(picture).toHaveAttribute('data-own', 'yes'); // drawn by React as it stood there
  expect(pictures).toBe(1);
  expect(await shifts(page)).toBeLessThan(STILL);
});

test('nobody who is signed in sees the form', async ({ page }) => {
  await page.goto('/brands.json');
  await page.evaluate(() =>
    localStorage.setItem(
      'console.session',
      JSON.stringify({ accessToken: 'x', userId: '1', userName: 'x', account: 'x' }),
    ),
  );
  const release = await holdParts(page);
  await page.goto('/platform/user', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeEmpty();
  release();
});
