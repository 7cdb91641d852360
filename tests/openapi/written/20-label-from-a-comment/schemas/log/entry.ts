import { dateTime, defineResource, enumeration, type RecordOf } from '@/dsl';
import { log } from '../services';

export const entry = defineResource({
  name: 'log/entry',
  api: log('entries', { page: { call: 'GET .', pages: false }, sort: false }),
  fields: {
    finished: dateTime({ readOnly: true }),
    kind: enumeration(['ENTRY'], { readOnly: true, internal: true }),
    created: dateTime({ readOnly: true }),
  },
});
export type Entry = RecordOf<typeof entry>;
