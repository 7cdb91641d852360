import { service } from '@/dsl';

/** Calls of Hosting. */
export const hosting = service('/api', { wire: { envelope: false, dates: 'iso' } });
