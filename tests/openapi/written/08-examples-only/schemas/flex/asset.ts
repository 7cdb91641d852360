import { defineResource, number, text, type RecordOf } from '@/dsl';
import { flex } from '../services';

export const asset = defineResource({
  name: 'flex/asset',
  api: flex('assets', { id: { name: 'id', wireAs: 'number' }, page: 'GET .', create: 'POST .', sort: false }),
  fields: {
    name: text({ required: true }),
    latitude: number({ decimals: 6 }),
  },
});
export type Asset = RecordOf<typeof asset>;
