import { addDays } from '@/schema/dates/clock';
import { dayOf } from '@/schema/dates/dayOf';
import { startOfDay } from '@/schema/dates/startOfDay';
import type { BackendContext } from '../../core/context';
import { roundTo } from '../../core/roundTo';
import type { CrudHooks } from '../../crud/hooks';
import { tenantId } from '../../seed/seedCompanies';
import type { Doc } from '../../store/store';
import { deviceAt, energyTotal, placedDevice, sums } from '../../world/world';
import type { Site } from '../../world/site';
import { pvSiteOf, pvSites } from '../pvOperations/pvSites';

export const METER_DATA = 'pv/device-data';
const DAYS = 14;
/** Of the current transformers before the meter of a site: larger connections have larger ones. */
export const meterRatio = ({ transformer }: Site): number => ((transformer?.capacity ?? 0) > 3000 ? 120 : 80);

/** A day is counted again in so many ms. */
const RECOUNT = 8000;
/** Steps of five minutes: an hour. */
const PATCHY = 12;
const idOf = (device: unknown, date: unknown): string => `${String(device)}-${String(date)}`;

/** Readings of the grid meter of each station, day by day: counted until a person or a file says otherwise, which is kept. */
export function meterHooks({ store, clock }: BackendContext): CrudHooks {
  const counter = (row: Doc, side: 'taken' | 'given', end: boolean): number | null => {
    const placed = placedDevice(String(row.deviceId));
    if (!placed) return null;
    const at = startOfDay(addDays(String(row.date), end ? 1 : 0), placed.site.zone);
    return roundTo(energyTotal(placed.site, placed.device, side, Math.min(at, clock())), 2);
  };
  const either = (key: string, tell: (row: Doc) => number | null) => (row: Doc) => row[key] ?? tell(row);
  /** Whether the telemetry of an hour or more of the day never came: what was counted then cannot be relied on until somebody fills it in. */
  const isPatchy = (row: Doc): boolean => {
    const site = pvSiteOf(row.stationId);
    if (!site || row.dailyEnergy !== undefined) return false;
    const date = String(row.date);
    const [found] = sums(site, startOfDay(date, site.zone), startOfDay(addDays(date, 1), site.zone), 'all', clock());
    return (found?.lost ?? 0) >= PATCHY;
  };
  const difference = (row: Doc) => roundTo((counter(row, 'given', true) ?? 0) - (counter(row, 'given', false) ?? 0), 2);
  return {
    rows: () =>
      pvSites.flatMap((site) => {
        const meter = deviceAt(site, 'gridMeter', 0);
        const today = dayOf(clock(), site.zone);
        return meter
          ? Array.from({ length: DAYS }, (_, back): Doc => {
              const date = addDays(today, -1 - back);
              const id = idOf(meter.id, date);
              return store.get(METER_DATA, id) ?? { id, tenantId: tenantId(site.tenant), deviceId: meter.id, stationId: site.id, date };
            })
          : [];
      }),
    computed: {
      dailyEnergy: either('dailyEnergy', difference),
      totalEnergy: either('totalEnergy', (row) => counter(row, 'given', true)),
      forwardStart: either('forwardStart', (row) => counter(row, 'taken', false)),
      forwardEnd: either('forwardEnd', (row) => counter(row, 'taken', true)),
      reverseStart: either('reverseStart', (row) => counter(row, 'given', false)),
      reverseEnd: either('reverseEnd', (row) => counter(row, 'given', true)),
      ratio: (row) => { const site = pvSiteOf(row.stationId); return site ? meterRatio(site) : null; },
      recalculateStatus: ({ recountAt, ...row }) => (typeof recountAt !== 'number' ? (isPatchy(row) ? 'failed' : 'none') : clock() - recountAt < RECOUNT ? 'running' : 'done'),
    },
    create: ({ row }) => ({ ...row, id: idOf(row.deviceId, row.date), recountAt: undefined }),
    edit: ({ row }) => ({ ...row, recountAt: undefined }),
  };
}

/** The last days of some meters were counted again already. */
export function seedRecounts({ store, clock }: BackendContext): void {
  for (const site of pvSites.slice(0, 3)) {
    const meter = deviceAt(site, 'gridMeter', 0);
    const date = addDays(dayOf(clock(), site.zone), -1);
    if (meter) store.put(METER_DATA, { id: idOf(meter.id, date), tenantId: tenantId(site.tenant), deviceId: meter.id, stationId: site.id, date, recountAt: clock() - 3_600_000 });
  }
}
