import { defineResource, text, type RecordOf } from '@/dsl';
import { vppPlants } from '../../services';

// covers V-108
/** The company whose grid a resource is connected to. Only ever picked. */
export const powerSupplyCompany = defineResource({
  name: 'vpp/power-supply-company',
  api: vppPlants('resource/powerSupplyCompany', { page: 'POST list' }),
  fields: {
    name: text({ readOnly: true }),
    code: text({ readOnly: true }),
    area: text({ readOnly: true, aliases: ['areaName'] }),
  },
});
export type PowerSupplyCompany = RecordOf<typeof powerSupplyCompany>;
