import {
  accuracyFloor,
  forecastErrors,
  percentShares,
  slotAccuracy,
  type Foreseen,
} from '@schemas/hems/parts/forecastErrors';
import { wallClockAt } from '@/schema/dates';
import type { Locale, Text } from '../../../core/texts';
import { pageOf } from '../../../crud/listAnswers';
import type { ForecastOf } from '../../../world/model';
import { countDays, type Days } from '../home/energy/days';
import { KW, PERCENT, PRICE, sent } from '../home/energy/homeUnits';
import { accuracyDays, JUDGED, LEADS, type AccuracySlot } from './accuracyDays';
import type { Customer } from './customer';

const unitOf = (of: ForecastOf): string => (of === 'buy' || of === 'sell' ? PRICE : KW);
const HOUR = 3_600_000;

export const pairsAt = (slots: readonly AccuracySlot[], lead: number): Foreseen[] =>
  slots.flatMap(({ actual, values }) => {
    const forecast = values[lead] ?? null;
    return actual === null || forecast === null ? [] : [{ forecast, actual }];
  });

interface Bar {
  /** `yyyy-MM-dd`, of a year `yyyy-MM`. */
  readonly label: string;
  readonly slots: readonly AccuracySlot[];
}

/** The bars of some days: days up to three months, months beyond. */
export function accuracyBars(customer: Customer, of: ForecastOf, days: Days): Bar[] {
  const all = accuracyDays(customer, of, days);
  if (countDays(days) <= 93) return all.map(({ day, slots }) => ({ label: day, slots }));
  return [...new Set(all.map(({ day }) => day.slice(0, 7)))].map((label) => ({
    label,
    slots: all.filter(({ day }) => day.startsWith(label)).flatMap(({ slots }) => slots),
  }));
}

const CARDS: Readonly<Record<string, Text>> = {
  avgAccuracy: { en: 'Average accuracy', zh: '平均准确率' },
  maxAccuracy: { en: 'Highest accuracy', zh: '最高准确率' },
  minAccuracy: { en: 'Lowest accuracy', zh: '最低准确率' },
  avgMae: { en: 'Average MAE', zh: '平均MAE' },
  bias: { en: 'Bias', zh: '平均偏差' },
  rmse: { en: 'RMSE', zh: '均方根误差' },
  count: { en: 'Samples', zh: '样本数' },
};

const ACCURACY_STEPS = [0, 60, 70, 80, 90, 100];
const MAE_STEPS = [0, 20, 40, 60, 80, 100];

function intervals(values: readonly number[], isMae: boolean): object[] {
  const steps = isMae ? MAE_STEPS : ACCURACY_STEPS;
  const names = steps
    .slice(0, -1)
    .map((from, place) => `${from}-${steps[place + 1]}`)
    .concat(isMae ? ['>=100'] : []);
  const counts = names.map(
    (_, place) =>
      values.filter(
        (value) =>
          value >= (steps[place] ?? 0) && (place === names.length - 1 || value < (steps[place + 1] ?? Infinity)),
      ).length,
  );
  const shares = percentShares(counts);
  return names.map((interval, place) => ({ interval, count: counts[place], percent: shares[place] }));
}

/** Accuracy or error of a single value, of the forecast a period is judged by. */
function slotValues(slots: readonly AccuracySlot[], isMae: boolean): number[] {
  const pairs = pairsAt(slots, JUDGED);
  const floor = accuracyFloor(pairs.map(({ actual }) => actual));
  return pairs.flatMap((pair) => (isMae ? Math.abs(pair.forecast - pair.actual) : (slotAccuracy(pair, floor) ?? [])));
}

