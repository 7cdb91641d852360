import { service } from '@/dsl';

/** Calls of Forge. */
export const forge = service('/api/v1', {
  wire: {
    envelope: false,
    paging: { pageNum: 'page', pageSize: 'limit' },
    dates: 'iso',
  },
});
