import type { Text } from '../../../../core/texts';
import type { Strategies } from './strategiesOf';

/** Strategy types 1 to 6 of spec 02 §4, by what they are called here. */
export const strategyTypes: readonly (readonly [
  type: number,
  key: Exclude<keyof Strategies, 'automatic'>,
  words: Text,
])[] = [
  [1, 'energyTrading', { en: 'Energy trading', zh: '能量交易' }],
  [2, 'capacityCharge', { en: 'Capacity charge (Beta)', zh: '容量电费 (Beta)' }],
  [3, 'batteryStandBy', { en: 'Battery standby', zh: '电池备电' }],
  [4, 'batteryForEv', { en: 'Battery for EV', zh: '电池给电动车充电' }],
  [5, 'gridFeedIn', { en: 'Grid feed-in', zh: '并网馈电' }],
  [6, 'overload', { en: 'Overload prevention', zh: '过载保护' }],
];
