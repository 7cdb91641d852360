import { expect, it } from 'vitest';
import type { MenuEntry } from '@/access/access';
import { countEntries, filterMenu } from './filterMenu';

const entry = (name: string, nameEn: string, children: MenuEntry[] = []): MenuEntry => ({
  key: nameEn,
  name,
  nameEn,
  children,
});
const menu = [
  entry('设备', 'Devices', [entry('电表', 'Meters'), entry('电池', 'Batteries', [entry('告警', 'Alarms')])]),
  entry('用户', 'Users'),
];
const names = (entries: readonly MenuEntry[]): unknown[] =>
  entries.map((one) => (one.children.length > 0 ? [one.nameEn, names(one.children)] : one.nameEn));

it.each([
  ['', [['Devices', ['Meters', ['Batteries', ['Alarms']]]], 'Users']],
  [' ALARM ', [['Devices', [['Batteries', ['Alarms']]]]]],
  ['电', [['Devices', ['Meters', ['Batteries', ['Alarms']]]]]],
  ['device', [['Devices', ['Meters', ['Batteries', ['Alarms']]]]]],
  ['nothing', []],
])('finds %j', (text, found) => {
  expect(names(filterMenu(menu, text))).toEqual(found);
});

it('counts all levels', () => expect(countEntries(menu)).toBe(5));
