import { date, defineResource, number, reference, rules, section, text, type RecordOf } from '@/dsl';
import { vppPlan } from '../../services';

const power = () => number({ readOnly: true, decimals: 2, unit: 'kW' });
const factor = () => number({ readOnly: true, decimals: 4, rule: rules.calculationFactor });

// covers V-023, V-024, V-025
/** What plans of a resource are made with (proposed fields A, elec-plan-parameter). No call to change it is given. */
export const elecPlanParameter = defineResource({
  name: 'vpp/elec-plan-parameter',
  api: vppPlan('elecPlan/parameter', { page: 'POST page', detail: 'POST detail', options: 'POST list' }),
  fields: {
    name: text({ readOnly: true }),
    resourceId: reference('vpp/resource-name', { readOnly: true, textFrom: 'resourceName' }),
    effectiveDate: date({ readOnly: true, future: true }),
    baseLoad: power(),
    maxLoad: power(),
    minLoad: power(),
    workdayFactor: factor(),
    holidayFactor: factor(),
    temperatureFactor: factor(),
    reservePower: power(),
  },
  list: {
    columns: ['name', 'resourceId', 'effectiveDate', 'baseLoad', 'maxLoad', 'minLoad', 'reservePower'],
    filters: ['name', 'resourceId'],
    search: 'name',
  },
  detail: [
    section('loads', ['resourceId', 'effectiveDate', 'baseLoad', 'maxLoad', 'minLoad', 'reservePower']),
    section('factors', ['workdayFactor', 'holidayFactor', 'temperatureFactor']),
  ],
});
export type ElecPlanParameter = RecordOf<typeof elecPlanParameter>;
