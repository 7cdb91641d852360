import { describe, expect, it } from 'vitest';
import { periodOf } from '@/schema/dates/period';
import { ofDevices, ofMonth, ofPeriod, ofToday, type Claim } from './claims';
import { StationReader } from './stationReader';

const NOW = Date.parse('2026-06-15T10:00:00Z');
const ZONE = 'Europe/Amsterdam';
/** With panels, storage, chargers, and several of these. */
const STATIONS = ['Utrecht Zuid', 'Merwede', 'Amersfoort', 'Tilburg Noord', 'Haarlem Noord'];

const read = new StationReader(NOW, ZONE);
const counted = { figures: 0, readings: 0 };

/** What places say otherwise, beyond the last digit that is shown of each row that is added up. */
function differing(claims: readonly Claim[]): object[] {
  return claims.flatMap(({ what, said, rows = 0 }) => {
    const known = Object.fromEntries(Object.entries(said).filter(([, value]) => typeof value === 'number'));
    const values = Object.values(known).map(Number);
    counted.figures += values.length > 1 ? 1 : 0;
    counted.readings += values.length > 1 ? values.length : 0;
    return values.length > 1 && Math.max(...values) - Math.min(...values) > 0.0051 * Math.max(2, rows + 1)
      ? [{ what, ...known }]
      : [];
  });
}

/** The console looks the station up by its name. */
async function stationId(name: string): Promise<string> {
  const [found] = await read.records('cloud/station', { name });
  return found?.id ?? expect.fail(`There is no station ${name}.`);
}

describe.each(STATIONS)('figures of %s are the same wherever they are shown', (name) => {
  it.each([
    ['yesterday', periodOf('day', '2026-06-14')],
    ['last month', periodOf('month', '2026-05-01')],
  ])('%s', async (_, period) => {
    expect(differing(await ofPeriod(read, await stationId(name), period))).toEqual([]);
  });

  it('today, in monitoring and statistics', async () => {
    expect(differing(await ofToday(read, await stationId(name), '2026-06-15'))).toEqual([]);
  });

  it('its devices', async () => {
    expect(differing(await ofDevices(read, await stationId(name)))).toEqual([]);
  });

  it('a month of its panels, and their bills', async () => {
    const id = await stationId(name);
    const panels = await read.records('pv/station', { name });
    expect(differing(panels.length === 0 ? [] : await ofMonth(read, id, '2026-05'))).toEqual([]);
  });
});

it('compares enough to mean something', () => {
  if (process.env.AGREEMENT)
    console.warn(`agreement of stations: ${counted.figures} figures, ${counted.readings} readings`);
  expect(counted.figures).toBeGreaterThan(200);
});
