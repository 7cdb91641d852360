import { defineMeasures, defineReport, own, reference } from '@/dsl';
import { cloudMonitor } from '../../services';

// covers V-718
/** How a station is wired, and what flows there now (spec 03 §2, monitoring; proposed fields B). */
export const diagram = defineReport({
  name: 'cloud/diagram',
  api: cloudMonitor('diagram'),
  params: { stationId: reference('cloud/station', { required: true, textFrom: 'stationName' }) },
  about: 'stationId',
  measures: defineMeasures({}),
  blocks: { picture: own('POST info') },
  refresh: '10 s',
});
