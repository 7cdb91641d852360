import { expect, it } from 'vitest';
import { dateTime, defineResource, enumeration, number, reference, text } from '@/dsl';
import type { AnyRecord } from '@/schema';
import { namesApart } from './namesApart';

const alarm = defineResource({
  name: 'area/alarm',
  api: '/area/alarm',
  fields: {
    time: dateTime(),
    name: text(),
    state: enumeration(['on', 'off']),
    power: number(),
    deviceId: reference('area/device'),
    place: text(),
  },
});
const nameOf = (record: AnyRecord) => String(record['name']);
const hot = (id: string, device: string, place = 'Roof') => ({
  id,
  name: 'Too hot',
  time: id,
  power: Number(id),
  deviceId: `d${id}`,
  place,
  $texts: { deviceId: device },
});

it('records of one name are told apart by the first name beside it that differs', () => {
  const records = [hot('1', 'Inverter 1'), hot('2', 'Inverter 2'), { ...hot('3', 'Inverter 1'), name: 'Off' }];
  expect([...namesApart(alarm, records, nameOf)]).toEqual([
    ['1', 'Inverter 1'],
    ['2', 'Inverter 2'],
  ]);
});

it('by another one where the first is the same, and by nothing where nothing is', () => {
  expect([...namesApart(alarm, [hot('1', 'A', 'Roof'), hot('2', 'A', 'Hall')], nameOf).values()]).toEqual([
    'Roof',
    'Hall',
  ]);
  expect(namesApart(alarm, [hot('1', 'A'), hot('2', 'A')], nameOf).size).toBe(0);
});
