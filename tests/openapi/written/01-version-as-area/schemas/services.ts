import { service } from '@/dsl';

/** Calls of Gridevents. */
export const gridevents = service('/gridevents/2.0.1', {
  wire: {
    envelope: false,
    paging: { pageNum: 'skip', pageSize: 'limit', offset: true },
    dates: 'iso',
  },
});
