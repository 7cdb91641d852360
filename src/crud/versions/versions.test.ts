import { describe, expect, it } from 'vitest';
import { date, defineResource, number, reference, rows, text } from '@/dsl';
import { validate, type AnyVersions } from '@/schema';
import { changedFields } from './changedFields';
import { versionResource } from './versionResource';
import { firstMonthOf, isVersionStart, monthAfter } from './versionStart';

const price = defineResource({
  name: 'area/price',
  api: { base: '/price' },
  fields: {
    stationId: reference('area/station', { readOnly: true }),
    effectiveDate: date({ readOnly: true }),
    price: number({ required: true, decimals: 4 }),
    periods: rows({ name: text() }),
  },
  versions: {
    of: 'stationId',
    effective: 'effectiveDate',
    current: { detail: 'POST current/detail', edit: 'POST current/edit' },
    reserved: { detail: 'POST reserved/detail', edit: 'POST reserved/edit', cancel: 'POST cancel' },
  },
});
const versions = price.versions as AnyVersions;

describe('the first day of a version', () => {
  it.each([
    ['2026-11-23', '2026-12'],
    ['2026-12-31', '2027-01'],
  ])('after %s comes %s', (day, month) => expect(monthAfter(day)).toBe(month));

  const now = new Date('2026-11-30T23:30:00Z');
  it.each([
    ['2027-02', 'Europe/Amsterdam', '2027-02'],
    [{ firstMonth: '2027-03-01' }, 'Europe/Amsterdam', '2027-03'],
    [null, 'Europe/Amsterdam', '2027-01'], // there it is December already
    [null, 'America/New_York', '2026-12'],
    ['2020-01', 'America/New_York', '2026-12'],
    [{}, 'America/New_York', '2026-12'],
  ])('the server says %j, the clock is that of %s: from %s', (answer, zone, month) =>
    expect(firstMonthOf(answer, zone, now)).toBe(month),
  );

  it.each([
    ['2026-12-01', true],
    ['2027-06-01', true],
    ['2026-12-02', false],
    ['2026-11-01', false],
    [null, false],
  ])('%s: %s', (day, passes) => expect(isVersionStart(day, '2026-12')).toBe(passes));
});

describe('a resource as one of its versions', () => {
  it('asks for the first day of the reserved one only', () => {
    const [current, reserved] = (['current', 'reserved'] as const).map((key) =>
      versionResource(price, versions, key, '2026-12'),
    );
    expect(current?.form[0]?.fields).toEqual(['price', 'periods']);
    expect(reserved?.form[0]?.fields).toEqual(['effectiveDate', 'price', 'periods']);
    expect(reserved && validate(reserved, { price: 1, effectiveDate: '2026-12-15' }, 'edit')).toEqual({
      effectiveDate: { rule: 'versionStart', args: { month: '2026-12' } },
    });
    expect(reserved && validate(reserved, { price: 1 }, 'edit')).toEqual({ effectiveDate: { rule: 'required' } });
    expect([current?.call('edit')?.path, reserved?.call('edit')?.path, current?.call('page')]).toEqual([
      '/price/current/edit',
      '/price/reserved/edit',
      undefined,
    ]);
  });
});

it('finds what differs, also in tables', () => {
  const before = { price: 1, periods: [{ name: 'a' }], effectiveDate: '2026-01-01' };
  expect(changedFields(price, before, { ...before, periods: [{ name: 'b' }], effectiveDate: '2026-12-01' })).toEqual([
    'periods',
  ]);
  expect(changedFields(price, before, { ...before, price: 1 })).toEqual([]);
});
