import { expect, test } from 'vitest';
import { changeRanges, clockChange } from './clockChange';

const iso = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString().slice(0, 16));

test.each([
  ['2026-03-29', 'Europe/Amsterdam', { hours: 23, kind: 'missing', from: '02:00', to: '03:00' }, '2026-03-29T01:00'],
  ['2026-10-25', 'Europe/Amsterdam', { hours: 25, kind: 'doubled', from: '02:00', to: '03:00' }, '2026-10-25T01:00'],
  [
    '2026-10-04',
    'Australia/Lord_Howe',
    { hours: 23.5, kind: 'missing', from: '02:00', to: '02:30' },
    '2026-10-03T15:30',
  ],
  ['2026-04-24', 'Africa/Cairo', { hours: 23, kind: 'missing', from: '00:00', to: '01:00' }, '2026-04-23T22:00'],
])('%s in %s', (day, zone, words, at) => {
  const change = clockChange(day, zone);
  expect(change).toMatchObject(words);
  expect(iso(change?.at)).toBe(at);
});

test.each([
  ['2026-03-28', 'Europe/Amsterdam'],
  ['2026-10-25', 'Asia/Shanghai'],
  ['2026-06-01', 'Asia/Kolkata'],
])('%s in %s is a day as any other', (day, zone) => expect(clockChange(day, zone)).toBeUndefined());

test('both hours of the same name are marked, the missing one by a slit', () => {
  const [doubled] = changeRanges(clockChange('2026-10-25', 'Europe/Amsterdam'), 'twice');
  expect([iso(doubled?.from), iso(doubled?.to), doubled?.label]).toEqual([
    '2026-10-25T00:00',
    '2026-10-25T02:00',
    'twice',
  ]);
  const [missing] = changeRanges(clockChange('2026-03-29', 'Europe/Amsterdam'), 'left out');
  expect([iso(missing?.from), iso(missing?.to)]).toEqual(['2026-03-29T00:55', '2026-03-29T01:05']);
  expect(changeRanges(undefined, '')).toEqual([]);
});
