import type { BackendContext } from '../../../core/context';
import type { Doc } from '../../../store/store';
import { alarmRows } from '../../cloud/alarm/alarmRows';

/** The alarms of the world that are about devices of PV stations; what people ignored here stays ignored. */
export function pvAlarms(context: BackendContext): Doc[] {
  const { store } = context;
  return alarmRows(context).flatMap((alarm): Doc[] => {
    const closed = store.get('pv/alarm', alarm.id);
    if (closed) return [closed];
    const device =
      store.get('pv/device', String(alarm.deviceId)) ?? store.get('pv/environment-device', String(alarm.deviceId));
    return device ? [{ ...alarm, deviceType: device.deviceType, buildingId: device.buildingId }] : [];
  });
}
