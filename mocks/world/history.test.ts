import { expect, it } from 'vitest';
import { dayRow, knownDays, takeDays } from './history';
import { lastYear } from './lastYear';
import { siteCoded } from './world';

it('days that another thread has summed are those that are summed here', () => {
  const now = Date.UTC(2026, 6, 20);
  const [here, there] = [
    { ...siteCoded('NL-EIN-01'), since: '2026-06-10' },
    { ...siteCoded('NL-EIN-01'), since: '2026-06-10' },
  ];
  dayRow(here, '2026-07-03');
  for (const _ of lastYear(there, now));
  takeDays(here, structuredClone(knownDays(there)));
  expect(knownDays(here)).toEqual(knownDays(there));
  expect(dayRow(here, '2026-07-19')).toEqual(dayRow(there, '2026-07-19'));
});
