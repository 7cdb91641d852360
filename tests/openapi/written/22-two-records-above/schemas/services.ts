import { service } from '@/dsl';

/** Calls of Access. */
export const access = service('/access', { wire: { envelope: false, dates: 'iso' } });
