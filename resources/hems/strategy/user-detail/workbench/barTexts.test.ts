import { expect, it } from 'vitest';
import { barTexts, slotTexts } from './barTexts';

const frame = { zone: 'Europe/Helsinki', day: '2026-10-25' };

it('says labels as people do, moments on the clock of the home', () => {
  const long = (...labels: string[]) => barTexts(labels, frame).map((one) => one.long);
  expect(long('2026-10-24', '2026-09', 'Q1')).toEqual(['24 Oct 2026', 'Sep 2026', 'Q1']);
  expect(long('02:45', '03:00', '03:00', '04:00')).toEqual([
    '25 Oct 2026 02:45',
    '25 Oct 2026 03:00 +03:00',
    '25 Oct 2026 03:00 +02:00',
    '25 Oct 2026 04:00',
  ]);
  expect(long('1792886400000', '2026-10-25T02:00:00Z')).toEqual(['25 Oct 2026 03:00 +03:00', '25 Oct 2026 04:00']);
});

it('has little room below a bar', () => {
  const short = barTexts(['2026-10-24', '2026-10-25', '2026-10-26 00:15:00', '2026-11'], frame).map((one) => one.short);
  expect(short).toEqual(['24 Oct', '25 Oct', '26 Oct 00:15', 'Nov 2026']);
  expect(barTexts(['04:00'], frame)[0]?.short).toBe('04:00');
});

it('says a slot with its day, and the hour that comes twice with its offset', () => {
  expect(slotTexts(Date.parse('2026-10-25T01:15:00Z'), frame.zone)).toEqual({
    time: '03:15 +02:00',
    day: '25 Oct 2026',
  });
  expect(slotTexts(Date.parse('2026-10-25T22:30:00Z'), frame.zone)).toEqual({ time: '00:30', day: '26 Oct 2026' });
  expect(slotTexts(undefined, frame.zone)).toBeUndefined();
});
