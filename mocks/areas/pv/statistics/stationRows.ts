import { addDays, dayOf } from '@/schema/dates';
import type { BackendContext } from '../../../core/context';
import { roundTo } from '../../../core/roundTo';
import type { CrudHooks } from '../../../crud/hooks';
import { tenantId } from '../../../seed/seedCompanies';
import type { Doc, Store } from '../../../store/store';
import type { Sums } from '../../../world/model';
import type { Site } from '../../../world/site';
import { alarms, conditionAt, day as frameOf } from '../../../world/world';
import { wallText } from '../../../core/wallText';
import { pvSiteOf, pvSites } from '../operation/pvSites';
import { stops } from './pvFigures';
import { moreThanTelemetry } from './meterDay';
import { daysOfMonth, sinceBegin, sumsOfDays } from './sumsOf';

const STEP = 300_000;
/** Days the station report goes back. */
const DAYS = 31;

const earned = (found: Sums): number => found.selfUseIncome + found.feedInIncome + found.subsidy;
const hundredths = (value: number | null | undefined): number | null =>
  value === null || value === undefined || !Number.isFinite(value) ? null : roundTo(value, 2);

/** Something of a station for a row about it, rounded as money and energy are kept. */
type Tell = (found: Sums, site: Site) => number | null;
const told = (row: Doc, from: string, to: string, now: number, tell: Tell): number | null => {
  const site = pvSiteOf(row.stationId);
  const found = site && sumsOfDays(site, from, to, now);
  return site && found ? hundredths(tell(found, site)) : null;
};

/** Performance ratio, percent. */
export const prOf: Tell = (found, { pv }) =>
  found.irradiation > 0 && pv ? (found.generation / (pv.peak * found.irradiation)) * 100 : null;
const hoursOf: Tell = (found, { pv }) => (pv ? found.generation / pv.peak : null);

function peakOf(row: Doc, now: number): { readonly power: number; readonly time: string } | undefined {
  const site = pvSiteOf(row.stationId);
  const frame = site && frameOf(site, String(row.date));
  if (!site || !frame) return undefined;
  const over = frame.generation.subarray(0, Math.max(0, Math.min(frame.steps, Math.floor((now - frame.start) / STEP))));
  const power = over.reduce((most, one) => Math.max(most, one), 0);
  return { power, time: wallText(frame.start + (over.indexOf(power) + 1) * STEP, site.zone).slice(11, 16) };
}

/** How much of the sun there is on a clear day came through. */
const weatherOf = (irradiation: number, locale: 'zh' | 'en'): string => {
  const [en, zh] = irradiation > 4.5 ? ['Sunny', '晴'] : irradiation > 2 ? ['Cloudy', '多云'] : ['Overcast', '阴'];
  return locale === 'zh' ? zh : en;
};

/** A day of each station of the last month (`station-report`). */
export function dayRowHooks({ clock, store }: BackendContext): CrudHooks {
  const of = (tell: Tell) => (row: Doc) => told(row, String(row.date), String(row.date), clock(), tell);
  return {
    rows: () =>
      pvSites.flatMap((site) => {
        const today = dayOf(clock(), site.zone);
        return Array.from({ length: DAYS }, (_, back): Doc => ({
          id: `${site.id}-${addDays(today, -back)}`,
          tenantId: tenantId(site.tenant),
          stationId: site.id,
          date: addDays(today, -back),
          currency: site.currency,
        }));
      }),
    computed: {
      weather: (row, _actor, locale) => weatherOf(of(({ irradiation }) => irradiation)(row) ?? 0, locale),
      irradiation: of(({ irradiation }) => irradiation),
      generation: of(({ generation }) => generation),
      selfUse: of(({ selfUse }) => selfUse),
      feedIn: (row) =>
        of(
          ({ pvExport }, site) =>
            pvExport + moreThanTelemetry(store, site, String(row.date), String(row.date), clock()),
        )(row),
      mainsEnergy: of(({ importEnergy }) => importEnergy),
      equivalentHours: of(hoursOf),
      pr: of(prOf),
      peakPower: (row) => hundredths(peakOf(row, clock())?.power),
      peakTime: (row) => peakOf(row, clock())?.time ?? null,
      income: of(earned),
      alarmCount: of(({ from, to }, site) => alarms(site, from, to).length),
      faultHours: of((found, site) => stops(found, site).reduce((sum, { hours }) => sum + hours, 0)),
    },
  };
}

