import { date, defineResource, enumeration, month, reference, section, type RecordOf } from '@/dsl';
import { contractEnergy } from '../services';
import { usesPeriod, yearProblems } from './parts/coverage';
import { fee, price } from './parts/prices';
import { seasons } from './parts/seasons';
import { billEffect, versioned } from './parts/versioned';

// covers V-369, V-370, V-371, V-372, V-373, V-374, V-375, V-381
/**
 * What a station pays for a kWh by month and time of day (spec 03 §7, contract energy; proposed fields I). A copy of a
 * template: later changes of the template do not change it.
 */
export const stationPrice = defineResource({
  name: 'contract/station-price',
  api: contractEnergy('electricityPrice', { create: 'POST current/create' }),
  fields: {
    ...versioned,
    templateId: reference('contract/price-template', { required: true }),
    month: month({ readOnly: true, future: true }),
    seasons: seasons(),
    sharpPrice: price('sharpPrice'),
    peakPrice: price('peakPrice', true),
    flatPrice: price('flatPrice', true),
    valleyPrice: price('valleyPrice', true),
    deepValleyPrice: price('deepValleyPrice'),
    capacityPrice: fee('capacityPrice'),
    demandPrice: fee('demandPrice'),
    version: enumeration(['current', 'reserved', 'history'], {
      readOnly: true,
      tones: { current: 'success', reserved: 'info', history: 'neutral' },
    }),
    expireDate: date({ readOnly: true, future: true }),
    operator: reference('account/user', { readOnly: true, textFrom: 'operatorName' }),
  },
  when: {
    seasons: { valid: (values) => yearProblems(values.seasons ?? []).length === 0 },
    sharpPrice: { required: (values) => usesPeriod(values.seasons, 'sharp') },
    deepValleyPrice: { required: (values) => usesPeriod(values.seasons, 'deepValley') },
  },
  form: [
    section('basic', ['stationId', 'effectiveDate', 'templateId']),
    section('periods', ['seasons']),
    section('prices', [
      'sharpPrice',
      'peakPrice',
      'flatPrice',
      'valleyPrice',
      'deepValleyPrice',
      'capacityPrice',
      'demandPrice',
    ]),
  ],
  versions: {
    of: 'stationId',
    effective: 'effectiveDate',
    current: { detail: 'POST current/detail' },
    reserved: {
      detail: 'POST reserved/detail',
      create: 'POST reserved/create',
      edit: 'POST reserved/edit',
      cancel: 'POST reserved/delete',
    },
    history: 'POST history/list',
    firstMonth: 'POST reserved/firstMonth/detail',
    effect: billEffect,
  },
});
export type StationPrice = RecordOf<typeof stationPrice>;
