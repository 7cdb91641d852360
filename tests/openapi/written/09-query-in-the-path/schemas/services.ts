import { service } from '@/dsl';

/** Calls of Tenant. */
export const tenant = service('/api/tenant', {
  wire: {
    envelope: false,
    paging: { pageNum: 'page', list: 'data', total: 'totalElements' },
    dates: 'iso',
  },
});
