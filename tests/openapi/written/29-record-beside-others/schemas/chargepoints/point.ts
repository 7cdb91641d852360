import { defineResource, number, text, type RecordOf } from '@/dsl';
import { chargepoints } from '../services';

export const point = defineResource({
  name: 'chargepoints/point',
  api: chargepoints('points', { id: 'pointCode', page: { call: 'GET .', shape: { list: 'points', total: 'pointsCount' } }, sort: false }),
  fields: {
    pointCode: text({ readOnly: true }),
    name: text({ readOnly: true }),
    maker: text({ readOnly: true }),
    power: number({ readOnly: true, decimals: 6, unit: 'kW' }),
  },
});
export type Point = RecordOf<typeof point>;
