import type { BackendContext } from '../../../core/context';
import { refuseFields } from '../../../core/refusal';
import type { CrudHooks } from '../../../crud/hooks';

const otherType = { en: 'The device is of another type.', zh: '设备类型不匹配' };

/**
 * Devices of other platforms: named as these name them, bound only to a device of the same type (proposed fields L).
 */
export function thirdPartyHooks({ store }: BackendContext): CrudHooks {
  return {
    create: ({ row }) => {
      const same = store.all('pv/third-party-device').find((one) => one.thirdStationId === row.thirdStationId);
      return {
        ...row,
        thirdStationName: same?.thirdStationName ?? row.thirdStationId,
        thirdDeviceName: row.thirdDeviceName ?? row.thirdDeviceId,
        deviceType: 'inverter',
        bindStatus: row.deviceId ? 'bound' : 'unbound',
      };
    },
    edit: ({ row }) => ({ ...row, bindStatus: row.deviceId ? 'bound' : 'unbound' }),
    acts: {
      bind: ({ row, values }) => {
        const device = store.get('pv/device', String(values.deviceId));
        if (device?.deviceType !== row.deviceType) throw refuseFields({ deviceId: { key: otherType } });
        return { stationId: values.stationId, deviceId: values.deviceId, bindStatus: 'bound' };
      },
    },
  };
}
