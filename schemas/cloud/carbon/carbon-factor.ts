import { computed, defineResource, enumeration, text, year, number, type RecordOf } from '@/dsl';
import { zeroCarbon } from '../../services';

/** What a factor is given in (proposed fields E). */
const UNITS: Readonly<Record<string, string>> = {
  electricity: 'tCO₂/MWh',
  heat: 'tCO₂/GJ',
  naturalGas: 'tCO₂/10⁴ m³',
  gasoline: 'tCO₂/t',
  diesel: 'tCO₂/t',
  coal: 'tCO₂/t',
};

// covers V-261, V-262
/** Carbon of a unit of energy, by region and year, with its source (spec 03 §2, zero carbon). */
export const carbonFactor = defineResource({
  name: 'cloud/carbon-factor',
  api: zeroCarbon('factor', { page: 'POST list', edit: 'POST edit' }),
  recordTitle: 'energyType',
  fields: {
    energyType: enumeration(['electricity', 'naturalGas', 'gasoline', 'diesel', 'heat', 'coal'], { readOnly: true }),
    area: text({ readOnly: true }),
    factor: number({ required: true, min: 0, max: 1000, decimals: 4 }),
    unit: computed(({ energyType }) => UNITS[String(energyType)] ?? ''),
    year: year({ required: true }),
    source: text({ max: 100 }),
  },
  list: {
    columns: ['energyType', 'area', 'factor', 'unit', 'year', 'source'],
    filters: ['energyType', 'area'],
    inline: ['factor', 'source'],
    open: 'edit',
  },
});
export type CarbonFactor = RecordOf<typeof carbonFactor>;
