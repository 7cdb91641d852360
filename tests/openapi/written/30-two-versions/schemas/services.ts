import { service } from '@/dsl';

/** Calls of Workshop. */
export const workshop = service('/workshop', {
  wire: {
    envelope: false,
    paging: { pageNum: 'page', pageSize: 'size', list: 'content', total: 'totalElements', first: 0 },
    dates: 'iso',
  },
});
