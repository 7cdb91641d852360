import { expect, it } from 'vitest';
import { buildAccess } from './buildAccess';
import { firstBelow } from './firstBelow';

const page = (path: string) => ({ type: 1, name: path, path, component: path.slice(1) });
const access = buildAccess(
  [
    {
      code: 'x',
      menus: [
        '/homes',
        '/homes/detail/second',
        '/homes/detail/first',
        '/homesick',
        '/lists/one',
        '/figures/energy',
      ].map(page),
    },
  ],
  {
    schemas: new Set(['lists/one']),
    reports: new Set(['figures/energy']),
    pages: new Set(['homes', 'homes/detail/second', 'homes/detail/first', 'homesick']),
  },
);

it.each([
  ['/homes/detail', '/homes/detail/second'],
  ['/homes/detail/', '/homes/detail/second'],
  ['/homes/detail/third', undefined],
  ['/homes/det', undefined],
  ['/homesick', undefined],
  ['/lists', undefined],
  ['/figures', '/figures/energy'],
  ['/', undefined],
  ['', undefined],
])('below %s begins %s', (path, first) => expect(firstBelow(access, path)).toBe(first));
