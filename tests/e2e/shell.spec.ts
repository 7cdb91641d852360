import type { Page } from '@playwright/test';
import { admin, operator } from './support/accounts';
import { open, row, userMenu, visit } from './support/console';
import { expect, test } from './support/test';

const palette = (page: Page) => page.getByRole('combobox', { name: 'Go to a page, a record or an action' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test('the palette finds pages, records and actions by the keyboard, and nothing that is not granted', async ({
  page,
  context,
}) => {
  await visit(page, '/platform/user', admin, 'Users');
  const name = (await page.getByRole('row').nth(1).getByRole('link').first().textContent()) ?? '';
  await page.getByRole('row').nth(1).getByRole('link', { name, exact: true }).click();
  await expect(heading(page, name)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${name} · `));
  await page.goBack();
  await expect(heading(page, 'Users')).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
  await expect(page.getByRole('group', { name: 'Recent records' }).getByRole('option')).toHaveText([new RegExp(name)]);
  await page.keyboard.type('操作日志'); // the other language
  await expect(page.getByRole('option').first()).toContainText('Operation log');
  const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await expect(heading(tab, 'Operation logs').or(heading(tab, 'Operation log'))).toBeVisible();
  await tab.close();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('role');
  await expect(page.getByRole('option', { selected: true })).toContainText('Roles');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('Roles');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Roles')).toBeVisible();
  await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1);

  await page.getByRole('button', { name: 'Go to…' }).click();
  await palette(page).fill('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await open(page, '/', operator);
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await palette(page).fill('New: ');
  await expect(page.getByText('Nothing matches “New:”')).toBeVisible(); // lists only
  await palette(page).fill(name);
  await expect(page.getByRole('option')).toHaveCount(0); // another user's records
});

test('on a phone going back closes the menu, and logging out says that something typed will be lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/platform/user', admin, 'Users');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu(page).getByRole('link', { name: 'Roles' }).click();
  await expect(heading(page, 'Roles')).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Users')).toBeVisible();
  await expect(menu(page)).toHaveCount(0);

  const question = page.getByRole('dialog', { name: 'Log out' });
  await userMenu(page, 'Log out');
  await expect(question).toHaveAccessibleDescription('Are you sure you want to log out?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await visit(page, '/platform/role/create', admin, 'New role');
  await page.getByRole('textbox', { name: 'Description' }).fill('typed by a person');
  await userMenu(page, 'Log out');
  await expect(question).toHaveAccessibleDescription(
    'Are you sure you want to log out? What you typed in open forms has not been saved and will be lost.',
  );
});

test('what cannot be loaded when a key asks for it says so', async ({ page }) => {
  await page.route('**/assets/Palette-*.js', (route) => route.abort());
  await visit(page, '/platform/user', admin, 'Users');
  await page.keyboard.press('Control+k');
  await expect(page.getByText('Part of the console could not be loaded')).toBeVisible();
});

test('what is typed while the palette is on its way is not lost', async ({ page }) => {
  let letIn = () => {};
  const typed = new Promise<void>((resolve) => (letIn = resolve));
  await page.route('**/assets/Palette-*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await visit(page, '/platform/user', admin, 'Users');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('roll');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('es');
  await page.keyboard.press('Enter');
  letIn();
  await expect(heading(page, 'Roles')).toBeVisible();
});

test('shortcuts press what is there, never while somebody types, and can be turned off', async ({ page }) => {
  await visit(page, '/platform/user', admin, 'Users');
  await expect(row(page, 'admin@demo.energy').first()).toBeVisible();
  await page.keyboard.press('.');
  await expect(page.getByText(/^11–/)).toBeVisible();
  await page.keyboard.press(',');
  await expect(page.getByText(/^1–10/)).toBeVisible();
  // its fields come after the rows
  await expect(page.getByRole('search').getByRole('textbox', { name: 'Login account' })).toBeVisible();
  await page.keyboard.press('/');
  const field = page.getByRole('search').locator('input:focus');
  await expect(field).toHaveCount(1);
  await page.keyboard.type('n?[');
  await expect(field).toHaveValue('n?[');
  await field.fill('');
  await heading(page, 'Users').click();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Go to list search')).toBeVisible();
  await page.keyboard.press('n'); // the sheet is in front
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(heading(page, 'New user')).toBeVisible();
  await heading(page, 'New user').click();
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(heading(page, 'Users')).toBeVisible();

  await userMenu(page, 'Keyboard shortcuts');
  await help.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await heading(page, 'Users').click();
  await page.keyboard.press('n');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await expect(page).toHaveURL(/\/platform\/user(?:\?|$)/);

  await visit(page, '/platform/user', operator, 'Users');
  await heading(page, 'Users').click();
  await page.keyboard.press('n'); // not granted: there is no such button
  await expect(page).toHaveURL(/\/platform\/user(?:\?|$)/);
});

test('what a build is made of is named, with its licences', async ({ page, context }) => {
  await visit(page, '/platform/user', admin, 'Users');
  await userMenu(page, 'About this console');
  const about = page.getByRole('dialog', { name: 'About this console' });
  const [notices] = await Promise.all([
    context.waitForEvent('page'),
    about.getByRole('link', { name: 'Licenses of others' }).click(),
  ]);
  await expect(notices.locator('body')).toContainText('Apache ECharts');
});

// covers FR-044, FR-045, FR-046, FR-047, FR-048, FR-050, FS-006, HR-322
test('the menu is 208 or 64 px wide, flies out by pointer and keyboard, and remembers where it was', async ({
  page,
}) => {
  await visit(page, '/platform/user', admin, 'Users');
  const width = () =>
    menu(page).evaluate((element) =>
      Math.round(element.parentElement?.parentElement?.getBoundingClientRect().width ?? 0),
    );
  expect(await width()).toBe(208);
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await expect.poll(width).toBe(64);
  const icon = menu(page).getByRole('button', { name: 'Organization and access' });
  const flyOut = page.getByRole('navigation', { name: 'Organization and access' });
  await icon.hover();
  await expect(flyOut.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
  await page.mouse.move(800, 500);
  await expect(flyOut).toHaveCount(0);

  await icon.focus();
  await page.keyboard.press('ArrowRight');
  await expect(flyOut.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(icon).toBeFocused();
  await page.keyboard.press('Enter');
  await flyOut.getByRole('link', { name: 'Roles' }).press('Enter');
  await expect(heading(page, 'Roles')).toBeVisible();
  await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1);
  await expect(flyOut).toHaveCount(0);

  await page.getByRole('button', { name: /^Platform: / }).click();
  const other = page.getByRole('menuitem', { name: 'Platform administration' });
  const platform = (await other.textContent()) ?? '';
  await other.click();
  await expect(page.getByRole('button', { name: `Platform: ${platform}` })).toBeVisible();
  const there = new URL(page.url()).pathname;
  await page.goto('/');
  await expect(page).toHaveURL(new RegExp(`${there}$`));
  await expect(page.getByRole('button', { name: `Platform: ${platform}` })).toBeVisible();
  await expect.poll(width).toBe(64);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('[');
  await expect.poll(width).toBe(208);
});

test('a long menu stays usable: deep, long names, a thousand entries, and a search', async ({ page }) => {
  await page.route('**/menu/routers', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { productDtoList: { menus?: object[]; menuList?: object[] }[] } };
    const own = body.data.productDtoList.find((one) => JSON.stringify(one).includes('user'));
    const entries = Array.from({ length: 1000 }, (_, index) => ({
      name: `Entry ${index}`,
      nameEn: `Entry ${index}`,
      type: 1,
      path: `/many/${index}`,
      component: `no/${index}`,
    }));
    (own?.menuList ?? own?.menus ?? []).push({
      name: 'Many',
      nameEn: 'Many',
      type: 2,
      path: '/many',
      children: entries,
    });
    await route.fulfill({ response: answer, json: body });
  });
  await visit(page, '/platform/user', admin, 'Users');
  await menu(page).getByRole('button', { name: 'Many' }).click();
  await expect(menu(page).getByRole('link', { name: 'Entry 999' })).toHaveCount(1);
  const search = page.getByRole('searchbox', { name: 'Search the menu' });
  await search.fill('entry 99');
  await expect(menu(page).getByRole('link')).toHaveCount(11);
  await menu(page).getByRole('link', { name: 'Entry 998' }).click();
  await expect(heading(page, 'This page is not available in this version')).toBeVisible();
  await search.press('Escape');
  await expect(menu(page).getByRole('link', { name: 'Entry 998' })).toBeInViewport();
});

test('a new build is announced calmly, and what is typed comes back after the reload', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/platform/user/create', admin, 'New user');
  const answer = await (await page.request.get('/index.html')).text();
  const requests: string[] = [];
  await page.route('**/index.html', (route) => {
    requests.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: answer.replace(/\/assets\/index-[\w-]+\.js/, '/assets/index-next.js'),
    });
  });
  await page.getByRole('textbox', { name: 'User name' }).fill('Half typed');
  const bar = page.getByRole('status').filter({ hasText: 'A new version of the console is ready.' });
  await expect(bar).toHaveCount(0);
  await page.clock.fastForward('06:00');
  await expect(bar).toBeVisible();
  expect(requests).toHaveLength(1);
  await bar.getByRole('button', { name: 'Reload' }).click();
  const question = page.getByRole('status').filter({ hasText: 'Your input will be restored' });
  let calls = 0;
  page.on('dialog', (dialog) => {
    calls += 1;
    void dialog.accept();
  });
  await question.getByRole('button', { name: 'Reload now' }).click();
  await expect(page.getByText('Your earlier input was restored, except passwords.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'User name' })).toHaveValue('Half typed');
  expect(calls).toBe(0);
  await expect(bar).toHaveCount(0);
});

// covers FR-014, FR-015
test('the root font follows the width up to 1920 px, and no text is smaller than 12 px', async ({ page }) => {
  await visit(page, '/platform/user', admin, 'Users');
  for (const [width, root] of [
    [2560, 100],
    [1920, 100],
    [1280, 66.67],
    [360, 18.75],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const sizes = await page.evaluate(() => {
      const texts = [...document.querySelectorAll('body *')].filter((one) =>
        [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      );
      const shown = texts.filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1);
      return {
        root: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
        least: Math.min(...shown.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))),
      };
    });
    expect(sizes.root).toBeCloseTo(root, 1);
    expect(sizes.least).toBeGreaterThanOrEqual(12);
  }
});
