import { defineResource, enumeration, percent, section, type RecordOf } from '@/dsl';
import { contractEnergy } from '../services';
import { price } from './parts/prices';
import { billEffect, stationVersions, versioned } from './parts/versioned';

// covers V-352, V-353, V-354, V-355, V-356
/** What a station's user pays for the energy of its panels (spec 03 §7, contract energy; proposed fields I). */
export const pvPrice = defineResource({
  name: 'contract/pv-price',
  api: contractEnergy('pv/electricityPrice', {}),
  fields: {
    ...versioned,
    priceMode: enumeration(['fixed', 'discount', 'tou'], { required: true }),
    fixedPrice: price('fixedPrice'),
    discountRate: percent(),
    sharpPrice: price('sharpPrice'),
    peakPrice: price('peakPrice'),
    flatPrice: price('flatPrice'),
    valleyPrice: price('valleyPrice'),
    deepValleyPrice: price('deepValleyPrice'),
    subsidy: price('subsidy'),
    taxRate: percent(),
  },
  when: {
    fixedPrice: { visible: { priceMode: 'fixed' }, required: { priceMode: 'fixed' } },
    discountRate: { visible: { priceMode: 'discount' }, required: { priceMode: 'discount' } },
    sharpPrice: { visible: { priceMode: 'tou' } },
    peakPrice: { visible: { priceMode: 'tou' }, required: { priceMode: 'tou' } },
    flatPrice: { visible: { priceMode: 'tou' }, required: { priceMode: 'tou' } },
    valleyPrice: { visible: { priceMode: 'tou' }, required: { priceMode: 'tou' } },
    deepValleyPrice: { visible: { priceMode: 'tou' } },
  },
  form: [
    section('basic', ['stationId', 'effectiveDate', 'priceMode']),
    section('prices', [
      'fixedPrice',
      'discountRate',
      'sharpPrice',
      'peakPrice',
      'flatPrice',
      'valleyPrice',
      'deepValleyPrice',
      'subsidy',
      'taxRate',
    ]),
  ],
  versions: { ...stationVersions(), effect: billEffect },
});
export type PvPrice = RecordOf<typeof pvPrice>;
