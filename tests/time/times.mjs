/*
 * Twenty times at which the tests hold, besides the one they take place at: `at` of UTC, with `zone` the process' own.
 * Together they are at every hour of a day in Shanghai or Amsterdam, on both days clocks change there, at ends of
 * months and years, on 29 February and on Sundays. Those of the `sample` are part of every `npm test`. Plain Node.
 */
export const TIMES = [
  { at: '2026-11-26T00:30:00Z', zone: 'UTC', sample: true, why: 'the first hour of a day, late in its month' },
  { at: '2026-11-30T22:59:59Z', zone: 'Europe/Amsterdam', why: 'the last second of a month in Amsterdam' },
  { at: '2026-12-31T15:59:59Z', zone: 'Asia/Shanghai', why: 'the last second of a year in Shanghai' },
  { at: '2026-12-31T23:00:00Z', zone: 'Europe/Amsterdam', why: 'the first moment of a year in Amsterdam' },
  { at: '2027-01-03T05:10:00Z', zone: 'Europe/Amsterdam', why: 'a Sunday morning before sunrise' },
  {
    at: '2027-01-31T18:00:00Z',
    zone: 'Asia/Shanghai',
    why: 'a Sunday in Amsterdam and the end of its month; another month in Shanghai',
  },
  { at: '2027-02-28T16:00:00Z', zone: 'Asia/Shanghai', why: 'midnight after the shortest month in Shanghai' },
  { at: '2027-03-14T10:00:00Z', zone: 'America/Los_Angeles', why: 'the hour that is left out in America' },
  {
    at: '2027-03-28T00:59:59Z',
    zone: 'Europe/Amsterdam',
    why: 'the second before the hour that is left out in Europe',
  },
  { at: '2027-03-28T20:15:00Z', zone: 'Europe/Amsterdam', why: 'the evening of a day of 23 hours' },
  { at: '2026-10-25T00:30:00Z', zone: 'Europe/Amsterdam', why: 'the first of the hour that comes twice' },
  {
    at: '2026-10-25T01:30:00Z',
    zone: 'Europe/Amsterdam',
    sample: true,
    why: 'the second of the hour that comes twice',
  },
  { at: '2026-10-25T22:30:00Z', zone: 'Asia/Shanghai', why: 'the evening of a day of 25 hours' },
  { at: '2027-05-09T12:40:00Z', zone: 'Europe/Amsterdam', why: 'a Sunday afternoon' },
  { at: '2027-06-30T13:45:00Z', zone: 'Asia/Shanghai', why: 'the end of half a year, in the evening in Shanghai' },
  { at: '2027-07-31T21:50:00Z', zone: 'Europe/Amsterdam', why: 'ten minutes before a month ends in Amsterdam' },
  {
    at: '2027-08-15T02:20:00Z',
    zone: 'America/Los_Angeles',
    why: 'a Sunday in Europe and China, a Saturday in America',
  },
  { at: '2027-09-30T10:00:00Z', zone: 'Asia/Shanghai', why: 'the end of a quarter' },
  { at: '2028-02-29T02:05:00Z', zone: 'Europe/Amsterdam', why: '29 February' },
  {
    at: '2028-02-29T16:30:00Z',
    zone: 'Asia/Shanghai',
    sample: true,
    why: '29 February in Amsterdam, the first of March in Shanghai',
  },
];

/** Areas whose records and figures go most by the day: of them the sample runs the contracts. */
export const SAMPLED = ['vpp', 'ticket', 'contract'];
