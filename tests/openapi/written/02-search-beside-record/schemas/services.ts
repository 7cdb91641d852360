import { service } from '@/dsl';

/** Calls of Meters. */
export const meters = service('/api/v1', { wire: { envelope: false, dates: 'iso' } });
