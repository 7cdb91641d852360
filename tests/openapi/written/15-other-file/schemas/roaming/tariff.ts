import { currency, defineResource, type RecordOf } from '@/dsl';
import { roaming } from '../services';

export const tariff = defineResource({
  name: 'roaming/tariff',
  api: roaming('tariffs', { page: 'GET .', sort: false }),
  fields: {
    currency: currency({ readOnly: true }),
  },
});
export type Tariff = RecordOf<typeof tariff>;
