import { addDays, startOfDay } from '@/schema/dates';
import { isoAt } from '../../../core/isoAt';
import type { Locale, Text } from '../../../core/texts';
import type { Mode, Step } from '../../../energy/model';
import { homeSite } from '../../../world/homeSite';
import type { ForecastOf } from '../../../world/model';
import { buckets } from '../home/energy/buckets';
import type { Chart, Series } from '../home/energy/chartAnswer';
import { DEGREES, KW, PERCENT, PRICE, sent } from '../home/energy/homeUnits';
import type { Customer } from './customer';
import { foreseenDay } from './foreseen';
import { planAhead } from './planAhead';
import type { Run, RunKind } from './strategyRuns';

/** What one quarter of an hour of a strategy chart holds, by `dataKey` 1 to 10 (proposed fields K). */
type Row = Readonly<
  Record<
    'price' | 'solar' | 'grid' | 'battery' | 'charger' | 'heat' | 'load' | 'soc' | 'exportPrice' | 'outdoor',
    number | null
  >
> & { readonly mode: Mode | null };

/**
 * Keys of the series with their units and how they are drawn: 1 solid until now and dashed after, 2 solid, 3 dashed.
 */
const SERIES: readonly (readonly [key: keyof Row, dataKey: string, unit: string, name: Text])[] = [
  ['price', '1', PRICE, { en: 'Purchase price', zh: '购电价' }],
  ['solar', '2', KW, { en: 'Solar', zh: '光伏' }],
  ['grid', '3', KW, { en: 'Grid', zh: '电网' }],
  ['battery', '4', KW, { en: 'Battery', zh: '储能电池' }],
  ['charger', '5', KW, { en: 'EV charger', zh: '充电桩' }],
  ['heat', '6', KW, { en: 'Heat&Cool', zh: '冷暖' }],
  ['load', '7', KW, { en: 'Load', zh: '负荷' }],
  ['soc', '8', PERCENT, { en: 'State of charge', zh: '荷电状态' }],
  ['exportPrice', '9', PRICE, { en: 'Feed-in price', zh: '上网电价' }],
  ['outdoor', '10', DEGREES, { en: 'Temperature', zh: '气温' }],
];

const MODES: Readonly<Record<Mode, number>> = { SU: 1, RT: 2, IDLE: 3 };
const HOUR = 3_600_000;

const mean = (steps: readonly Step[], of: (step: Step) => number): number | null =>
  steps.length === 0 ? null : steps.reduce((sum, step) => sum + of(step), 0) / steps.length;

function toldRow(steps: readonly Step[]): Row {
  return {
    price: mean(steps, ({ buy }) => buy),
    exportPrice: mean(steps, ({ sell }) => sell),
    solar: mean(steps, ({ pv }) => pv),
    grid: mean(steps, (step) => step.import - step.export),
    battery: mean(steps, (step) => step.batteryDischarge - step.batteryCharge),
    charger: mean(steps, (step) => step.charge - step.v2x),
    heat: mean(steps, ({ hvac }) => hvac),
    load: mean(steps, ({ load }) => load),
    soc: steps.at(-1)?.soc ?? null,
    outdoor: mean(steps, ({ outdoor }) => outdoor),
    mode: steps[0]?.mode ?? null,
  };
}

/** The value of each quarter of a day as it was foreseen at a moment. */
function seenAt(
  customer: Customer,
  of: ForecastOf,
  day: string,
  at: number,
  start: number,
): (place: number) => number | null {
  const site = customer.site && homeSite(customer.site);
  return (place) => {
    if (!site) return null;
    const lead = Math.max(0.25, Math.round((start + place * 900_000 - at) / HOUR));
    return foreseenDay(site, of, day, lead)[place] ?? null;
  };
}

