import {
  addDays,
  addSpan,
  bars,
  chart,
  defineReport,
  difference,
  enumeration,
  figureGroups,
  latestToday,
  levels,
  objectOf,
  period,
  rule,
  step,
  type Period,
} from '@/dsl';
import { hems } from '../../services';
import { homeDay, homePrices, trade } from '../parts/homeMeasures';
import { homeParam } from '../parts/homeQuery';

const days = { params: ['startDate', 'endDate'], byParam: false, default: 'today' } as const;
const ends = (value: unknown): Partial<Period> => objectOf(value) as Partial<Period>;

/** The prices of a day are known the day before (spec 02 §5). */
const untilTomorrow = rule('notFuture', (value) => (ends(value).to ?? '') <= addDays(latestToday(), 1));
const lastMonths = rule(
  'lastMonths',
  (value) => (ends(value).from ?? '') >= addSpan(addDays(latestToday(), -1), '3 months', -1),
  { smart_count: 3 },
);

const send = ['id', 'days', 'date'] as const;
const shown = { send, height: 376, pageSize: 10 } as const;

// covers H-028, H-029, H-030, H-031
/** What the energy of a home cost: recent days, or a single one with a step back and on (spec 02 §2, §4, §7, §9). */
export const energyCost = defineReport({
  name: 'hems/energy-cost',
  api: hems('station'),
  params: {
    ...homeParam,
    mode: enumeration([1, 2], { default: 1, required: true }),
    days: period(['range'], { ...days, maxSpan: { range: '12 months' }, future: true, rules: [untilTomorrow] }),
    date: period(['day'], { ...days, maxSpan: { day: '1 day' }, rules: [lastMonths] }),
  },
  when: { days: { visible: { mode: { ne: 2 } } }, date: { visible: { mode: 2 } } },
  measures: { ...trade, ...homePrices, ...homeDay },
  refresh: '5 min',
  blocks: {
    summary: figureGroups(
      'POST energyCostSummary',
      {
        benefit: ['spent', 'earned'],
        grid: ['purchased', 'exported'],
        amount: ['purchaseCost', 'saleIncome'],
        highestPrice: ['purchasePrice', 'exportPrice'],
        lowestPrice: ['purchasePrice', 'exportPrice'],
        avgPrice: ['purchasePrice', 'exportPrice'],
        perKwh: ['purchasePrice', 'exportPrice'],
      },
      { send, compare: 'offered' },
    ),
    price: chart('POST energyCostPrice', [step('purchasePrice'), step('exportPrice')], {
      ...shown,
      download: 'POST energyCostPrice/export',
      with: [levels(['meanPurchase', 'meanExport'])],
      belowZero: ['purchasePrice', 'exportPrice'],
      now: true,
    }),
    quantity: chart('POST energyCostQuantity', bars(['purchased', 'exported']), {
      ...shown,
      download: 'POST energyCostQuantity/export',
      span: 6,
      with: [difference('exported', 'purchased')],
    }),
    amount: chart('POST energyCostAmount', bars(['purchaseCost', 'saleIncome']), {
      ...shown,
      download: 'POST energyCostAmount/export',
      span: 6,
      with: [difference('saleIncome', 'purchaseCost')],
    }),
  },
});
