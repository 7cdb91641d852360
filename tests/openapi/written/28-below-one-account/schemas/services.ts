import { service } from '@/dsl';

/** Calls of Metering. */
export const metering = service('/v2/organisations/YOUR_ORG_ID', {
  wire: {
    envelope: false,
    paging: { pageSize: 'limit', list: 'data', cursor: { param: 'after', next: 'list_metadata.after' } },
    dates: 'iso',
  },
});
