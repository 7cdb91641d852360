import { service } from '@/dsl';

/** Calls of Admin. */
export const admin = service('/admin', {
  wire: {
    envelope: false,
    paging: { pageNum: 'first', pageSize: 'max', offset: true },
    dates: 'iso',
  },
});
