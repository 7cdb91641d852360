import { defineMeasures, defineReport, own, reference } from '@/dsl';
import { pvOperations } from '../../services';

// covers V-538, VE-238
/** How a station hangs together, down to its strings (spec 03 §7, PV operations; proposed fields L, topology). */
export const topology = defineReport({
  name: 'pv/topology',
  api: pvOperations('device/common'),
  params: { stationId: reference('pv/station', { required: true, first: true }) },
  measures: defineMeasures({}),
  blocks: { parts: own('GET topology') },
});
