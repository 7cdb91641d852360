import { date, defineResource, enumeration, section, type RecordOf } from '@/dsl';
import { contractEnergy } from '../services';
import { price } from './parts/prices';
import { billEffect, stationVersions, versioned } from './parts/versioned';

// covers V-376, V-377, V-378, V-379, V-380
/** What a station is paid for the sun it feeds in (spec 03 §7, contract energy; proposed fields I). */
export const pvToMains = defineResource({
  name: 'contract/pv-to-mains',
  api: contractEnergy('pvToCity', {}),
  fields: {
    ...versioned,
    priceMode: enumeration(['benchmark', 'fixed', 'market'], { required: true }),
    price: price('price', true),
    nationalSubsidy: price('nationalSubsidy'),
    localSubsidy: price('localSubsidy'),
    subsidyEnd: date({ future: true }),
  },
  form: [
    section('basic', ['stationId', 'effectiveDate', 'priceMode']),
    section('prices', ['price', 'nationalSubsidy', 'localSubsidy', 'subsidyEnd']),
  ],
  versions: { ...stationVersions(), effect: billEffect },
});
export type PvToMains = RecordOf<typeof pvToMains>;
