/* One round of a person through the pages of their work. */

const ROW = 'main tbody tr, main li article, main [role=row], main ul > li';
const READY = { list: ROW, figures: 'main [role=application] svg, main canvas, main svg', form: 'main form' };

export const go = (page, path) =>
  page.evaluate((to) => {
    history.pushState(null, '', to); // as a link of the console does
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

export const quiet = (page) =>
  page.waitForFunction(
    () => !document.querySelector('main .MuiSkeleton-root, main [aria-busy=true], main [role=progressbar]'),
  );

/** What a person does on a page, besides looking at it. */
const WORK = {
  list: async (page, turn) => {
    const row = page.locator('main tbody tr a[href]').first();
    if (turn % 3 === 0 && (await row.count())) {
      await row.click();
      await page.locator('main h1').first().waitFor();
      await quiet(page);
      await page.goBack();
      await page.locator(READY.list).first().waitFor();
      await quiet(page);
    }
    const search = page.getByRole('search').getByRole('textbox').first();
    if (!(await search.count())) return;
    await search.fill(turn % 2 === 0 ? 'a' : '');
    await search.press('Enter');
    await quiet(page);
  },
  form: async (page, turn) => {
    const input = page.locator('main form input[type=text]:visible').first();
    if (await input.count()) await input.fill(`Soak ${turn}`);
    if (await input.count()) await input.fill(''); // nothing is left to ask about
  },
  figures: async () => undefined,
};

/** Goes through all pages once; resolves how many steps were made. `think()` is how long a person looks at each. */
export async function round(page, pages, turn, think) {
  for (const { path, kind } of pages) {
    await go(page, path);
    await page.locator('main h1').first().waitFor();
    await page.locator(READY[kind]).first().waitFor();
    await quiet(page);
    await WORK[kind](page, turn);
    await think();
  }
  return pages.length;
}
