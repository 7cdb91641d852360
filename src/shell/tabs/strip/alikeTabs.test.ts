import { expect, it } from 'vitest';
import { alikeTabs } from './alikeTabs';

it('tells which tabs are called alike on different platforms', () => {
  const alarms = { key: '/a/alarm', name: 'Alarms', platform: 'a' };
  const others = { key: '/b/alarm', name: 'Alarms', platform: 'b' };
  const record = { key: '/a/alarm/7', name: 'Alarms', platform: 'a' };
  const rules = { key: '/a/rule', name: 'Rules', platform: 'a' };
  expect(alikeTabs([alarms, rules, record])).toEqual([]);
  expect(alikeTabs([alarms, rules, record, others])).toEqual([alarms, record, others]);
});
