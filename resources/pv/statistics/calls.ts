import { registerCalls } from '@/api';

/** Calls of PV statistics that no schema declares (spec 03 §7). */
export const pvStatisticsCalls = registerCalls('pvStatistics', {
  refreshDay: 'POST /enjoyelec-cloud-pvpro-statistics/v3/web/stationReport/daily/refresh',
});
