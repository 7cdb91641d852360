import { expect, it } from 'vitest';
import { isoMoment } from './isoMoment';

it.each([
  ['2026-10-01 08:00:00', 'Europe/Berlin', '2026-10-01T08:00:00+02:00'],
  ['2026-12-01 08:00:00', 'Europe/Berlin', '2026-12-01T08:00:00+01:00'],
  ['2026-10-25 02:30:00', 'Europe/Berlin', '2026-10-25T02:30:00+02:00'],
  ['2026-03-29 02:30:00', 'Europe/Berlin', '2026-03-29T03:30:00+02:00'],
  ['2026-07-01 00:00:00', 'America/St_Johns', '2026-07-01T00:00:00-02:30'],
  ['2026-07-01 00:00:00', 'Asia/Kolkata', '2026-07-01T00:00:00+05:30'],
])('%s in %s is %s', (wall, zone, iso) => expect(isoMoment(wall, zone)).toBe(iso));

it.each(['2026-10-01', '', null, 7, '2026-10-01T08:00:00Z', '2026-13-01 08:00:00'])('%j stays as it is', (value) =>
  expect(isoMoment(value, 'Europe/Berlin')).toBe(value),
);
