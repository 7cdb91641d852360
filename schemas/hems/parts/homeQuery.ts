import { objectOf, isWithinSpan, period, reference, rule } from '@/dsl';

/** From a day at most to the same day three months later (spec 02 §5). */
const threeMonths = rule(
  'periodMonths',
  (value) => {
    const { from, to } = objectOf(value) as { readonly from?: unknown; readonly to?: unknown };
    return isWithinSpan(String(from), String(to), '3 months');
  },
  { smart_count: 3 },
);

/** The home a page is about; its address calls it `id`. */
export const homeParam = { id: reference('hems/home', { required: true, wire: 'stationId' }) };

/** Days of a home until today, at first those of this month. */
export const homeQuery = {
  ...homeParam,
  days: period(['range'], {
    params: ['startDate', 'endDate'],
    byParam: false,
    default: 'this month',
    rules: [threeMonths],
  }),
};
