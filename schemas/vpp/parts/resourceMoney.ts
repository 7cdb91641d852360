import { defineMeasures } from '@/dsl';

/** What adjusting a resource costs, in the currency of its site. */
export const resourceMoney = defineMeasures({ adjustCost: { unit: 'money/kWh', tone: 'price' } });
