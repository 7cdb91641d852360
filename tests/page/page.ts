import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { Locator, pressKeys, user, type Words } from './locator';
import { useConsole } from './openConsole';
import { expect } from './expect';

/** A file that the page saved. */
interface Saved {
  suggestedFilename(): string;
  text(): Promise<string>;
}

/**
 * The console over the reference backend and what people do with it, in the words of the end-to-end tests: for walks
 * that need no browser. They take a fifth of the time.
 */
export function usePage() {
  const shown = useConsole();
  const saved: Saved[] = [];
  beforeEach(() => {
    saved.length = 0;
    const blobs = new Map<string, Blob>();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      const url = `blob:${blobs.size}`;
      if (blob instanceof Blob) blobs.set(url, blob);
      return url;
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      if (!this.hasAttribute('download')) return void fireEvent.click(this);
      const { download, href } = this;
      saved.push({ suggestedFilename: () => download, text: async () => (await blobs.get(href)?.text()) ?? '' });
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const body = new Locator(() => [document.body]);
  return Object.assign(body, {
    ...shown,
    url: shown.address,
    keyboard: {
      press: pressKeys,
      type: (text: string) => user.keyboard(text.replaceAll(/[[{]/g, '$&$&')),
    },
    /** The file that the page saves next. */
    async nextFile(): Promise<Saved> {
      const before = saved.length;
      return vi.waitFor(() => saved[before] ?? expect.fail('no file was saved'), { timeout: 20_000 });
    },
  });
}

export type Page = ReturnType<typeof usePage>;

/** The row of a table or tree that contains the text. */
export const row = (page: Page, text: Words): Locator => page.getByRole('row').filter({ hasText: text });

/** Opens a page from nothing and waits for its heading. */
export async function visit(page: Page, path: string, heading: Words): Promise<void> {
  await page.open(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Starts an action of a row: one that stands in it, or one of its menu. */
export async function rowAction(page: Page, text: Words, action: string): Promise<void> {
  const own = row(page, text);
  await expect(own).toBeVisible();
  const name = new RegExp(`^${action} `);
  const inline = own.getByRole('button', { name }).or(own.getByRole('link', { name }));
  const more = own.getByRole('button', { name: /^More actions/ });
  await expect(inline.or(more).first()).toBeVisible(); // they come once the row stands
  if (await inline.count()) return inline.click();
  await more.click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

export async function search(page: Page, filter: string, text: string): Promise<void> {
  const box = page.getByRole('main').getByRole('textbox', { name: filter, exact: true });
  await box.fill(text);
  await box.press('Enter');
}

/** Searches the list until the one record meant is left. */
export async function narrowTo(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: /^Search in/ }).fill(text);
  await expect(page.getByText('1 in total', { exact: true })).toBeVisible();
  await expect(row(page, text)).toHaveCount(1);
  await page.settled();
}

/** Chooses from a list box by its label. */
export async function choose(page: Page, label: string, option: Words): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

/** The message of the console that contains the text. */
export const toast = (page: Page, text: Words): Locator =>
  page.getByRole('region', { name: /^(Messages|消息)/ }).getByText(text);

/** Saves a list from the menu of its export: made here in a format, or by the server. */
export async function exported(
  page: Page,
  button: Locator,
  way: 'CSV' | 'Excel (xlsx)' | 'File from the server',
): Promise<Saved> {
  await button.click();
  const file = page.nextFile();
  await page.getByRole('menuitem', { name: way, exact: true }).click();
  return file;
}

/** Opens a page as people do: its directories in the side menu, then its entry. */
export async function fromMenu(page: Page, directories: readonly string[], name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const directory of directories) {
    const opener = menu.getByRole('button', { name: directory, exact: true });
    await expect(opener).toBeVisible();
    if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  }
  await menu.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** Carries out an action of a record's page: one that stands there, or one of its menu; `fill` fills its question. */
export async function carryOut(page: Page, label: string, fill?: () => Promise<void>): Promise<void> {
  const button = page.getByRole('button', { name: label, exact: true });
  const more = page.getByRole('button', { name: 'More', exact: true });
  await expect(button.or(more).first()).toBeVisible();
  if (await button.count()) await button.click();
  else {
    await more.click();
    await page.getByRole('menuitem', { name: label, exact: true }).click();
  }
  const dialog = page.getByRole('dialog', { name: label, exact: true });
  await expect(dialog).toBeVisible();
  await fill?.();
  await dialog.getByRole('button', { name: label, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** The rows of the list or the table of figures on view, without its heading. */
export const listed = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('cell').or(page.getByRole('gridcell')) });

/** Finds one record of a list by the search above it, and waits until the list shows it alone. */
export async function findOne(page: Page, field: string, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: `Search in ${field}` }).fill(text);
  await expect(listed(page)).toHaveCount(1);
  await expect(listed(page)).toContainText(text);
}

/** A list with something in it: its first row. */
export async function firstRow(page: Page): Promise<Locator> {
  const first = listed(page).filter({ hasText: /\S/ }).first();
  await expect(first).toBeVisible();
  return first;
}

/** Opens the first record of a list by its name, and waits for its page. */
export async function openFirst(page: Page): Promise<void> {
  const link = (await firstRow(page)).getByRole('link').first();
  const name = (await link.textContent()).trim();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