/** What a strategy knew and wanted (AI: forecasts from `run` on), or what came of it (actual), by quarters of a day. */
function rowsOf(
  customer: Customer,
  day: string,
  kind: RunKind,
  run: Run,
): { readonly at: number; readonly row: Row }[] {
  const { site } = customer;
  const parts = buckets(customer, { startDate: day, endDate: day }, 'quarter');
  const start = startOfDay(day, customer.zone);
  const told = parts.map(({ at, steps }) => ({ at, row: toldRow(steps) }));
  if (kind === 'actual' || !site) return told;
  const from = parts.findIndex(({ at }) => at >= run.at);
  if (from < 0) return told;
  const [buy, sell, load, solar] = (['buy', 'sell', 'load', 'generation'] as const).map((of) =>
    seenAt(customer, of, day, run.at, start),
  );
  const ahead = parts.slice(from).map(({ planned }, index) => ({
    planned,
    buy: buy?.(from + index) ?? null,
    sell: sell?.(from + index) ?? null,
    load: load?.(from + index) ?? null,
    solar: site.pv ? (solar?.(from + index) ?? null) : 0,
  }));
  const plans = planAhead(
    site,
    told[from - 1]?.row.soc ?? parts[from]?.planned[0]?.soc ?? 50,
    ahead.map((one) => ({ ...one, mode: one.planned[0]?.mode ?? 'IDLE' })),
  );
  return parts.map(({ at, planned }, place) => {
    const one = ahead[place - from];
    const plan = plans[place - from];
    if (place < from || !one || !plan) return told[place] ?? { at, row: toldRow([]) };
    const row: Row = {
      price: one.buy,
      exportPrice: one.sell,
      solar: one.solar,
      load: one.load,
      battery: site.battery ? plan.battery : null,
      soc: site.battery ? plan.soc : null,
      grid: plan.grid,
      charger: null,
      heat: null,
      outdoor: planned[0]?.outdoor ?? null,
      mode: planned[0]?.mode ?? null,
    };
    return { at, row };
  });
}

/** Stretches of the day in which one mode held. */
function rangesOf(rows: readonly { readonly at: number; readonly row: Row }[], zone: string, end: number) {
  const found: { value: number; desc: Mode; startPoint: string; endPoint: string }[] = [];
  let open: { mode: Mode; at: number } | undefined;
  const close = (at: number) => {
    if (open)
      found.push({
        value: MODES[open.mode],
        desc: open.mode,
        startPoint: isoAt(open.at, zone),
        endPoint: isoAt(at, zone),
      });
    open = undefined;
  };
  for (const { at, row } of rows) {
    if (row.mode === (open?.mode ?? null)) continue;
    close(at);
    if (row.mode) open = { mode: row.mode, at };
  }
  close(end);
  return found;
}

const has = ({ site }: Customer, key: string): boolean =>
  key === 'solar' || key === 'exportPrice'
    ? site?.pv !== undefined
    : key === 'battery' || key === 'soc'
      ? site?.battery !== undefined
      : key === 'charger'
        ? site?.charger !== undefined
        : key === 'heat'
          ? site?.hvac !== undefined
          : true;

/** The chart of a strategy as its answer and its file take it. */
export function strategyChart(customer: Customer, day: string, kind: RunKind, run: Run) {
  const { zone, now } = customer;
  const rows = rowsOf(customer, day, kind, run);
  const end = startOfDay(addDays(day, 1), zone);
  const boundary = kind === 'ai' ? run.at : now;
  const series = SERIES.filter(([key]) => has(customer, key)).map(([key, dataKey, unit, desc]): Series => ({
    name: desc.en,
    desc,
    dataKey,
    unit,
    list: rows.map(({ row }) => row[key] as number | null),
  }));
  const chart: Chart = { zone, labels: 'moment', moments: rows.map(({ at }) => at), series, now: boundary, end };
  return { chart, ranges: rangesOf(rows, zone, end) };
}

/** H-046, H-047: `list[{key, value}]`, the shaded modes, the sky of each hour. */
export function strategyAnswer(customer: Customer, day: string, kind: RunKind, run: Run | undefined, locale: Locale) {
  if (!run) return { xlist: [], ylist: [], signList: [], rangeList: [], weatherInfoList: [] };
  const { zone } = customer;
  const { chart, ranges } = strategyChart(customer, day, kind, run);
  const xlist = chart.moments.map((at) => isoAt(at, zone));
  const lineIndex = chart.moments.findLastIndex((at) => at <= (chart.now ?? 0));
  return {
    xlist,
    ylist: chart.series.map(({ desc, unit, dataKey, list }) => ({
      name: desc[locale],
      unit,
      dataKey,
      lineType: dataKey === '10' ? 3 : 1,
      list: list.map((value, place) => ({ key: xlist[place], value: sent(value) })),
    })),
    signList: lineIndex >= 0 && lineIndex < xlist.length - 1 ? [{ name: 'now', lineIndex }] : [],
    rangeList: ranges,
    weatherInfoList: weatherOf(customer, day),
  };
}

/** Temperature and sky of every hour of a day. */
export function weatherOf(customer: Customer, day: string) {
  return buckets(customer, { startDate: day, endDate: day }, 'hour').flatMap(({ at, planned: [step] }) =>
    step
      ? [
          {
            datetime: isoAt(at, customer.zone),
            temperature: Math.round(step.outdoor * 10) / 10,
            unit: DEGREES,
            conditionTag: step.weather,
          },
        ]
      : [],
  );
}
