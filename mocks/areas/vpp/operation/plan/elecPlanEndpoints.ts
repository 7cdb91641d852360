import type { BackendContext } from '../../../../core/context';
import { actorOf, textOf, type Incoming } from '../../../../core/incoming';
import { Refusal } from '../../../../core/refusal';
import type { Endpoint } from '../../../../core/router';
import { visibleRow } from '../../../../crud/rows';
import type { CrudHooks } from '../../../../crud/hooks';
import type { Doc } from '../../../../store/store';
import { ELEC_PLAN, PLAN_PATH, RESOURCE, textAt } from '../vppDocs';
import { planEstimate, planFigures } from './elecPlans';
import { rowOf } from '../../../../crud/rowsOf';

/** What a kWh costs, in round numbers: nothing is billed by it. */
const PRICES: Readonly<Record<string, number>> = { CNY: 0.68, EUR: 0.21 };

const typeOf = (context: BackendContext, row: Doc): string =>
  textAt(rowOf(context, RESOURCE, textAt(row, 'resourceId')), 'resourceType');

/** The figures of a plan follow from its curve, and its curve from days before. */
export function elecPlanHooks(context: BackendContext): CrudHooks {
  const figure =
    (name: 'planCurve' | 'planEnergy' | 'maxPower' | 'minPower' | 'actualEnergy' | 'deviationRate') => (row: Doc) =>
      planFigures(row, typeOf(context, row), context.clock())?.[name] ?? null;
  return {
    computed: {
      planCurve: figure('planCurve'),
      planEnergy: figure('planEnergy'),
      maxPower: figure('maxPower'),
      minPower: figure('minPower'),
      actualEnergy: figure('actualEnergy'),
      deviationRate: figure('deviationRate'),
    },
  };
}

/** First plans and estimates (spec 03 §7, electricity plan). */
export function elecPlanEndpoints(context: BackendContext): Endpoint[] {
  const plans = context.resources.get(ELEC_PLAN);
  if (!plans) return [];
  const named = (incoming: Incoming): Doc => {
    const row = visibleRow(context, plans, actorOf(incoming), textOf(incoming, 'id') || textOf(incoming, 'planId'));
    if (!row) throw new Refusal('notFound', { code: '4004' });
    return row;
  };
  const estimate = (incoming: Incoming) => {
    const row = named(incoming);
    const { timeZone, times, series, energy } = planEstimate(row, typeOf(context, row), context.clock());
    const currency = textAt(row, 'currency') || 'CNY';
    return {
      timeZone,
      currency,
      xlist: times,
      ylist: Object.entries(series).map(([dataKey, list]) => ({ name: dataKey, dataKey, unit: 'kW', list })),
      estimatedEnergy: { value: energy, unit: 'kWh' },
      estimatedCost: Math.round(Math.max(0, energy) * (PRICES[currency] ?? 1) * 100) / 100,
    };
  };
  const withoutBand = (incoming: Incoming) => {
    const { ylist, ...rest } = estimate(incoming);
    return { ...rest, ylist: ylist.filter(({ dataKey }) => dataKey !== 'upper' && dataKey !== 'lower') };
  };
  const first = (incoming: Incoming) => {
    const row = named(incoming);
    const figures = planFigures(row, typeOf(context, row), context.clock(), 1);
    return { ...row, ...figures, version: 1 };
  };
  const read = (path: string, handle: Endpoint['handle']): Endpoint => ({
    method: 'POST',
    path: `${PLAN_PATH}/elecPlan/${path}`,
    need: { menus: [ELEC_PLAN] },
    handle,
  });
  return [read('estimate/detail', withoutBand), read('estimate/v2/detail', estimate), read('first/plan', first)];
}
