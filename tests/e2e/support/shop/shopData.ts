import type { Page, Route } from '@playwright/test';
import { startJsonServer, type JsonServer } from '../../../provider/startJsonServer.mjs';
import { test as base } from '../test';

/** A json-server that really runs, as the page reaches it. */
interface ShopData extends JsonServer {
  /** Answers of its own, before the server is asked; undefined lets it answer. */
  answer?: ((route: Route) => { readonly status: number; readonly json?: object } | undefined) | undefined;
}

async function serve(page: Page, data: ShopData): Promise<void> {
  await page.route('**/shop-data/**', async (route) => {
    const own = data.answer?.(route);
    if (own) return route.fulfill({ json: {}, ...own });
    const { pathname, search } = new URL(route.request().url());
    return route.fulfill({ response: await route.fetch({ url: `${data.origin}${pathname}${search}` }) });
  });
}

/** Tests of pages over a data provider: `shop` is its server. */
export const test = base.extend<{ readonly shop: ShopData }>({
  shop: [
    async ({ page }, use) => {
      const shop: ShopData = await startJsonServer();
      await serve(page, shop);
      await use(shop);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await shop.close();
    },
    { auto: true },
  ],
});
