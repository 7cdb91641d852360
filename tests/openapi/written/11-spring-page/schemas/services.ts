import { service } from '@/dsl';

/** Calls of Fleet. */
export const fleet = service('/api/fleet', {
  wire: {
    envelope: false,
    paging: { pageNum: 'page', pageSize: 'size', list: 'content', total: 'totalElements', first: 0 },
    dates: 'iso',
  },
});
