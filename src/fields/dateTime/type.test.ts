import { expect, it } from 'vitest';
import { dateTimeType } from './type';

const twice = '2026-10-25 02:30:00';
const context = (record?: object) => ({ locale: 'en', ...(record && { record }) });

it.each([
  [{}, { timeZone: 'Europe/Amsterdam' }, '25 Oct 2026 02:30:00 +02:00 / +01:00'],
  [{ zoneFrom: 'zone' }, { zone: 'Europe/Amsterdam' }, '25 Oct 2026 02:30:00 +02:00 / +01:00'],
  [{}, { timeZone: 'Asia/Shanghai' }, '25 Oct 2026 02:30:00'],
  [{}, {}, '25 Oct 2026 02:30:00'],
  [{}, undefined, '25 Oct 2026 02:30:00'],
])('with %j of %j says both offsets of an hour that comes twice on paper: %s', (options, record, text) => {
  expect(dateTimeType.text(twice, options, context(record))).toBe(text);
});

it('is a time for sheets, and a text with both offsets where its clock shows it twice', () => {
  const cell = (time: string, timeZone: string) => dateTimeType.fileCell?.(time, {}, context({ timeZone }));
  expect(cell(twice, 'Europe/Amsterdam')).toBe('2026-10-25 02:30:00 +02:00 / +01:00');
  expect(cell(twice, 'Asia/Shanghai')).toEqual({ time: twice });
  expect(cell('2026-10-25 03:00:00', 'Europe/Amsterdam')).toEqual({ time: '2026-10-25 03:00:00' });
});
