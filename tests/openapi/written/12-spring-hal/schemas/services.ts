import { service } from '@/dsl';

/** Calls of Fleet. */
export const fleet = service('/api/fleet', { wire: { format: 'hal', dates: 'iso' } });
