import { expect, type Page } from '@playwright/test';
import { go } from '../support/console';

/** What a page asked for, and how it was answered. */
export interface Watched {
  /** `POST /path` of calls that were refused or failed. */
  readonly refused: readonly string[];
  /** Resolves once nothing is on its way, and has not been for a moment. */
  settled(): Promise<void>;
}

const QUIET = 60;
/** The longest that a page is waited for: what it asks is written down, and an answer that comes later is read, too. */
const LONGEST = 1500;
const isCall = (url: string): boolean => new URL(url).pathname.startsWith('/api/');

/** Watches the calls of a page. Streams that never end are none. */
export function watch(page: Page): Watched {
  const pending = new Set<object>();
  const refused: string[] = [];
  let last = Date.now();
  const done = (request: object) => {
    pending.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => {
    if (isCall(request.url()) && request.headers().accept !== 'text/event-stream') pending.add(request);
    last = Date.now();
  });
  page.on('requestfailed', done);
  page.on('requestfinished', (request) => {
    done(request);
    if (!isCall(request.url())) return;
    void request
      .response()
      .then(async (response) => {
        const type = response?.headers()['content-type'] ?? '';
        const code = type.includes('json') ? ((await response?.json()) as { code?: string } | null)?.code : '0000';
        // a record may name one that is no longer there
        const isGone = code === '4004' && request.url().includes('/detail');
        if (code !== '0000' && !isGone)
          refused.push(`${request.method()} ${new URL(request.url()).pathname} ${code ?? ''}`);
      })
      .catch(() => undefined); // the browser has let go of it
  });
  const settled = () =>
    expect
      .poll(() => pending.size === 0 && Date.now() - last > QUIET, { timeout: LONGEST, intervals: [30] })
      .toBe(true)
      .catch(() => undefined); // what asks again and again is never quiet
  return { refused, settled };
}

/** Opens every tab of the page that is on view, one after the other. */
async function openTabs(page: Page, { settled }: Watched): Promise<void> {
  const tabs = page.getByRole('main').getByRole('tab');
  for (let place = 0; place < (await tabs.count()); place += 1) {
    const tab = tabs.nth(place);
    if ((await tab.getAttribute('aria-selected')) === 'true' || !(await tab.isEnabled())) continue;
    await tab.click();
    await settled();
  }
}

/** Opens a page, its tabs, the first record of its list with its tabs, and its form. Gives the headings it saw. */
export async function walkPage(page: Page, path: string, watched: Watched): Promise<string[]> {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const look = async (to: string) => {
    await go(page, to);
    await expect(heading.first()).toBeVisible();
    await watched.settled();
    const title = (await heading.first().textContent()) ?? '';
    await openTabs(page, watched);
    return `${to}: ${title}`;
  };
  const seen = [await look(path)];
  const form = page.getByRole('main').locator('a[href$="/create"]').first();
  const create = (await form.count()) > 0 ? await form.getAttribute('href') : null;
  const record = page.getByRole('main').locator('[data-row] a[href*="/show"]').first();
  const href = (await record.count()) > 0 ? await record.getAttribute('href') : null;
  for (const to of [href, create]) if (to !== null) seen.push(await look(to));
  return seen;
}
