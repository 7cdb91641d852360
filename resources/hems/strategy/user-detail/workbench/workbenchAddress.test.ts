import { expect, it } from 'vitest';
import { readWorkbench, tradeTime, writeWorkbench } from './workbenchAddress';

const TODAY = '2026-11-26'; // a Thursday

// covers HR-019, HR-020, HR-021, HR-022
it('says everything in its address', () => {
  const query =
    'useId=7&beginDate=2026-11-01&endDate=2026-11-20&type=2&tabValue=4&dateType=0&tradeDateTime=2026-11-03&pageNum=3&timePoint=2026-11-03+10%3A00%3A00';
  const read = readWorkbench(new URLSearchParams(query), TODAY);
  // covers HE-388, HE-389, HE-390, HE-391, HE-392, HE-393
  expect(read).toEqual({
    useId: '7',
    beginDate: '2026-11-01',
    endDate: '2026-11-20',
    type: 2,
    tabValue: 4,
    dateType: 0,
    trade: '2026-11-03',
    pageNum: 3,
    slot: '2026-11-03 10:00:00',
  });
  expect(readWorkbench(writeWorkbench(read), TODAY)).toEqual(read);
});

it('shows this week for an address that says nothing, or nonsense', () => {
  const usual = {
    useId: '',
    beginDate: '2026-11-23',
    endDate: TODAY,
    type: 1,
    tabValue: 1,
    dateType: 1,
    trade: '',
    pageNum: 1,
    slot: '',
  };
  for (const query of [
    '',
    'beginDate=2026-13-01&endDate=x&type=9&tabValue=a&pageNum=-1',
    'beginDate=2026-11-20&endDate=2026-11-01',
  ])
    expect(readWorkbench(new URLSearchParams(query), TODAY)).toEqual(usual);
  expect(readWorkbench(new URLSearchParams('dateType=3'), TODAY).beginDate).toBe('2026-01-01');
});

// covers HR-209
it('gives a label without a year the year of an end of the range', () => {
  const over = (label: string) => tradeTime(label, '2025-12-20');
  expect([over('12-24'), over('1/5'), over('01-05 10:00'), over('2026-01-02'), over('2025-12')]).toEqual([
    '2025-12-24',
    '2026-01-05',
    '2026-01-05 10:00',
    '2026-01-02',
    '2025-12',
  ]);
  expect(tradeTime('10:15', '2026-01-02')).toBe('2026-01-02 10:15');
});
