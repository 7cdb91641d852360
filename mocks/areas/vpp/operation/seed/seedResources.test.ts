import { expect, it } from 'vitest';
import { memoryStore } from '../../../../store/memoryStore';
import { siteOf } from '../../../../world/world';
import { numberAt } from '../vppDocs';
import { resourceDay } from '../world/resourceDay';
import { seedResources } from './seedResources';

it.each(['2026-01-27', '2026-02-18', '2026-06-08', '2026-09-15'])(
  'takes and gives no more than it is rated for on %s',
  (day) => {
    const rows = seedResources({ store: memoryStore(), clock: () => 0 });
    const over = rows.flatMap((row) => {
      const site = siteOf(row.stationId);
      const powers = (site && resourceDay(site, String(row.resourceType), day)?.power) ?? [];
      const most = Math.max(0, ...powers.map((power) => Math.abs(power ?? 0)));
      return most > numberAt(row, 'ratedPower')
        ? [`${String(row.name)}: ${most} of ${numberAt(row, 'ratedPower')} kW`]
        : [];
    });
    expect(rows.length).toBeGreaterThan(50);
    expect(over).toEqual([]);
  },
);
