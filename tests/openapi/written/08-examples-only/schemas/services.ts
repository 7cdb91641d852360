import { service } from '@/dsl';

/** Calls of Flex. */
export const flex = service('/api/v3', {
  wire: {
    envelope: false,
    paging: { pageNum: 'page', pageSize: 'per-page', list: 'data', total: 'num-records' },
    dates: 'iso',
  },
});
