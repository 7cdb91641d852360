import { service } from '@/dsl';

/** Calls of Bill. */
export const bill = service('/bill', { wire: { envelope: false, dates: 'iso' } });
