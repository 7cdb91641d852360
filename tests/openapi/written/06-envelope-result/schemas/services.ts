import { service } from '@/dsl';

/** Calls of Sys. */
export const sys = service('/sys', {
  wire: {
    envelope: { msg: 'message', data: 'result' },
    success: 200,
    paging: { pageNum: 'pageNo', list: 'records', total: 'total' },
  },
});
