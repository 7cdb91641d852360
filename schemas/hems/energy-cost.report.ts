import { addDays, addSpan, defineReport, enumeration, latestToday, own, period, rule, type Period } from '@/dsl';
import { energy } from '../measures';
import { hems } from '../services';
import { homeParam } from './parts/homeQuery';

const days = { params: ['startDate', 'endDate'], byParam: false, default: 'today' } as const;
const ends = (value: unknown): Partial<Period> => Object(value) as Partial<Period>;

/** The prices of a day are known the day before (spec 02 §5). */
const untilTomorrow = rule('notFuture', (value) => (ends(value).to ?? '') <= addDays(latestToday(), 1));
const lastMonths = rule('lastMonths', (value) => (ends(value).from ?? '') >= addSpan(addDays(latestToday(), -1), '3 months', -1), { smart_count: 3 });

/** What the energy of a home cost: recent days, or a single one with a step back and on (spec 02 §2, §4, §7, §9). */
export const energyCost = defineReport({
  name: 'hems/energy-cost',
  api: hems('station'),
  params: {
    ...homeParam,
    mode: enumeration([1, 2], { default: 1, required: true }),
    days: period(['range'], { ...days, future: true, rules: [untilTomorrow] }),
    date: period(['day'], { ...days, maxSpan: { day: '1 day' }, rules: [lastMonths] }),
  },
  when: { days: { visible: { mode: { ne: 2 } } }, date: { visible: { mode: 2 } } },
  measures: energy,
  refresh: '5 min',
  blocks: {
    summary: own('POST energyCostSummary', { send: ['id', 'days', 'date'] }),
    price: own('POST energyCostPrice', { send: ['id', 'days', 'date'] }),
    quantity: own('POST energyCostQuantity', { send: ['id', 'days', 'date'], span: 6 }),
    amount: own('POST energyCostAmount', { send: ['id', 'days', 'date'], span: 6 }),
  },
});
