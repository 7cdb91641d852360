import { defineResource, enumeration, text, type RecordOf } from '@/dsl';
import { vppPlants } from '../../services';

// covers V-099
/** The grid's or the market's system that a plant is connected to. Read-only here, and only ever picked. */
export const operationPlatform = defineResource({
  name: 'vpp/operation-platform',
  api: vppPlants('vpp/operationPlatform', { page: 'POST list' }),
  fields: {
    name: text({ readOnly: true }),
    code: text({ readOnly: true }),
    area: text({ readOnly: true, aliases: ['areaName'] }),
    protocol: enumeration(['https', 'iec104', 'mqtt', 'webservice'], { readOnly: true }),
    status: enumeration(['normal', 'abnormal'], { readOnly: true, tones: { normal: 'success', abnormal: 'error' } }),
  },
});
export type OperationPlatform = RecordOf<typeof operationPlatform>;
