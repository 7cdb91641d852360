import { describe, expect, it } from 'vitest';
import type { PaletteEntry } from './paletteEntry';
import { rankEntries } from './rankEntries';

const page = (name: string, other: string, path: string, place = 'Enterprise administration'): PaletteEntry => ({
  key: path,
  group: 'pages',
  name,
  other,
  place,
  path,
});
const entries: readonly PaletteEntry[] = [
  page('Operation log', '操作日志', '/platform/log'),
  page('Users', '用户管理', '/platform/user', 'Enterprise administration / Organization and access'),
  page('End users', '终端用户', '/hems/endUser', 'Homes'),
  page('Café orders', '订单', '/orders', 'Homes'),
  { key: 'recent', group: 'recent', name: 'User One', place: 'Users', path: '/platform/user/1/show' },
  { key: 'dark', group: 'actions', name: 'Appearance: dark', place: '' },
];
const names = (query: string) => rankEntries(entries, query).map(({ entry }) => entry.name);

describe('palette', () => {
  it('puts the beginning before a word inside, and that before the middle', () => {
    expect(names('user')).toEqual(['User One', 'Users', 'End users']);
    expect(names('users')).toEqual(['Users', 'End users', 'User One']);
  });

  it('finds the other language, the path and the application', () => {
    expect(names('日志')).toEqual(['Operation log']);
    expect(names('platform/log')).toEqual(['Operation log']);
    expect(names('homes')).toEqual(['End users', 'Café orders']);
  });

  it('needs every word, wherever it stands', () => {
    expect(names('users homes')).toEqual(['End users']);
    expect(names('user nothing')).toEqual([]);
  });

  it('ignores accents and case and marks what it found', () => {
    const [first] = rankEntries(entries, 'CAFE');
    expect([first?.entry.name, [...(first?.marked ?? [])]]).toEqual(['Café orders', [0, 1, 2, 3]]);
  });

  it('knows initials, but not letters strewn anywhere', () => {
    expect(names('ol')).toContain('Operation log');
    expect(names('eno')).not.toContain('Operation log');
  });

  it('finds Chinese names by how they are read, whole or by initials, and marks them', () => {
    for (const query of ['yonghu', 'yh', 'yhgl', 'yonghugl', 'yonghug']) expect(names(query)).toContain('Users');
    expect(names('caozuorizhi')).toEqual(['Operation log']);
    expect(names('rz')).toEqual(['Operation log']);
    expect(names('hy')).not.toContain('Users');
    const [first] = rankEntries([page('用户管理', 'Users', '/u')], 'yhgl');
    expect([...(first?.marked ?? [])]).toEqual([0, 1, 2, 3]);
  });

  it('tells a guess from what is certain', () => {
    const loose = (query: string) => rankEntries(entries, query).map(({ loose }) => loose);
    expect(loose('ol')[0]).toBe(false); // initials
    expect(rankEntries([page('Load energy analysis', '', '/x')], 'lena')[0]?.loose).toBe(true);
  });

  it('takes how a name is read that is not shown for a guess, which comes after records', () => {
    const third = page('Third-party devices', '第三方设备', '/third');
    expect(rankEntries([third], 'san')[0]?.loose).toBe(true);
    expect(rankEntries([page('第三方设备', 'Third-party devices', '/third')], 'san')[0]?.loose).toBe(false);
    expect(rankEntries([third], 'tpd')[0]?.loose).toBe(false); // initials of what is shown
  });

  it('shows all as they stand without a query', () => {
    expect(names('  ')).toEqual(entries.map((entry) => entry.name));
  });
});
