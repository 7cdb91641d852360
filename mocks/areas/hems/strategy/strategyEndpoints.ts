import type { BackendContext } from '../../../core/context';
import { textOf, type Incoming } from '../../../core/incoming';
import type { Endpoint } from '../../../core/router';
import { chartAnswer } from '../home/energy/chartAnswer';
import { chartFile } from '../home/energy/chartFile';
import { powerChart } from '../home/dashboard/devicePower';
import { buckets } from '../home/energy/buckets';
import { alarmRules, alarmsOn, type AlarmRule } from './alarmsOn';
import { customerCall, type Customer } from './customer';
import { requestedDay } from './requestedDay';
import { snapshotOf } from './snapshotOf';
import { strategyAnswer, strategyChart, weatherOf } from './strategyChart';
import { runAnswer, runGroups, runsOf, type Run, type RunKind } from './strategyRuns';

const PAGE = 'hems/strategy-activity';

const kindOf = (incoming: Incoming): RunKind => (textOf(incoming, 'type') === 'actual' ? 'actual' : 'ai');

/** The run a chart is asked of: the one with its id, else the last of the day. */
function requestedRun(
  customer: Customer,
  incoming: Incoming,
  kind: RunKind,
): { readonly day: string; readonly run: Run | undefined } {
  const day = requestedDay(incoming, customer, 'localDateTime', 'date');
  const runs = runsOf(customer, day, kind);
  const id = textOf(incoming, 'strategyRequestId');
  return { day, run: runs.find(({ requestId }) => requestId === id) ?? runs.at(-1) };
}

/** Whether anything was wrong at a quarter of a day: 1 alarm, 0 normal, nothing while nothing is known. */
function statusOf(customer: Customer, day: string, rules: readonly AlarmRule[]): (number | null)[] {
  const alarms = alarmsOn(customer, day, rules);
  return buckets(customer, { startDate: day, endDate: day }, 'step').map(({ at, steps }) =>
    steps.length === 0 ? null : alarms.some((one) => at >= one.at && at < one.until) ? 1 : 0,
  );
}

/** Snapshot, strategies and powers of a customer user (spec 02 §7, strategy pages). */
export function strategyEndpoints(context: BackendContext): Endpoint[] {
  const call = (path: string, answer: (customer: Customer, incoming: Incoming) => unknown, code?: string) =>
    customerCall(context, path, answer, code === undefined ? { page: PAGE } : { page: PAGE, code });
  const file = (path: string, answer: (customer: Customer, incoming: Incoming) => unknown) =>
    customerCall(context, `${path}/export`, answer, { page: PAGE, log: 'export' });
  const chartOf = (kind: RunKind) => (customer: Customer, incoming: Incoming) => {
    const { day, run } = requestedRun(customer, incoming, kind);
    return strategyAnswer(customer, day, kind, run, incoming.locale);
  };
  const chartFileOf = (kind: RunKind) => (customer: Customer, incoming: Incoming) => {
    const { day, run } = requestedRun(customer, incoming, kind);
    const { chart } = strategyChart(customer, day, kind, run ?? { at: customer.now, requestId: '' });
    return chartFile(chart, `${customer.home.name}_${kind}_${day}`, incoming.locale);
  };
  const power = (customer: Customer, incoming: Incoming) => {
    const day = requestedDay(incoming, customer, 'date');
    return { day, chart: powerChart(customer, { startDate: day, endDate: day }) };
  };
  return [
    call('analysis/userSnapshot', (customer, incoming) =>
      snapshotOf(customer, requestedDay(incoming, customer, 'snapshotDate', 'date'), incoming.locale),
    ),
    file('analysis/userSnapshot', (customer, incoming) =>
      Response.json(snapshotOf(customer, requestedDay(incoming, customer, 'snapshotDate', 'date'), incoming.locale), {
        headers: { 'content-disposition': 'attachment; filename="snapshot.json"' },
      }),
    ),
    call('analysis/strategy/time', (customer, incoming) => ({
      dateTimeList: runsOf(customer, requestedDay(incoming, customer, 'date'), kindOf(incoming)).map((one) =>
        runAnswer(one, customer),
      ),
    })),
    file('analysis/strategy/time', (customer, incoming) => {
      const runs = runsOf(customer, requestedDay(incoming, customer, 'date'), kindOf(incoming));
      return chartFile(
        { zone: customer.zone, labels: 'moment', moments: runs.map(({ at }) => at), series: [] },
        `${customer.home.name}_times`,
        incoming.locale,
      );
    }),
    call('analysis/strategy/group', (customer, incoming) => ({
      timeGroup: runGroups(customer, requestedDay(incoming, customer, 'date'), kindOf(incoming)),
    })),
    call('analysis/strategyAnalysis', chartOf('ai'), 'configShow'),
    file('analysis/strategyAnalysis', chartFileOf('ai')),
    call('analysis/strategy/actual', chartOf('actual'), 'configShow'),
    file('analysis/strategy/actual', chartFileOf('actual')),
    call('analysis/powerAnalysis', (customer, incoming) => {
      const { day, chart } = power(customer, incoming);
      const answer = chartAnswer(chart, incoming.locale);
      return {
        ...answer,
        ylist: [
          ...answer.ylist,
          {
            name: 'Status',
            desc: 'Status',
            dataKey: 'status',
            unit: '',
            list: statusOf(customer, day, alarmRules(context.store)),
          },
        ],
        rangeList: [],
        weatherInfoList: weatherOf(customer, day),
      };
    }),
    file('analysis/powerAnalysis', (customer, incoming) => {
      const { day, chart } = power(customer, incoming);
      return chartFile(chart, `${customer.home.name}_power_${day}`, incoming.locale);
    }),
    call('analysis/detailAnalysisDate', ({ site, today }) => ({
      earliestDate: site?.since ?? today,
      latestDate: today,
    })),
  ];
}