/** Each station as it is now (`centralized-data`). */
export function nowRowHooks({ clock }: BackendContext): CrudHooks {
  const since = (cut: number, tell: Tell) => (row: Doc) => {
    const site = pvSiteOf(row.stationId);
    if (!site) return null;
    const today = dayOf(clock(), site.zone);
    return told(row, `${today.slice(0, cut)}-01`.slice(0, 10), today, clock(), tell);
  };
  const powerOf = (row: Doc): number | null => {
    const site = pvSiteOf(row.stationId);
    const frame = site && frameOf(site, dayOf(clock() - STEP, site.zone));
    return frame ? hundredths(frame.generation[Math.floor((clock() - STEP - frame.start) / STEP)]) : null;
  };
  const troubles = (row: Doc, lasting: boolean): number => {
    const site = pvSiteOf(row.stationId);
    return site
      ? alarms(site, clock() - 86_400_000, clock()).filter(({ to }) => !lasting || to === undefined).length
      : 0;
  };
  const peak = (row: Doc) => pvSiteOf(row.stationId)?.pv.peak ?? 0;
  return {
    rows: () =>
      pvSites.map((site): Doc => ({
        id: site.id,
        tenantId: tenantId(site.tenant),
        stationId: site.id,
        currency: site.currency,
      })),
    computed: {
      capacity: (row) => hundredths(peak(row)),
      power: powerOf,
      loadRate: (row) => hundredths(((powerOf(row) ?? 0) / peak(row)) * 100),
      todayEnergy: since(10, ({ generation }) => generation),
      monthEnergy: since(7, ({ generation }) => generation),
      totalEnergy: (row) => {
        const site = pvSiteOf(row.stationId);
        return site ? hundredths(sinceBegin(site, clock(), ({ generation }) => generation)) : null;
      },
      equivalentHours: since(10, hoursOf),
      pr: since(10, prOf),
      irradiance: (row) => {
        const site = pvSiteOf(row.stationId);
        return site ? roundTo(conditionAt(site, 'irradiance', clock()), 1) : null;
      },
      abnormalCount: (row) => troubles(row, true),
      alarmCount: (row) => troubles(row, false),
      onlineStatus: (row) => Number((pvSiteOf(row.stationId)?.offlineSince ?? Infinity) > clock()),
    },
    summary: { onlineCount: (row) => Number((pvSiteOf(row.stationId)?.offlineSince ?? Infinity) > clock()) },
  };
}

const fee = (value: unknown): number => (typeof value === 'number' ? value : 0);
export const totalFee = (row: Readonly<Record<string, unknown>>): number =>
  roundTo(fee(row.selfUseFee) + fee(row.feedInFee) + fee(row.subsidyFee), 2);

/** What of a month is counted from the world until somebody imports or corrects it. */
export const MONTH_FIGURES: Readonly<Record<string, Tell>> = {
  generation: ({ generation }) => generation,
  selfUse: ({ selfUse }) => selfUse,
  feedIn: ({ pvExport }) => pvExport,
  mainsEnergy: ({ importEnergy }) => importEnergy,
  selfUseFee: ({ selfUseIncome }) => selfUseIncome,
  feedInFee: ({ feedInIncome }) => feedInIncome,
  subsidyFee: ({ subsidy }) => subsidy,
};

/**
 * A figure of a station in a month, as the world knows it and its meters were counted again; what is fed in besides
 * earns what the month's energy did.
 */
export function monthFigure(row: Doc, key: string, now: number, store: Pick<Store, 'all'>): number | null {
  const { from, to } = daysOfMonth(String(row.month));
  const tell = MONTH_FIGURES[key];
  if (!tell) return null;
  const more = (site: Site) => moreThanTelemetry(store, site, from, to, now);
  return told(row, from, to, now, (found, site) => {
    const value = tell(found, site);
    if (key === 'feedIn') return (value ?? 0) + more(site);
    return key === 'feedInFee' && found.pvExport > 0 ? (value ?? 0) * (1 + more(site) / found.pvExport) : value;
  });
}
