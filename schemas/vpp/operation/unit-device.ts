import { defineResource, enumeration, number, reference, text, type RecordOf } from '@/dsl';
import { vppPlants } from '../../services';

// covers V-113
/** A device of the resources of a unit: a tab of its page. */
export const unitDevice = defineResource({
  name: 'vpp/unit-device',
  api: vppPlants('unit/device', { page: 'POST list' }),
  recordTitle: 'deviceName',
  fields: {
    deviceName: text({ readOnly: true, aliases: ['name'] }),
    sn: text({ readOnly: true }),
    deviceType: text({ readOnly: true, sortable: false }),
    stationId: reference('cloud/station', { readOnly: true, aliases: ['station'] }),
    resourceId: reference('vpp/resource', { readOnly: true, aliases: ['resource'] }),
    ratedPower: number({ readOnly: true, decimals: 2, unit: 'kW' }),
    onlineStatus: enumeration([1, 0], {
      sortable: false,
      readOnly: true,
      tones: { 1: 'success', 0: 'neutral' },
      codeAliases: { online: 1, offline: 0 },
    }),
    unitId: reference('vpp/unit', { readOnly: true, internal: true }),
  },
  list: {
    columns: ['deviceName', 'sn', 'deviceType', 'stationId', 'resourceId', 'ratedPower', 'onlineStatus'],
    filters: ['unitId'],
    open: false,
  },
});
export type UnitDevice = RecordOf<typeof unitDevice>;
