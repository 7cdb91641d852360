import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { admin } from '../support/accounts';
import { must, sharedSession } from '../support/backend';
import { open } from '../support/console';
import { expect, test } from '../support/test';
import { walkPage, watch } from './walkPage';

interface MenuNode {
  readonly path?: string;
  readonly component?: string;
  readonly children?: readonly MenuNode[];
}

/** Paths of the menus of an area, as the server grants them. */
function pathsIn(nodes: readonly MenuNode[], area: string): string[] {
  return nodes.flatMap(({ path = '', component = '', children = [] }) => [
    ...(component.startsWith(`${area}/`) && path.startsWith('/') && !path.includes(':') ? [path] : []),
    ...pathsIn(children, area),
  ]);
}

const E2E = join(import.meta.dirname, '..');

/** What the other tests say: a page whose address one of them names is opened there, by what people do with it. */
const others = readdirSync(E2E, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => readFileSync(join(E2E, name), 'utf8'))
  .join();

/** What is said where a page could not be shown. */
const FAILED = /could not be loaded|Something went wrong|does not exist|No permission/i;

/** A window in which every block of a page is near. */
test.use({ viewport: { width: 1280, height: 4000 } });

for (const area of ['hems', 'iot', 'cloud', 'statistics', 'contract', 'calculator', 'pv', 'vpp'])
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
    const watched = watch(page);
    await open(page, paths[0] ?? '/', admin);
    const seen: string[] = [];
    for (const path of paths) seen.push(...(await walkPage(page, path, watched)));
    expect(seen.filter((one) => FAILED.test(one) || one.endsWith(': '))).toEqual([]);
    expect(watched.refused).toEqual([]);
  });
