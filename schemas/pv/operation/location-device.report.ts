import { defineMeasures, defineReport, own, reference } from '@/dsl';
import { pvOperations } from '../../services';

// covers VE-243
/** Where devices stand on the plans of a station's buildings (spec 03 §2, location devices; proposed fields L). */
export const locationDevice = defineReport({
  name: 'pv/location-device',
  api: pvOperations('device/common'),
  params: { stationId: reference('pv/station', { required: true, first: true }) },
  measures: defineMeasures({}),
  blocks: { plans: own('GET topology') },
});
