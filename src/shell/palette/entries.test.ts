import { describe, expect, it } from 'vitest';
import { buildAccess } from '@/access/buildAccess';
import { pageEntries } from './pageEntries';
import { recentEntries } from './recentEntries';

const menu = (name: string, path: string, component: string, more: object = {}) => ({
  name,
  nameEn: `${name} en`,
  path,
  type: 1,
  component,
  ...more,
});
const access = buildAccess(
  {
    productDtoList: [
      {
        code: 'a',
        name: '应用',
        nameEn: 'App',
        menus: [
          {
            name: '目录',
            nameEn: 'Folder',
            type: 2,
            path: '/f',
            children: [menu('users', 'users', 's/user', { childButtonsPermission: ['create'] })],
          },
        ],
      },
      {
        code: 'b',
        name: 'B',
        nameEn: 'B',
        menus: [
          menu('logs', '/logs', 's/log'),
          { name: 'Help', nameEn: 'Help', type: 1, path: 'https://help.example.com/' },
        ],
      },
    ],
  },
  { schemas: new Set(['s/user', 's/log']), pages: new Set() },
);

describe('what the palette offers', () => {
  it('is every granted page over all applications, the shown one first, in both languages', () => {
    const entries = pageEntries(access, 'en', 'b', (name) => `New: ${name}`);
    expect(entries.map(({ group, name, place, path, href }) => [group, name, place, path ?? href])).toEqual([
      ['pages', 'logs en', 'B', '/logs'],
      ['pages', 'users en', 'App / Folder', '/f/users'],
      ['pages', 'Help', 'B', 'https://help.example.com/'],
      ['create', 'New: users en', 'App / Folder', '/f/users/create'],
    ]);
    expect(entries[1]?.other).toBe('users');
  });

  it('is no record whose page is not granted, and not the one that is shown', () => {
    const record = (path: string) => ({ path, name: path, nameEn: '' });
    const records = ['/f/users/1/show', '/f/users/2/edit', '/gone/1/show', '/f/users/3/show', '/logs'].map(record);
    expect(recentEntries(access, records, '/f/users/3/show', 'en').map(({ path }) => path)).toEqual([
      '/f/users/1/show',
      '/logs',
    ]);
  });
});
