import { service } from '@/dsl';

/** Calls of Trips. */
export const trips = service('/odata/v4', {
  wire: {
    envelope: false,
    paging: { pageNum: '$skip', pageSize: '$top', list: 'value', total: '@odata.count', offset: true },
    dates: 'iso',
  },
});
