import { service } from '@/dsl';

/** Calls of Audit. */
export const audit = service('/api/v1', { wire: { format: 'json-api', dates: 'iso' } });
