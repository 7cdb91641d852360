import type { BackendContext } from '../../../core/context';
import { countOf } from '../../../crud/countOf';
import type { CrudHooks } from '../../../crud/hooks';
import { zoneOf } from '../sourceOf';
import { iotTables } from '../tables';
import { wallText } from '../../../core/wallText';

/** Mirrors: the controller they are of, and how many devices hang behind it. */
export function mirrorHooks(context: BackendContext): CrudHooks {
  const { store } = context;
  const behind = countOf(context, 'iot/device', 'controllerId');
  const { devices } = iotTables(store);
  return {
    present: ({ mirroredAt, ...row }) => {
      const controller = devices.get(row.controllerId);
      return {
        ...row,
        id: row.id,
        sn: controller?.sn ?? null,
        subDeviceCount: behind({ id: String(row.controllerId) }),
        mirrorTime: controller ? wallText(Number(mirroredAt), zoneOf(store, controller)) : null,
      };
    },
  };
}
