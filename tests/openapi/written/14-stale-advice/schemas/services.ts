import { service } from '@/dsl';

/** Calls of Plan. */
export const plan = service('/plan', { wire: { envelope: false, dates: 'iso' } });
