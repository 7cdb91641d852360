import { defineResource, enumeration, group, number, section, type RecordOf } from '@/dsl';
import { contractEnergy } from '../services';
import { price } from './parts/prices';
import { billEffect, stationVersions, versioned } from './parts/versioned';

// covers V-347, V-348, V-349, V-350, V-351
/**
 * What running a station costs: by energy, by income, or a fixed amount a month (spec 03 §7, contract energy; proposed
 * fields I).
 */
export const serviceFee = defineResource({
  name: 'contract/service-fee',
  api: contractEnergy('serviceFeeRate', {}),
  fields: {
    ...versioned,
    feeType: enumeration(['operation', 'platform', 'storage', 'charging'], { required: true }),
    rateMode: enumeration(['perKwh', 'ratio', 'fixed'], { required: true }),
    rate: number({ required: true, min: 0, max: 999_999_999, decimals: 4 }),
    periodRates: group({
      sharpPrice: price('sharpPrice'),
      peakPrice: price('peakPrice'),
      flatPrice: price('flatPrice'),
      valleyPrice: price('valleyPrice'),
      deepValleyPrice: price('deepValleyPrice'),
    }),
  },
  when: {
    rate: { valid: { or: [{ rateMode: { ne: 'ratio' } }, { rate: { lte: 100 } }] } },
    periodRates: { visible: { rateMode: 'perKwh' } },
  },
  form: [
    section('basic', ['stationId', 'effectiveDate', 'feeType', 'rateMode', 'rate']),
    section('periods', ['periodRates']),
  ],
  versions: { ...stationVersions(), effect: billEffect },
});
export type ServiceFee = RecordOf<typeof serviceFee>;
