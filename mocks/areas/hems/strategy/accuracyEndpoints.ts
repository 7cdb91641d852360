import { csvText } from '@/schema';
import type { BackendContext } from '../../../core/context';
import { textOf, type Incoming } from '../../../core/incoming';
import type { Endpoint } from '../../../core/router';
import { fileAnswer } from '../../../crud/fileAnswer';
import { reportFile } from '../../../report/answer/reportFile';
import { moneyAt } from '../home/energy/homeUnits';
import type { ForecastOf } from '../../../world/model';
import { accuracyAnswer, accuracyBars, slotDetail, slotPage, slotRow } from './accuracy';
import { ACCURACY_TYPES, LEADS } from './accuracyDays';
import { customerCall, type Customer } from './customer';
import { requestedDays } from './requestedDay';
import { billRows, revenueAnswer } from './revenue';

const CALLS: readonly (readonly [path: string, of: ForecastOf])[] = [
  ['purchasePrice', 'buy'],
  ['exportPrice', 'sell'],
  ['load', 'load'],
  ['generation', 'generation'],
];
const MOST = 7;

const kindOf = (incoming: Incoming): ForecastOf =>
  ACCURACY_TYPES[textOf(incoming, 'accuracyType') || textOf(incoming, 'tabValue') || '1'] ?? 'buy';
const isMae = (incoming: Incoming): boolean => textOf(incoming, 'type') === '2';

/** The forecasts of up to a week as a sheet: what came, a column a lead time, errors. */
function accuracyFile(customer: Customer, incoming: Incoming): Response {
  const of = kindOf(incoming);
  const days = requestedDays(incoming, customer, MOST);
  const { locale } = incoming;
  const head = {
    en: [
      `Local time (${customer.zone})`,
      'Actual',
      ...LEADS.map((lead) => `Forecast ${lead} h before`),
      'Accuracy (%)',
      'MAE',
    ],
    zh: [`本地时间 (${customer.zone})`, '实际值', ...LEADS.map((lead) => `提前${lead}小时预测`), '准确率 (%)', 'MAE'],
  }[locale];
  const rows = accuracyBars(customer, of, days).flatMap(({ slots }) =>
    slots.map((slot) => {
      const row = slotRow(customer, slot, 0);
      return [row.timePoint, row.actualValues[0], ...row.forecastValues, row.accuracy, row.mae].map((value) =>
        String(value ?? ''),
      );
    }),
  );
  return fileAnswer(
    csvText([head, ...rows]),
    `${customer.home.name}_${of}_${days.startDate}_${days.endDate}.csv`,
    'text/csv; charset=utf-8',
  );
}

/** Strategy results and forecast accuracy of a customer user (spec 02 §7). */
export function accuracyEndpoints(context: BackendContext): Endpoint[] {
  const result = 'hems/strategy-result';
  return [
    ...CALLS.map(([path, of]) =>
      customerCall(
        context,
        `ai/accuracy/${path}`,
        (customer, incoming) =>
          accuracyAnswer(customer, of, requestedDays(incoming, customer), isMae(incoming), incoming.locale),
        { page: result },
      ),
    ),
    customerCall(
      context,
      'ai/accuracy/list',
      (customer, incoming) =>
        slotPage(
          customer,
          kindOf(incoming),
          requestedDays(incoming, customer),
          textOf(incoming, 'tradeDateTime'),
          incoming.params,
        ),
      { page: 'hems/data-analysis' },
    ),
    customerCall(
      context,
      'ai/accuracy/detail',
      (customer, incoming) => ({
        ...slotDetail(customer, kindOf(incoming), textOf(incoming, 'timePoint'), incoming.locale),
        type: textOf(incoming, 'type'),
      }),
      { page: 'hems/data-analysis' },
    ),
    customerCall(context, 'ai/accuracy/export', accuracyFile, { page: 'hems/data-analysis', log: 'export' }),
    customerCall(
      context,
      'analysis/revenueAnalysis',
      (customer, incoming) =>
        revenueAnswer(customer, requestedDays(incoming, customer), incoming.params, incoming.locale),
      { page: result },
    ),
    customerCall(
      context,
      'analysis/revenueAnalysis/export',
      (customer, incoming) => {
        const days = requestedDays(incoming, customer);
        const report = context.reports.get(result);
        const rows = billRows(customer, days).map(({ date, figures }) => ({ time: date, ...figures }));
        return (
          report &&
          reportFile(
            context,
            report,
            ['time', ...Object.keys(rows[0] ?? {}).slice(1)],
            rows,
            moneyAt(customer),
            incoming.locale,
          )
        );
      },
      { page: result, code: 'export', log: 'export' },
    ),
  ];
}
