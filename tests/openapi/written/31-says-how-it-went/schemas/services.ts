import { service } from '@/dsl';

/** Calls of Booking. */
export const booking = service('/v2', { wire: { envelope: false, dates: 'iso' } });