/** H-066 to H-069: how good forecasts were, bar by bar, with what was foreseen and what came beside it. */
export function accuracyAnswer(customer: Customer, of: ForecastOf, days: Days, isMae: boolean, locale: Locale) {
  const bars = accuracyBars(customer, of, days);
  const unit = unitOf(of);
  const errors = bars.map(({ slots }) => forecastErrors(pairsAt(slots, JUDGED)));
  const whole = forecastErrors(bars.flatMap(({ slots }) => pairsAt(slots, JUDGED)));
  const known = errors.flatMap(({ accuracy }) => accuracy ?? []);
  const mean = (slots: readonly AccuracySlot[], pick: (pair: Foreseen) => number): number | null => {
    const pairs = pairsAt(slots, JUDGED);
    return pairs.length === 0 ? null : pairs.reduce((sum, pair) => sum + pick(pair), 0) / pairs.length;
  };
  const cards: readonly (readonly [key: string, value: number | null, unit: string])[] = [
    ['avgAccuracy', whole.accuracy, PERCENT],
    ['maxAccuracy', known.length > 0 ? Math.max(...known) : null, PERCENT],
    ['minAccuracy', known.length > 0 ? Math.min(...known) : null, PERCENT],
    ['avgMae', whole.mae, unit],
    ['bias', whole.bias, unit],
    ['rmse', whole.rmse, unit],
    ['count', whole.count, ''],
  ];
  const series = (en: string, zh: string, dataKey: string, own: string, list: readonly (number | null)[]) => ({
    name: { en, zh }[locale],
    dataKey,
    unit: own,
    list: list.map(sent),
  });
  return {
    timeZone: customer.zone,
    dataList: cards.map(([dataKey, value, own]) => ({
      name: CARDS[dataKey]?.[locale],
      value: sent(value),
      unit: own,
      dataKey,
    })),
    xlist: bars.map(({ label }) => label),
    ylist: [
      isMae
        ? series(
            'MAE',
            'MAE',
            'mae',
            unit,
            errors.map(({ mae }) => mae),
          )
        : series(
            'Accuracy rate',
            '准确率',
            'accuracy',
            PERCENT,
            errors.map(({ accuracy }) => accuracy),
          ),
      series(
        'Forecast',
        '预测值',
        'forecast',
        unit,
        bars.map(({ slots }) => mean(slots, ({ forecast }) => forecast)),
      ),
      series(
        'Actual',
        '实际值',
        'actual',
        unit,
        bars.map(({ slots }) => mean(slots, ({ actual }) => actual)),
      ),
    ],
    signList: [],
    percentList: intervals(
      bars.flatMap(({ slots }) => slotValues(slots, isMae)),
      isMae,
    ),
  };
}

/** 0 no value, 1 normal, 2 deviating, 3 severely deviating: by a tenth and a quarter of the day's range. */
function stateOf(forecast: number | null, actual: number | null, floor: number): number {
  if (forecast === null || actual === null) return 0;
  const off = Math.abs(forecast - actual);
  return off <= 2 * floor ? 1 : off <= 5 * floor ? 2 : 3;
}

/** A row of the slot table: the forecasts of a quarter of an hour by the moment each was made. */
export function slotRow(customer: Customer, { at, actual, values }: AccuracySlot, floor: number) {
  const { zone } = customer;
  const known = values.flatMap((forecast) => (forecast === null || actual === null ? [] : [{ forecast, actual }]));
  const accuracies = known.flatMap((pair) => slotAccuracy(pair, floor) ?? []);
  return {
    timePoint: wallClockAt(new Date(at), zone),
    times: LEADS.map((lead) => wallClockAt(new Date(at - lead * HOUR), zone)),
    forecastValues: values.map(sent),
    actualValues: values.map(() => sent(actual)),
    accuracy: sent(
      accuracies.length === 0 ? null : accuracies.reduce((sum, value) => sum + value, 0) / accuracies.length,
    ),
    mae: sent(forecastErrors(known).mae),
    statuss: values.map((value) => stateOf(value, actual, floor)),
  };
}

/** The rows of the bar that is named; of the first one where none is. */
export function slotRows(customer: Customer, of: ForecastOf, days: Days, trade: string) {
  const bars = accuracyBars(customer, of, days);
  const bar = bars.find(({ label }) => trade !== '' && (trade.startsWith(label) || label.startsWith(trade))) ?? bars[0];
  const slots = bar?.slots ?? [];
  const floor = accuracyFloor(slots.flatMap(({ actual }) => actual ?? []));
  return { label: bar?.label ?? '', rows: slots.map((slot) => slotRow(customer, slot, floor)) };
}

export const slotPage = (
  customer: Customer,
  of: ForecastOf,
  days: Days,
  trade: string,
  params: Readonly<Record<string, unknown>>,
) => {
  const { label, rows } = slotRows(customer, of, days, trade);
  return { timeZone: customer.zone, tradeDateTime: label, unit: unitOf(of), ...pageOf(rows, params) };
};

/** H-070: one quarter of an hour with its forecasts as a curve. */
export function slotDetail(customer: Customer, of: ForecastOf, timePoint: string, locale: Locale) {
  const day = timePoint.slice(0, 10);
  const found = slotRows(customer, of, { startDate: day, endDate: day }, day).rows.find(
    (row) => row.timePoint?.slice(0, 16) === timePoint.slice(0, 16),
  );
  const unit = unitOf(of);
  return {
    timePoint,
    cusUserId: customer.user.cusUserId,
    accuracy: found?.accuracy ?? null,
    mae: found?.mae ?? null,
    unit,
    times: found?.times ?? [],
    forecastValues: found?.forecastValues ?? [],
    actualValues: found?.actualValues ?? [],
    xlist: found?.times ?? [],
    ylist: found
      ? [
          { name: { en: 'Forecast', zh: '预测值' }[locale], dataKey: 'forecast', unit, list: found.forecastValues },
          { name: { en: 'Actual', zh: '实际值' }[locale], dataKey: 'actual', unit, list: found.actualValues },
        ]
      : [],
  };
}
