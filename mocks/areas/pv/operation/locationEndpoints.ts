import { timeText } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import { newId } from '../../../core/ids';
import { actorOf, textOf, type Incoming } from '../../../core/incoming';
import { Refusal, refuseFields } from '../../../core/refusal';
import type { Endpoint } from '../../../core/router';
import { visibleRow } from '../../../crud/rows';
import { rowOf, rowsOf } from '../../../crud/rowsOf';

const WEB = '/enjoyelec-cloud-pvpro-operation/v3/web/device/location';

/** Places of devices on the plan of a building (spec 03 §7; proposed fields L): x and y in percent of the picture. */
export function locationEndpoints(context: BackendContext): Endpoint[] {
  const { store, clock, resources } = context;
  const share = (incoming: Incoming, name: string): number => {
    const value = Number(incoming.params[name]);
    if (textOf(incoming, name) === '' || !(value >= 0 && value <= 100))
      throw refuseFields({ [name]: { key: 'invalid' } });
    return value;
  };
  const placeOf = (incoming: Incoming) => ({
    x: share(incoming, 'x'),
    y: share(incoming, 'y'),
    rotation: Number(incoming.params.rotation ?? 0),
    updateTime: timeText(clock()),
  });
  const visibleDevice = (incoming: Incoming, id: string) => {
    const devices = resources.get('pv/device');
    const found = devices && visibleRow(context, devices, actorOf(incoming), id);
    if (!found) throw new Refusal('notFound', { code: '4004' });
    return found;
  };
  const need = (code: string) => ({ menus: ['pv/location-device'] as const, code });
  return [
    {
      method: 'POST',
      path: `${WEB}/create`,
      need: need('create'),
      log: 'create',
      handle: (incoming) => {
        const device = visibleDevice(incoming, textOf(incoming, 'deviceId'));
        if (rowsOf(context, 'pv/location').some((one) => one.deviceId === device.id))
          throw new Refusal({ en: 'The device stands on a plan already.', zh: '该设备已定位' });
        const row = {
          id: newId(store),
          tenantId: device.tenantId,
          deviceId: device.id,
          pictureId: textOf(incoming, 'pictureId'),
          ...placeOf(incoming),
          createTime: timeText(clock()),
        };
        store.put('pv/location', row);
        incoming.log.content = String(device.name);
        return { id: row.id };
      },
    },
    {
      method: 'PUT',
      path: `${WEB}/edit`,
      need: need('edit'),
      log: 'edit',
      handle: (incoming) => {
        const before = rowOf(context, 'pv/location', textOf(incoming, 'id'));
        if (!before) throw new Refusal('notFound', { code: '4004' });
        const device = visibleDevice(incoming, String(before.deviceId));
        store.put('pv/location', {
          ...before,
          ...placeOf(incoming),
          pictureId: textOf(incoming, 'pictureId') || before.pictureId,
        });
        incoming.log.content = String(device.name);
      },
    },
  ];
}
