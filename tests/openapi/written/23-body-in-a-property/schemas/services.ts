import { service } from '@/dsl';

/** Calls of Billing. */
export const billing = service('/api/v1', {
  wire: {
    envelope: false,
    paging: { pageNum: 'page', pageSize: 'per_page', list: 'taxes', total: 'meta.total_count' },
    dates: 'iso',
  },
});
