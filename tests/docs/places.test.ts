import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PAGES = ['architecture', 'cookbook', 'schema', 'reports', 'views', 'backend'];

/**
 * Places in the project that a page names. Those with a `<name>` in them are patterns; `mocks/menus` begins with the
 * first resource without an area.
 */
const placesIn = (page: string): string[] =>
  [
    ...readFileSync(`docs/${page}.md`, 'utf8').matchAll(
      /`((?:src|schemas|resources|locales|mocks|tests|docs)\/[\w./-]+)`/g,
    ),
  ]
    .map(([, path = '']) => path)
    .filter((path) => !path.includes('depot') && path !== 'mocks/menus');

it.each(PAGES)('docs/%s.md names places that are there', (page) => {
  expect(placesIn(page).filter((path) => !existsSync(path))).toEqual([]);
});
