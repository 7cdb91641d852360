import { defineResource, enumeration, number, section, type RecordOf } from '@/dsl';
import { contractEnergy } from '../services';
import { fee } from './parts/prices';
import { billEffect, versioned } from './parts/versioned';

// covers V-382, V-383, V-384, V-385, V-386
/**
 * The part of a bill that goes by size, not by energy: by capacity, or by demand (spec 03 §7, contract energy; proposed
 * fields I).
 */
export const basicPrice = defineResource({
  name: 'contract/basic-price',
  api: contractEnergy('basic/price', {}),
  fields: {
    ...versioned,
    billingMode: enumeration(['capacity', 'contractDemand', 'actualDemand'], { required: true }),
    transformerCapacity: number({ min: 0, max: 999_999_999, decimals: 2, unit: 'kVA' }),
    capacityPrice: fee('capacityPrice'),
    contractDemand: number({ min: 0, max: 999_999_999, decimals: 2, unit: 'kW' }),
    demandPrice: fee('demandPrice'),
    powerFactorStandard: number({ min: 0, max: 1, decimals: 2 }),
  },
  when: {
    transformerCapacity: { required: { billingMode: { ne: 'actualDemand' } } },
    capacityPrice: { visible: { billingMode: 'capacity' }, required: { billingMode: 'capacity' } },
    contractDemand: { visible: { billingMode: 'contractDemand' }, required: { billingMode: 'contractDemand' } },
    demandPrice: { visible: { billingMode: { ne: 'capacity' } }, required: { billingMode: { ne: 'capacity' } } },
  },
  form: [
    section('basic', ['stationId', 'effectiveDate', 'billingMode']),
    section('prices', ['transformerCapacity', 'capacityPrice', 'contractDemand', 'demandPrice', 'powerFactorStandard']),
  ],
  versions: {
    of: 'stationId',
    effective: 'effectiveDate',
    current: { detail: 'POST current/info', edit: 'POST current/update' },
    reserved: { detail: 'POST reserved/info', edit: 'POST reserved/update', cancel: 'POST reserved/delete' },
    history: 'POST history/list',
    effect: billEffect,
  },
});
export type BasicPrice = RecordOf<typeof basicPrice>;
