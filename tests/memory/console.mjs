/* The console in a browser of its own, driven as a person would. */

const ACCOUNT = { account: 'platform_admin', password: 'Energy123', captcha: '1234' };

/**
 * Signs in, with pages kept as tabs or not; resolves {page, end()}. `begin(page)` runs before the first address, for
 * clocks and scripts; without `motion` nothing moves by itself.
 */
export async function openConsole(browser, url, { tabs, motion = false, begin, account = ACCOUNT.account }) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    reducedMotion: motion ? 'no-preference' : 'reduce',
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  await begin?.(page);
  await page.goto(url);
  await page.evaluate((on) => localStorage.setItem('console.tabs', JSON.stringify(on)), tabs);
  for (const [name, value] of Object.entries({ ...ACCOUNT, account })) await page.locator(`[name=${name}]`).fill(value);
  await page.locator('[type=submit]').click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').first().waitFor();
  return { page, end: () => context.close() };
}

/** Goes to a list by the menu and waits until its rows are there and fresh. */
export async function showList(page, path, heading) {
  const answered = page.waitForResponse(
    (response) => response.url().includes('/page') && response.request().method() === 'GET',
  );
  await page.locator(`nav a[href="${path}"]`).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await (await answered).finished();
  await page.locator('main tbody tr:visible').filter({ hasText: /\S/ }).first().waitFor();
}
