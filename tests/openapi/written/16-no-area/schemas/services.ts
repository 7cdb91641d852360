import { service } from '@/dsl';

/** Calls of Energy hub. */
export const energyHub = service('/energy-hub', { wire: { envelope: false, dates: 'iso' } });
