import { service } from '@/dsl';

/** Calls of Plant. */
export const plant = service('/plant', { wire: { success: 200, paging: { list: 'rows', total: 'total' } } });

// Their rows stand beside the code, not inside of the data.
service('/plant/station/list', { wire: { envelope: { data: '.' }, success: 200 } });
