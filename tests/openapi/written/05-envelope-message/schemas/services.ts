import { service } from '@/dsl';

/** Calls of Plant. */
export const plant = service('/plant', {
  wire: {
    envelope: { msg: 'message' },
    success: 200,
    paging: { list: 'records', total: 'total' },
  },
});
