import { defineMeasures, defineReport, figures, own } from '@/dsl';
import { hems } from '../../services';
import { powerQuery } from '../parts/powerQuery';

const shares = defineMeasures({
  greenShare: { unit: '%', tone: 'good', decimals: 2 },
  selfUse: { unit: '%', tone: 'solar', decimals: 2 },
  independence: { unit: '%', tone: 'home', decimals: 2 },
});

/** Where the energy of homes came from and where it went (spec 02 §7). */
// covers H-292
export const energyTraceability = defineReport({
  name: 'hems/energy-traceability',
  api: hems('power'),
  params: powerQuery,
  site: 'tenantId',
  measures: shares,
  blocks: {
    shares: figures('POST energyTraceability', ['greenShare', 'selfUse', 'independence'], {
      compare: 'offered',
    }),
    flow: own('POST energyTraceability'),
  },
});
