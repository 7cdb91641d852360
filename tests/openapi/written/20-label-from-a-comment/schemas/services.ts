import { service } from '@/dsl';

/** Calls of Log. */
export const log = service('/log', { wire: { envelope: false, dates: 'iso' } });
