import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { admin } from '../support/accounts';
import { must, sharedSession } from '../support/backend';
import { open } from '../support/console';
import { expect, test } from '../support/test';
import { AREAS, pathsIn, type MenuNode } from './areas';
import { walkPage, watch } from './walkPage';

const E2E = join(import.meta.dirname, '..');

/** What the other tests say: a page whose address one of them names is opened there, by what people do with it. */
const others = readdirSync(E2E, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => readFileSync(join(E2E, name), 'utf8'))
  .join();

/** What is said where a page could not be shown. */
const FAILED = /could not be loaded|Something went wrong|does not exist|No permission/i;

/** A window in which every block of a page is near. */
test.use({ viewport: { width: 1280, height: 4000 }, contextOptions: { reducedMotion: 'reduce' } });

for (const area of AREAS)
  test(`pages of ${area} that no other test names open with their tabs, a record and a form, and are answered`, async ({
    page,
  }) => {
    test.slow(); // many pages
    const { accessToken } = await sharedSession(admin);
    const { productDtoList } = await must<{ productDtoList: readonly { menuList: readonly MenuNode[] }[] }>(
      'GET /menu/routers',
      {},
      accessToken,
    );
    const paths = [...new Set(productDtoList.flatMap(({ menuList }) => pathsIn(menuList, area)))].filter(
      (path) => !others.includes(path),
    );
    test.skip(paths.length === 0, 'other tests name all of them');
    await page.addInitScript(() => localStorage.setItem('console.tabs', 'false')); // a page that was left is gone
    const watched = watch(page);
    await open(page, paths[0] ?? '/', admin);
    const seen: string[] = [];
    for (const path of paths) seen.push(...(await walkPage(page, path, watched)));
    expect(seen.filter((one) => FAILED.test(one) || one.endsWith(': '))).toEqual([]);
    expect(watched.refused).toEqual([]);
  });
