import type { Page, Request } from '@playwright/test';
import { admin } from './support/accounts';
import { visit } from './support/console';
import { envelope, fulfil } from './support/faults';
import { expect, test } from './support/test';

const palette = (page: Page) => page.getByRole('combobox', { name: 'Go to a page, a record or an action' });
const group = (page: Page, name: string) => page.getByRole('listbox').getByRole('group', { name, exact: true });
const HOMES = '/homeManagement/home';

/** The owner's e-mail of the first home, and where its row leads. */
async function firstHome(page: Page): Promise<{ readonly email: string; readonly address: string }> {
  await visit(page, HOMES, admin, 'Homes');
  const home = page.getByRole('row').nth(1);
  const email = (await home.getByRole('cell').filter({ hasText: '@' }).textContent()) ?? '';
  return { email: email.trim(), address: (await home.getByRole('link').first().getAttribute('href')) ?? '' };
}

/** Calls of services that the page makes from here on. */
function callsOf(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.method() === 'POST') calls.push(request);
  });
  return calls;
}

test('a home is opened by a part of its e-mail: Ctrl K, the text, Enter, typed at once', async ({ page }) => {
  const { email, address } = await firstHome(page);
  await visit(page, '/platform/user', admin, 'Users');
  let letIn = () => {};
  const typed = new Promise<void>((resolve) => (letIn = resolve));
  await page.route('**/assets/Palette-*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type(email.slice(1, -2));
  await page.keyboard.press('Enter');
  letIn();
  await expect(page).toHaveURL((url) => url.href.endsWith(address));
});

test('records are found in every list with a search, with the value that matched, and the way to all of them', async ({
  page,
}) => {
  const { email } = await firstHome(page);
  const domain = email.slice(email.indexOf('@'));
  const calls = callsOf(page);
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
  await page.keyboard.type('@');
  await expect(page.getByText('Nothing matches “@”')).toBeVisible();
  // nobody has searched yet; what the list behind still loads are no searches
  expect(calls.map((one) => one.url()).filter((url) => !url.endsWith('/sys/country'))).toEqual([]);

  await page.keyboard.type(domain.slice(1));
  const homes = group(page, 'Homes');
  await expect(homes.getByRole('option').first()).toContainText(domain);
  await expect(homes.getByRole('option')).toHaveCount(4);
  const all = homes.getByRole('option', { name: /^All \d+ in Homes$/ });
  const count = /\d+/.exec((await all.textContent()) ?? '')?.[0] ?? '';
  await all.click();
  await expect(page).toHaveURL(new RegExp(`${HOMES}\\?filter=`));
  await expect(page.getByText(`${count} in total`)).toBeVisible();
  await expect(page.getByRole('searchbox', { name: /^Search in/ })).toHaveValue(domain);
});

test('lists that fail are told in a line, and no other list suffers from it', async ({ page }) => {
  const { email } = await firstHome(page);
  await page.route(/\/web\/(?:leads\/page|user\/list)$/, (route) => fulfil(route, envelope(null, '500')));
  await page.keyboard.press('Control+k');
  await page.keyboard.type(email);
  await expect(group(page, 'Homes').getByRole('option').first()).toBeVisible();
  await expect(page.getByText('2 lists did not answer')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('pages with Chinese names are found by how they are read', async ({ page }) => {
  await visit(page, '/platform/user', admin, 'Users');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('czrz');
  await expect(page.getByRole('option', { selected: true })).toContainText('操作日志');
});

test('a record and a view are marked, and a view is the page the console opens with', async ({ page }) => {
  await visit(page, '/platform/user', admin, 'Users');
  const person = page.getByRole('row').nth(1).getByRole('link').first();
  const name = (await person.textContent()) ?? '';
  await person.click();
  const star = page.getByRole('main').getByRole('button', { name: 'Favorite record' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  const marked = page.getByRole('list', { name: 'Favorites' });
  await expect(marked.getByRole('link', { name })).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Views' }).click();
  const views = page.getByRole('dialog', { name: 'Views' });
  await views.getByRole('menuitem', { name: 'Save as a new view…' }).click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Mine');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await views.getByRole('menuitem', { name: 'Keep the view among the favorites' }).click();
  await views.getByRole('menuitem', { name: 'Open the console here' }).click();
  await expect(views.getByRole('menuitem', { name: 'No longer open the console here' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(marked.getByRole('link')).toHaveText([name, 'Mine']);

  await page.goto('/platform/role');
  await page.goto('/');
  await expect(page).toHaveURL(/\/platform\/user\?.*view=/);
  await expect(page.getByRole('button', { name: 'Mine', exact: true })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(group(page, 'Favorites').getByRole('option')).toHaveText([new RegExp(`^${name}`), /^Mine/]);
});

test('what came since one was last on the overview is told until it is marked as seen', async ({ page }) => {
  await visit(page, '/platform/user', admin, 'Users');
  const alarms = (total: number) =>
    page.route(/\/iemscloud\/alarm\/web\//, async (route) => {
      const reply = await route
        .fetch()
        .then(async (response) => ({
          response,
          answer: (await response.json()) as { data: { totalSize?: number } | null },
        }))
        .catch(() => undefined); // one on its way, or not read yet, while the page is left
      if (!reply) return;
      const { response, answer } = reply;
      const counts = answer.data !== null && typeof answer.data.totalSize === 'number';
      await route.fulfill({
        response,
        json: counts ? { ...answer, data: { ...answer.data, totalSize: total } } : answer,
      });
    });
  await alarms(40);
  await visit(page, '/pv/report/stationPower', admin, /./);
  await page.locator('[data-shortcut="home"]').click();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Alarms · Active/ }).first()).toContainText('40');
  await expect(main.getByText(/^More since/)).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await alarms(43);
  await page.reload();
  await expect(main.getByText(/^More since/)).toBeVisible();
  await expect(main.getByRole('link', { name: /^\+3 Alarms · Active/ })).toBeVisible();
  await page.reload();
  await main.getByRole('button', { name: 'Mark as seen' }).click();
  await expect(main.getByText(/^More since/)).toHaveCount(0);
  await page.reload();
  await expect(main.getByRole('link', { name: /^Alarms · Active/ }).first()).toContainText('43');
  await expect(main.getByText(/^More since/)).toHaveCount(0);
});
