import { service } from '@/dsl';

/** Calls of Content. */
export const content = service('/content', {
  wire: {
    envelope: false,
    paging: { pageNum: 'page', pageSize: 'limit', list: 'data', total: 'meta.total' },
    dates: 'iso',
  },
});
