import { expect, type Download, type Locator, type Page } from '@playwright/test';
import { CAPTCHA, PASSWORD } from './accounts';
import { address } from './address';
import { sharedSession, type Session } from './backend';

interface Given {
  readonly password?: string;
  readonly captcha?: string;
}

/** Fills the sign-in form of the e-mail variant and sends it with Enter, as people do. */
export async function fillSignIn(
  page: Page,
  account: string,
  { password = PASSWORD, captcha = CAPTCHA }: Given = {},
): Promise<void> {
  await page.getByLabel(/^(E-mail|用户名|User name)/).fill(account);
  await page.getByLabel(/^(Password|密码)$/).fill(password);
  await page.getByLabel(/^(Verification code|验证码)$/).fill(captcha);
  await page.getByLabel(/^(Verification code|验证码)$/).press('Enter');
}

/** Signs in by the form, at the place where the browser is sent to. */
export async function signIn(page: Page, account: string, password = PASSWORD): Promise<void> {
  await page.goto(address('/login'));
  await fillSignIn(page, account, { password });
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Opens a page of the console for somebody who has signed in already, from nothing or from wherever the browser is. */
export async function open(page: Page, path: string, who: string | Session): Promise<void> {
  const session = typeof who === 'string' ? await sharedSession(who) : who;
  if (!page.url().startsWith('http')) await page.goto('/brands.json');
  await page.evaluate((value) => localStorage.setItem('console.session', JSON.stringify(value)), session);
  await page.goto(path);
}

/**
 * Goes to another page inside of the running console, as a link of it does: without loading it again, which takes a
 * second.
 */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Opens a page as `open` does and waits for its heading. */
export async function visit(page: Page, path: string, who: string | Session, heading: string | RegExp): Promise<void> {
  await open(page, path, who);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/**
 * What the next call whose path ends so is answered, read on its way: once the page has it the browser may let go of
 * it. The same as the page gets.
 */
export function nextAnswer(page: Page, ending: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    void page.route(
      ({ pathname }) => pathname.endsWith(ending),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response });
        response.json().then(resolve, reject);
      },
      { times: 1 },
    );
  });
}

/** Saves a list from the menu of its export: made here in a format, or by the server. */
export async function exported(
  page: Page,
  button: Locator,
  way: 'CSV' | 'Excel (xlsx)' | 'File from the server',
): Promise<Download> {
  await button.click();
  const file = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: way, exact: true }).click();
  return file;
}

/** The row of a table or tree that contains the text. */
export function row(page: Page, text: string | RegExp): Locator {
  return page.getByRole('row').filter({ hasText: text });
}

/** Starts an action of a row: one that stands in it, or one of its menu. */
export async function rowAction(page: Page, text: string | RegExp, action: string): Promise<void> {
  const own = row(page, text);
  await expect(own).toBeVisible();
  const inline = own
    .getByRole('button', { name: new RegExp(`^${action} `) })
    .or(own.getByRole('link', { name: new RegExp(`^${action} `) }));
  if (await inline.count()) return inline.click();
  await own.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

export async function search(page: Page, filter: string, text: string): Promise<void> {
  const box = page.getByRole('search').getByLabel(filter, { exact: true });
  await box.fill(text);
  await box.press('Enter');
}

/** Searches the list until the one record meant is left: nothing moves any more below what is pressed next. */
export async function narrowTo(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: /^Search in/ }).fill(text);
  // the answer to the search, not the list before it
  await expect(page.getByText('1 in total', { exact: true })).toBeVisible();
  await expect(row(page, text)).toHaveCount(1);
}

/** Chooses from a list box by its label. */
export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

/** The message of the console that contains the text. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByRole('region', { name: /^(Messages|消息)/ }).getByText(text);
}

/** Opens the menu of the signed-in user and chooses from it. */
export async function userMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page
    .getByRole('dialog', { name: /^Account of/ })
    .getByRole('button', { name: item })
    .click();
}
