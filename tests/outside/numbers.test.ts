import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { deviceData } from '@schemas/pv/statistics/device-data';
import { paste } from '@/energy/slotGrid/paste';
import { fixtureRows, importedRows } from './readFixture';

const NAMES = {
  deviceId: 'Device',
  date: 'Date',
  dailyEnergy: 'Daily generation',
  totalEnergy: 'Meter total',
  forwardStart: 'Forward reading, start',
  forwardEnd: 'Forward reading, end',
  reverseStart: 'Reverse reading, start',
  reverseEnd: 'Reverse reading, end',
};

it('a decimal comma is never a factor of 1,000', async () => {
  vi.setSystemTime('2026-11-24T13:00:00Z'); // the days of the file are over by then
  onTestFinished(() => void vi.useRealTimers());
  const { rows, questions } = importedRows(deviceData, await fixtureRows('p01-decimal-comma.xlsx'), NAMES, [
    'deviceId',
  ]);
  expect(questions).toEqual([]);
  expect(rows.map(({ problems }) => problems)).toEqual([{}, {}]);
  expect(
    rows.map(({ values }) => [
      values.dailyEnergy,
      values.totalEnergy,
      values.forwardStart,
      values.forwardEnd,
      values.reverseStart,
      values.reverseEnd,
    ]),
  ).toEqual([
    [0.285, 12.345, 0.9, 950.5, 0.125, 0.25],
    [0.28, 12.34, 0.9, 950.5, 0.12, 0.25],
  ]);
});

it('a column whose every value reads both ways is a question, and nothing of it is read before the answer', () => {
  const cells = [
    ['Device', 'Date', 'Daily generation'],
    ['a', '2026-11-02', '1,234'],
    ['a', '2026-11-03', '12,500'],
  ];
  const { rows, questions } = importedRows(deviceData, cells, NAMES, ['deviceId']);
  expect(questions).toEqual([{ field: 'dailyEnergy', form: { unit: 'kWh' }, texts: ['1,234', '12,500'] }]);
  expect(rows.map(({ values, problems }) => [values.dailyEnergy, problems.dailyEnergy])).toEqual([
    [undefined, { rule: 'sheetTwofold', args: { text: '1,234', point: 1234, comma: 1.234 } }],
    [undefined, { rule: 'sheetTwofold', args: { text: '12,500', point: 12500, comma: 12.5 } }],
  ]);
});

it('a pasted row that begins with something odd stays where it is', () => {
  const text = readFileSync(new URL('../fixtures/outside/p06-paste-rows.txt', import.meta.url), 'utf8');
  const [first = '', second = ''] = text.split(/\n---\n/);
  const pasted = (line: string) =>
    paste(line, { top: 0, bottom: 0, left: 0, right: 0 }, [Array.from({ length: 12 }, () => 1)], () => false);
  expect(pasted(first)).toMatchObject({
    writes: [0.21, 0.22, 0.23].map((value, at) => ({ row: 0, column: at + 1, value })),
    ignored: { unreadable: [{ row: 0, column: 0, text: '#N/A' }] },
  });
  expect(pasted(second)).toMatchObject({
    writes: [-0.05, 0.21, 0.22, 0.23].map((value, column) => ({ row: 0, column, value })),
    ignored: { unreadable: [] },
  });
});
