import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDateTime } from '@/schema';
import { offsetsOf, offsetText } from './offsetText';

it.each([
  ['2026-10-25 02:30:00', 'Europe/Amsterdam', ['+02:00', '+01:00']],
  ['2026-10-25 03:00:00', 'Europe/Amsterdam', ['+01:00']],
  ['2026-03-29 02:30:00', 'Europe/Amsterdam', []],
  ['2026-04-05 01:45:00', 'Australia/Lord_Howe', ['+11:00', '+10:30']],
  ['2026-10-25 02:30:00', 'Asia/Shanghai', ['+08:00']],
  ['2026-10-25 02:30:00', 'Mars/Olympus', []],
  ['soon', 'Europe/Amsterdam', []],
])('%s in %s is %j', (time, zone, offsets) => expect(offsetsOf(time, zone)).toEqual(offsets));

it('is among those of every moment that a clock of any zone shows', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const moment = fc
    .integer({ min: Date.UTC(1990, 0), max: Date.UTC(2037, 0) })
    .map((at) => Math.floor(at / 1000) * 1000);
  fc.assert(
    fc.property(fc.nat(zones.length - 1), moment, (index, at) => {
      const zone = zones[index] ?? 'UTC';
      const shown = readDateTime(new Date(at).toISOString(), zone) ?? '';
      expect(offsetsOf(shown, zone)).toContain(offsetText(at, zone));
    }),
    { numRuns: 500, seed: 20261124 },
  );
});
