import { expect, it } from 'vitest';
import { seasonText } from './seasonText';

const SEASONS = [
  {
    months: [1, 2, 3, 12],
    periods: [
      { startTime: '00:00', endTime: '08:00', periodType: 'deepValley' },
      { startTime: '08:00', endTime: '24:00', periodType: 'peak' },
    ],
  },
  { months: [4], periods: [{ startTime: '00:00', endTime: '24:00', periodType: 'flat' }] },
];

it('is written in the words of the language, and read back in either', () => {
  expect(seasonText.write(SEASONS, 'en')).toBe(
    '1-3,12: 00:00-08:00 deep valley, 08:00-24:00 peak | 4: 00:00-24:00 flat',
  );
  expect(seasonText.write(SEASONS, 'zh')).toBe('1-3,12: 00:00-08:00 深谷, 08:00-24:00 峰 | 4: 00:00-24:00 平');
  for (const locale of ['en', 'zh'] as const)
    expect(seasonText.read(seasonText.write(SEASONS, locale))).toEqual(SEASONS);
  expect(seasonText.read('４： 0:00～24:00 平段')).toEqual([{ months: [4], periods: SEASONS[1]?.periods }]);
});

it.each(['', 'flat', '13: 00:00-24:00 flat', '1: 00:00-24:00 cheap', '1: 00:00 flat', '3-1: 00:00-24:00 flat'])(
  'is nothing where it cannot be read: %j',
  (text) => expect(seasonText.read(text)).toBeNull(),
);
