import { defineResource, text, type RecordOf } from '@/dsl';
import { gridevents } from '../services';

export const signal = defineResource({
  name: 'gridevents/signal',
  api: gridevents('signals', { page: 'GET .', sort: false }),
  recordTitle: 'signalName',
  fields: {
    signalName: text({ readOnly: true }),
  },
});
export type Signal = RecordOf<typeof signal>;
