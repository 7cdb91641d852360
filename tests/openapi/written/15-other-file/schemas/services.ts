import { service } from '@/dsl';

/** Calls of Roaming. */
export const roaming = service('/roaming', {
  wire: {
    envelope: { code: 'status_code' },
    paging: { pageNum: 'offset', pageSize: 'limit', offset: true },
  },
});
