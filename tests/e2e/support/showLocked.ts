import type { Page } from '@playwright/test';
import { envelope, fulfil } from './faults';

/**
 * A user or tenant that is locked until it is unlocked: as a cloud that locks answers it. The reference backend locks
 * nobody by itself.
 *
 * @param key what tells its row: an account, an identification
 */
export async function showLocked(page: Page, kind: 'user' | 'tenant', key: string): Promise<void> {
  let isLocked = true;
  await page.route(new RegExp(`/web/${kind}/page`), async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const body = (await response.json()) as { readonly data?: { readonly list?: readonly object[] } };
    const list = body.data?.list?.map((row) =>
      isLocked && JSON.stringify(row).includes(key) ? { ...row, state: 2 } : row,
    );
    await route.fulfill({ response, json: { ...body, data: { ...body.data, list } } });
  });
  await page.route(new RegExp(`/web/${kind}/unlock`), async (route) => {
    isLocked = false;
    await fulfil(route, envelope(null));
  });
}
