import { service } from '@/dsl';

/** Calls of Net. */
export const net = service('/net', { wire: { envelope: false, dates: 'iso' } });
