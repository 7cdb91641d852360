import { computed, defineResource, rows, section, type RecordOf } from '@/dsl';
import { contractEnergy } from '../services';
import { dayProblems } from './parts/coverage';
import { stretch } from './parts/periods';
import { fee, price } from './parts/prices';
import { billEffect, stationVersions, versioned } from './parts/versioned';

// covers V-357, V-358, V-359, V-360, V-361
/** What drivers pay at a station's charge piles over the day (spec 03 §7, contract energy; proposed fields I). */
export const chargePilePrice = defineResource({
  name: 'contract/charge-pile-price',
  api: contractEnergy('chargepile/electricityPrice', {}),
  fields: {
    ...versioned,
    periods: rows(
      {
        ...stretch,
        electricityPrice: price('electricityPrice', true),
        serviceFee: fee('serviceFee', true),
        /** What a driver pays for a kWh, of both together. */
        total: computed(['electricityPrice', 'serviceFee'], (electricity, service) => electricity + service, {
          unit: 'money/kWh',
        }),
      },
      { required: true, min: 1, max: 24 },
    ),
    parkingFee: fee('parkingFee'),
  },
  when: { periods: { valid: ({ periods }) => dayProblems(periods ?? []).length === 0 } },
  form: [section('basic', ['stationId', 'effectiveDate', 'parkingFee']), section('periods', ['periods'])],
  versions: { ...stationVersions(), effect: billEffect },
});
export type ChargePilePrice = RecordOf<typeof chargePilePrice>;
