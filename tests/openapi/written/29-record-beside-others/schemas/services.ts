import { service } from '@/dsl';

/** Calls of Chargepoints. */
export const chargepoints = service('/api', {
  wire: {
    envelope: false,
    paging: { pageNum: 'offset', pageSize: 'limit', list: 'rows', offset: true },
    dates: 'iso',
  },
});
