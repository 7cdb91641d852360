import { service } from '@/dsl';

/** Calls of Site. */
export const site = service('/site', { wire: { envelope: false, dates: 'iso' } });
