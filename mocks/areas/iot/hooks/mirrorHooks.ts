import type { BackendContext } from '../../../core/context';
import type { CrudHooks } from '../../../crud/hooks';
import { countBy } from '../countBy';
import { zoneOf } from '../sourceOf';
import { iotTables } from '../tables';
import { wallText } from '../wallText';

/** Mirrors: the controller they are of, and how many devices hang behind it. */
export function mirrorHooks({ store }: BackendContext): CrudHooks {
  const { devices } = iotTables(store);
  return {
    present: ({ mirroredAt, ...row }) => {
      const controller = devices.get(row.controllerId);
      return {
        ...row,
        id: row.id,
        sn: controller?.sn ?? null,
        subDeviceCount: countBy(store, 'iot/device', 'controllerId').get(String(row.controllerId)) ?? 0,
        mirrorTime: controller ? wallText(Number(mirroredAt), zoneOf(store, controller)) : null,
      };
    },
  };
}
