import type { RecordLink } from '@/crud/views';

/** The pages about a home; the first that is granted is where a row leads. */
export const homeLinks: readonly RecordLink<'id'>[] = [
  { key: 'dashboard', page: 'hems/dashboard' },
  { key: 'info', page: 'hems/home-info' },
  { key: 'report', page: 'hems/energy-report' },
];
