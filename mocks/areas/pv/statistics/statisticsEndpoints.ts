import type { Report } from '@/schema';
import { addDays, startOfDay } from '@/schema/dates';
import type { BackendContext } from '../../../core/context';
import { actorOf, textOf, type Incoming } from '../../../core/incoming';
import { Refusal, refuseFields } from '../../../core/refusal';
import { roundTo } from '../../../core/roundTo';
import type { Endpoint } from '../../../core/router';
import { pageOf } from '../../../crud/listAnswers';
import { shownRow, visibleRow, visibleRows } from '../../../crud/rows';
import { reportEndpoints } from '../../../report/reportEndpoints';
import type { Sums } from '../../../world/model';
import { sums } from '../../../world/world';
import { wallText } from '../../../core/wallText';
import { pvSiteOf, type PvSite } from '../operation/pvSites';
import { METER_DATA } from './meterDay';
import { PV } from './reportPaths';
import { daysOfMonth } from './sumsOf';

const MONTHLY = 'pv/monthly-statistics';
const CENTRAL = 'pv/centralized-data';
const DAILY = 'pv/station-daily-report';

/** The station a call names, as far as somebody may see it. */
function stationOf(context: BackendContext, incoming: Incoming): PvSite {
  const resource = context.resources.get('pv/station');
  const row = resource && visibleRow(context, resource, actorOf(incoming), textOf(incoming, 'stationId'));
  const site = row && pvSiteOf(row.id);
  if (!site) throw new Refusal('notFound', { code: '4004' });
  return site;
}

/** One call for two reports: which is meant stands beside what the specification names. */
function performance(context: BackendContext): Endpoint[] {
  const find = (name: string) => {
    const report: Report | undefined = context.reports.get(name);
    return report && reportEndpoints(context, report).find(({ path }) => path === `${PV}/report/performance`);
  };
  const [operation, income] = [find('pv/operation-report'), find('pv/income-report')];
  if (!operation || !income) return [];
  return [
    {
      ...operation,
      need: { menus: ['pv/operation-report', 'pv/income-report'] },
      handle: (incoming) => (incoming.params.reportType === 'income' ? income : operation).handle(incoming),
    },
  ];
}

const CURVES = {
  powerByDay: { key: 'power', unit: 'kW', size: 'quarter', of: ({ generation }: Sums) => generation * 4 },
  powerByHour: { key: 'power', unit: 'kW', size: 'hour', of: ({ generation }: Sums) => generation },
  hourGeneration: { key: 'generation', unit: 'kWh', size: 'hour', of: ({ generation }: Sums) => generation },
  hourConsumption: { key: 'consumption', unit: 'kWh', size: 'hour', of: ({ consumption }: Sums) => consumption },
} as const;

/** A month of a station by its id says which station and month are meant. */
function ofMonth(context: BackendContext, incoming: Incoming): Incoming {
  const resource = context.resources.get(MONTHLY);
  const row = resource && visibleRow(context, resource, actorOf(incoming), textOf(incoming, 'id'));
  return row ? { ...incoming, params: { ...incoming.params, stationId: row.stationId, month: row.month } } : incoming;
}

/** Curves of a day: the one asked for, else the last of the month, else yesterday. */
function curves(context: BackendContext): Endpoint[] {
  return Object.entries(CURVES).map(([path, { key, unit, size, of }]): Endpoint => ({
    method: 'GET',
    path: `${PV}/${path}`,
    need: { menus: [MONTHLY] },
    handle: (incoming) => {
      const request = ofMonth(context, incoming);
      const site = stationOf(context, request);
      const today = wallText(context.clock(), site.zone).slice(0, 10);
      const month = textOf(request, 'month');
      const last = month === '' ? addDays(today, -1) : daysOfMonth(month).to;
      const day = textOf(incoming, 'date') || (last < today ? last : today);
      const rows = sums(
        site,
        startOfDay(day, site.zone),
        startOfDay(addDays(day, 1), site.zone),
        size,
        context.clock(),
      );
      return {
        timeZone: site.zone,
        xlist: rows.map(({ from }) => wallText(from, site.zone)),
        ylist: [
          { name: key, dataKey: key, unit, list: rows.map((row) => (row.known > 0 ? roundTo(of(row), 3) : null)) },
        ],
      };
    },
  }));
}

/** Every station as it is now, beside one of them. */
function others(context: BackendContext): Endpoint {
  return {
    method: 'GET',
    path: `${PV}/centralize/list`,
    need: { menus: [CENTRAL] },
    handle: (incoming) => {
      const resource = context.resources.get(CENTRAL);
      if (!resource) throw new Refusal('notFound', { code: '4004' });
      const rows = visibleRows(context, resource, actorOf(incoming)).map((row) => ({
        ...shownRow(context, resource, row, incoming),
        stationName: pvSiteOf(row.stationId)?.name[incoming.locale],
      }));
      return pageOf(rows, incoming.params);
    },
  };
}

/** Counts days of the meters of a station again. The same days may be counted as often as anybody likes. */
function recalculate(context: BackendContext): Endpoint {
  return {
    method: 'POST',
    path: `${PV}/deviceData/recalculate`,
    need: { menus: [METER_DATA], code: 'recalculate' },
    log: 'other',
    handle: (incoming) => {
      const [from, to] = [textOf(incoming, 'beginDate'), textOf(incoming, 'endDate')];
      if (from === '' || to === '') throw refuseFields({ beginDate: { key: 'fieldRequired' } });
      const site = stationOf(context, incoming);
      const rows = (context.hooks.get(METER_DATA)?.rows?.() ?? []).filter(
        (row) => row.stationId === site.id && String(row.date) >= from && String(row.date) <= to,
      );
      context.store.put(METER_DATA, ...rows.map((row) => ({ ...row, recountAt: context.clock() })));
      incoming.log.content = `${from} - ${to}`;
      return { days: rows.length };
    },
  };
}

/** Counts the day of a station again: its figures are always those of the telemetry there is. */
function refresh(context: BackendContext): Endpoint {
  return {
    method: 'POST',
    path: `${PV}/stationReport/daily/refresh`,
    need: { menus: [DAILY], code: 'refresh' },
    log: 'other',
    handle: (incoming) => {
      const site = stationOf(context, incoming);
      return { stationId: site.id, date: textOf(incoming, 'date'), updateTime: wallText(context.clock(), site.zone) };
    },
  };
}

/** What no schema says of statistics of photovoltaic stations. */
export const statisticsEndpoints = (context: BackendContext): Endpoint[] => [
  ...performance(context),
  ...curves(context),
  others(context),
  recalculate(context),
  refresh(context),
];
