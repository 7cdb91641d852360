import { bars, chart, defineMeasures, defineReport, figures, table } from '@/dsl';
import { hems } from '../../services';
import { powerQuery } from '../parts/powerQuery';

/** Energies of homes that balance: production + purchased + discharged = consumption + exported + charged + loss. */
const balance = defineMeasures({
  production: { unit: 'kWh', tone: 'solar' },
  purchased: { unit: 'kWh', tone: 'grid' },
  discharged: { unit: 'kWh', tone: 'battery' },
  consumption: { unit: 'kWh', tone: 'home' },
  exported: { unit: 'kWh', tone: 'good' },
  charged: { unit: 'kWh', tone: 'battery' },
  loss: { unit: 'kWh', tone: 'neutral', signed: true },
});
const KEYS = ['production', 'purchased', 'discharged', 'consumption', 'exported', 'charged', 'loss'] as const;

/** The energy of homes day by day, with what is lost on the way (spec 02 §7). */
// covers H-293
export const energyTracking = defineReport({
  name: 'hems/energy-tracking',
  api: hems('power'),
  params: powerQuery,
  site: 'tenantId',
  measures: balance,
  blocks: {
    total: figures('POST energyTracking', KEYS, { compare: 'offered' }),
    trend: chart('POST energyTracking', bars(['production', 'purchased', 'consumption', 'exported'])),
    rows: table('POST energyTracking', ['time', ...KEYS], { totals: true }),
  },
});
