import { addDays, dayOf, startOfDay } from '@/schema/dates';
import type { BackendContext } from '../../../core/context';
import { roundTo } from '../../../core/roundTo';
import type { CrudHooks } from '../../../crud/hooks';
import { tenantId } from '../../../seed/seedCompanies';
import type { Doc } from '../../../store/store';
import { deviceAt, sums } from '../../../world/world';
import { pvSiteOf, pvSites, type PvSite } from '../operation/pvSites';
import { byReadings, byTelemetry, counterAt, METER_DATA, meterRatio, readingOf, READING_NAMES } from './meterDay';

const DAYS = 14;

/** A day is counted again in so many ms. */
const RECOUNT = 3000;
/** Steps of five minutes: an hour. */
const PATCHY = 12;
const idOf = (device: unknown, date: unknown): string => `${String(device)}-${String(date)}`;

/**
 * Readings of the grid meter of each station, day by day: by its telemetry until the day is counted again from its
 * readings, or a person or a file says otherwise, which is kept.
 */
export function meterHooks({ store, clock }: BackendContext): CrudHooks {
  const of =
    <T>(tell: (row: Doc, site: PvSite) => T) =>
    (row: Doc): T | null => {
      const site = pvSiteOf(row.stationId);
      return site ? tell(row, site) : null;
    };
  /**
   * Whether the telemetry of an hour or more of the day never came: what was counted then cannot be relied on until
   * somebody fills it in.
   */
  const isPatchy = (row: Doc): boolean => {
    const site = pvSiteOf(row.stationId);
    if (!site || row.dailyEnergy !== undefined) return false;
    const date = String(row.date);
    const [found] = sums(site, startOfDay(date, site.zone), startOfDay(addDays(date, 1), site.zone), 'all', clock());
    return (found?.lost ?? 0) >= PATCHY;
  };
  const energyOf = of((row, site) => {
    if (typeof row.recountAt === 'number') return byReadings(row, site, clock());
    return typeof row.dailyEnergy === 'number'
      ? row.dailyEnergy
      : (toldBy(row, site) ?? byReadings(row, site, clock()));
  });
  /** The telemetry of a day, where it tells another energy than the readings can show. */
  const toldBy = (row: Doc, site: PvSite): number | null => {
    const [told, read] = [byTelemetry(row, site, clock()), byReadings(row, site, clock())];
    return told !== null && Math.abs(told - read) > meterRatio(site) * 0.02 ? told : null;
  };
  return {
    rows: () =>
      pvSites.flatMap((site) => {
        const meter = deviceAt(site, 'gridMeter', 0);
        const today = dayOf(clock(), site.zone);
        return meter
          ? Array.from({ length: DAYS }, (_, back): Doc => {
              const date = addDays(today, -1 - back);
              const id = idOf(meter.id, date);
              return (
                store.get(METER_DATA, id) ?? {
                  id,
                  tenantId: tenantId(site.tenant),
                  deviceId: meter.id,
                  stationId: site.id,
                  date,
                }
              );
            })
          : [];
      }),
    computed: {
      ...Object.fromEntries(
        READING_NAMES.map((name) => [name, of((row, site) => readingOf(row, site, name, clock()))]),
      ),
      dailyEnergy: energyOf,
      totalEnergy: of(
        (row, site) => row.totalEnergy ?? roundTo(counterAt(site, String(row.date), 'given', clock()) ?? 0, 2),
      ),
      ratio: of((_, site) => meterRatio(site)),
      recalculateStatus: ({ recountAt, ...row }) =>
        typeof recountAt !== 'number'
          ? isPatchy(row)
            ? 'failed'
            : 'none'
          : clock() - recountAt < RECOUNT
            ? 'running'
            : 'done',
    },
    create: ({ row }) => {
      const device = store.get('pv/device', String(row.deviceId));
      return {
        ...row,
        id: idOf(row.deviceId, row.date),
        stationId: row.stationId ?? device?.stationId,
        recountAt: undefined,
      };
    },
    edit: ({ row }) => ({ ...row, recountAt: undefined }),
  };
}

/** A day of some meters was counted again already: the last whose telemetry had told the same. */
export function seedRecounts({ store, clock }: BackendContext): void {
  for (const site of pvSites.slice(0, 3)) {
    const meter = deviceAt(site, 'gridMeter', 0);
    if (!meter) continue;
    const today = dayOf(clock(), site.zone);
    const days = Array.from({ length: DAYS }, (_, back): Doc => {
      const date = addDays(today, -1 - back);
      return {
        id: idOf(meter.id, date),
        tenantId: tenantId(site.tenant),
        deviceId: meter.id,
        stationId: site.id,
        date,
      };
    });
    const whole = days.find(
      (row) =>
        Math.abs(byReadings(row, site, clock()) - (byTelemetry(row, site, clock()) ?? Infinity)) <=
        meterRatio(site) * 0.02,
    );
    if (whole) store.put(METER_DATA, { ...whole, recountAt: clock() - 3_600_000 });
  }
}
