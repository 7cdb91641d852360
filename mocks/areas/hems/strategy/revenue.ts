import type { Locale, Text } from '../../../core/texts';
import { pageOf } from '../../../crud/listAnswers';
import { forecastErrors } from '@schemas/hems/parts/forecastErrors';
import { totalsOf, costSaving } from '../../../energy/totals';
import type { Step } from '../../../energy/model';
import { buckets } from '../home/energy/buckets';
import { countDays, type Days } from '../home/energy/days';
import { KWH, moneyAt, PRICE, sent } from '../home/energy/homeUnits';
import { pairsAt } from './accuracy';
import { accuracyDays, LEADS } from './accuracyDays';
import type { Customer } from './customer';

/** A row of the bill analysis (proposed fields, revenue-analysis): a day, or a month of a year. */
export interface BillRow {
  readonly date: string;
  readonly figures: Readonly<
    Record<
      | 'purchased'
      | 'exported'
      | 'avgPurchasePrice'
      | 'avgExportPrice'
      | 'purchaseCost'
      | 'exportRevenue'
      | 'netCost'
      | 'planCost'
      | 'baselineCost'
      | 'saving'
      | 'strategyAccuracy'
      | 'capacityPeak',
      number | null
    >
  >;
}

/** The plan of a day is made half a day before. */
const PLANNED = LEADS.indexOf(12);

const per = (of: number, by: number): number | null => (by > 0 ? (of / by) * 100 : null);
const peakOf = (steps: readonly Step[]): number | null =>
  steps.length === 0 ? null : Math.max(...steps.map((step) => step.import));

/** How near the foreseen load and sun of some days came to what came: what the plan could be right about. */
function accuracyOf(customer: Customer, days: Days): number | null {
  const pairs = (['load', 'generation'] as const).flatMap((of) =>
    accuracyDays(customer, of, days).flatMap(({ slots }) => pairsAt(slots, PLANNED)),
  );
  return forecastErrors(pairs).accuracy;
}

function rowOf(customer: Customer, date: string, days: Days, steps: readonly Step[]): BillRow {
  const known = steps.length > 0;
  const sum = totalsOf(steps);
  const accuracy = accuracyOf(customer, days);
  const net = sum.cost - sum.earned;
  const or = (value: number | null) => (known ? value : null);
  return {
    date,
    figures: {
      purchased: or(sum.import),
      exported: or(sum.export),
      avgPurchasePrice: or(per(sum.cost, sum.import)),
      avgExportPrice: or(per(sum.earned, sum.export)),
      purchaseCost: or(sum.cost),
      exportRevenue: or(sum.earned),
      netCost: or(net),
      planCost: or(accuracy === null ? null : net - Math.abs(net) * ((100 - accuracy) / 400)),
      baselineCost: or(sum.baselineCost),
      saving: or(costSaving(sum)),
      strategyAccuracy: accuracy,
      capacityPeak: peakOf(steps),
    },
  };
}

/** Rows of some days: by the day up to three months, by the month beyond. */
export function billRows(customer: Customer, days: Days): BillRow[] {
  const parts = buckets(customer, days, 'day');
  const dayAt = (place: number) => new Date(Date.parse(days.startDate) + place * 86_400_000).toISOString().slice(0, 10);
  if (countDays(days) <= 93)
    return parts.map(({ steps }, place) =>
      rowOf(customer, dayAt(place), { startDate: dayAt(place), endDate: dayAt(place) }, steps),
    );
  const months = [...new Set(parts.map((_, place) => dayAt(place).slice(0, 7)))];
  return months.map((month) => {
    const own = parts.filter((_, place) => dayAt(place).startsWith(month));
    const first = parts.findIndex((_, place) => dayAt(place).startsWith(month));
    return rowOf(
      customer,
      month,
      { startDate: dayAt(first), endDate: dayAt(first + Math.min(own.length, 5) - 1) },
      own.flatMap(({ steps }) => steps),
    );
  });
}

const NAMES: readonly (readonly [key: keyof BillRow['figures'], name: Text, unit: 'kWh' | 'price' | 'money' | '%'])[] =
  [
    ['purchaseCost', { en: 'Purchase cost', zh: '购电费用' }, 'money'],
    ['exportRevenue', { en: 'Feed-in revenue', zh: '上网收益' }, 'money'],
    ['netCost', { en: 'Net cost', zh: '净电费' }, 'money'],
    ['baselineCost', { en: 'Cost without Automatic', zh: '基准电费' }, 'money'],
  ];

/** H-064: cards, chart and rows of the bill analysis. */
export function revenueAnswer(
  customer: Customer,
  days: Days,
  params: Readonly<Record<string, unknown>>,
  locale: Locale,
) {
  const rows = billRows(customer, days);
  const money = moneyAt(customer);
  const known = rows.flatMap(({ figures }) => figures.strategyAccuracy ?? []);
  const costs = rows.flatMap(({ figures }) => figures.netCost ?? []);
  const target = customer.site?.capacityTarget ?? Infinity;
  const charged = buckets(customer, days, 'day').map(({ steps }) => totalsOf(steps).charge);
  const mean = (values: readonly number[]) =>
    values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
  const over = buckets(customer, days, 'quarter').filter(
    ({ steps }) => steps.length > 0 && steps.reduce((sum, step) => sum + step.import, 0) / steps.length > target,
  );
  const page = pageOf(rows.toReversed(), params);
  return {
    timeZone: customer.zone,
    currency: money,
    automatic: {
      strategyAccuracy: { value: sent(mean(known)), unit: '%' },
      costAverage: { value: sent(mean(costs)), unit: money },
      completionRate: {
        value: customer.site?.charger
          ? sent((charged.filter((value) => value > 0.5).length / Math.max(1, charged.length)) * 100)
          : null,
        unit: '%',
      },
      chargeAverage: { value: customer.site?.charger ? sent(mean(charged)) : null, unit: KWH },
      overDue: customer.site?.capacityTarget === undefined ? null : over.length,
      overDueTime: customer.site?.capacityTarget === undefined ? null : over.length * 900,
    },
    xlist: rows.map(({ date }) => date),
    ylist: NAMES.map(([key, name]) => ({
      name: name.en,
      desc: name[locale],
      dataKey: key,
      unit: money,
      list: rows.map(({ figures }) => sent(figures[key])),
    })),
    signList: [],
    ...page,
    list: page.list.map(({ date, figures }) => ({
      date,
      ...Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, sent(value)])),
    })),
    units: { purchased: KWH, avgPurchasePrice: PRICE },
  };
}
