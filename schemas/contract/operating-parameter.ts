import { date, defineResource, number, reference, text, type RecordOf } from '@/dsl';
import { contractEnergy } from '../services';

// covers V-387
/**
 * What the settlement of a station counts with: efficiency, depth of discharge, limits (spec 03 §7, contract energy;
 * proposed fields I). Only read.
 */
export const operatingParameter = defineResource({
  name: 'contract/operating-parameter',
  api: contractEnergy('operatingParameter', { page: 'POST list' }),
  fields: {
    stationId: reference('cloud/station', { readOnly: true }),
    name: text({ readOnly: true }),
    value: number({ readOnly: true, decimals: 4 }),
    unit: text({ readOnly: true }),
    effectiveDate: date({ readOnly: true }),
  },
  list: {
    columns: ['stationId', 'name', 'value', 'unit', 'effectiveDate'],
    filters: ['stationId', 'name'],
    open: false,
  },
});
export type OperatingParameter = RecordOf<typeof operatingParameter>;
