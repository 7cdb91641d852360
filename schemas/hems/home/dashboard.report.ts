import {
  addDays,
  addSpan,
  chart,
  defineReport,
  figureGroups,
  latestToday,
  line,
  objectOf,
  own,
  period,
  rule,
  step,
  type Period,
  weather,
} from '@/dsl';
import { carbon } from '../../measures';
import { hems } from '../../services';
import { homeDay, homePowers, homePrices, trade } from '../parts/homeMeasures';
import { homeParam } from '../parts/homeQuery';

const lastMonths = rule(
  'lastMonths',
  (value) => ((objectOf(value) as Partial<Period>).from ?? '') >= addSpan(addDays(latestToday(), -1), '3 months', -1),
  { smart_count: 3 },
);
const ofDay = { send: ['id', 'day'], link: 'day', height: 280, now: true } as const;

// covers H-018, H-019, H-020, H-021, H-022
/** The home dashboard (spec 02 §2, §7, §9): what the home did, does, decides by itself, and its day. */
export const dashboard = defineReport({
  name: 'hems/dashboard',
  api: hems('station'),
  params: {
    ...homeParam,
    /** Today, yesterday, or the seven days before today. */
    range: period(['range'], { params: ['startTime', 'endTime'], byParam: false, times: true, default: 'today' }),
    day: period(['day'], {
      params: ['date', 'date'],
      byParam: false,
      maxSpan: { day: '1 day' },
      default: 'today',
      rules: [lastMonths],
    }),
  },
  measures: { ...homeDay, ...trade, ...homePrices, ...homePowers, ...carbon },
  refresh: '30 s',
  blocks: {
    flow: own('POST dashboardFlow', { send: ['id'], span: 8 }),
    summary: figureGroups(
      'POST dashboardSummary',
      {
        benefit: ['spent', 'earned'],
        grid: ['purchased', 'exported'],
        solar: ['sunGenerated', 'co2Reduction'],
        battery: ['charged', 'discharged'],
        charger: ['carCharged', 'carDischarged'],
        hvac: ['heatConsumed', 'meanTemperature'],
      },
      { inputs: ['range'], send: ['id', 'range'], span: 4, compare: 'offered' },
    ),
    strategy: own('POST dashboardStrategyInfo', { send: ['id'] }),
    statistics: own(undefined, { inputs: ['day'], send: ['id', 'day'] }),
    price: chart('POST dashboardPrice', [step('purchasePrice'), step('exportPrice'), line('fromGrid')], {
      ...ofDay,
      belowZero: 'purchasePrice',
      partial: true,
      with: [weather('POST dashboardDevicePower')],
      download: 'POST dashboardPrice/export',
    }),
    power: chart(
      'POST dashboardDevicePower',
      [line('fromGrid'), line('fromSun'), line('fromBattery'), line('ofCharger'), line('ofHeat'), line('ofHome')],
      { ...ofDay, partial: true, download: 'POST dashboardDevicePower/export' },
    ),
    totals: own(undefined, { send: ['id', 'day'] }),
  },
});
