import { expect, type Page } from '@playwright/test';

/**
 * Keeps what would be printed: the sheet itself goes when it is printed, a copy of it stays to be looked at. Before the
 * page is opened.
 */
export async function keepPaper(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      for (const old of document.querySelectorAll('.print-view[data-kept]')) old.remove();
      const sheet = document.querySelector('.print-view')?.cloneNode(true);
      if (!(sheet instanceof HTMLElement)) return;
      sheet.dataset.kept = '';
      document.body.append(sheet);
      const before = Number(document.documentElement.dataset.printed ?? 0);
      document.documentElement.dataset.printed = String(before + 1);
    };
  });
}

/** Presses the button that prints and waits for its sheet, the nth since the page was opened. */
export async function print(page: Page, nth = 1): Promise<void> {
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', String(nth));
  await expect(page.locator('.print-view:not([data-kept])')).toHaveCount(0);
}

/** Width and height of each page of paper, in points. */
export async function pagesOnPaper(page: Page): Promise<number[][]> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...size]) => size.map(Number));
}
