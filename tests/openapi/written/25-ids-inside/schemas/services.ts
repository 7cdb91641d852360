import { service } from '@/dsl';

/** Calls of Fleet. */
export const fleet = service('/api', {
  wire: {
    envelope: false,
    paging: { pageNum: 'page', pageSize: 'per_page' },
    dates: 'iso',
  },
});
