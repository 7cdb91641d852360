import type { BackendContext } from '../../../core/context';
import { timeText } from '../../../core/clock';
import { seedId } from '../../../core/ids';
import { textOf } from '../../../core/incoming';
import { refuseFields } from '../../../core/refusal';
import type { Endpoint } from '../../../core/router';
import { visibleDevice } from './visibleDevice';
import { rowsOf } from '../../../crud/rowsOf';

const REQUIRED = ['code', 'name', 'rwType', 'dataType', 'unit'] as const;

/** An attribute that is added from a device belongs to the product of the device (spec 03 §7, device). */
export function propertyEndpoint(context: BackendContext): Endpoint {
  const { store, clock } = context;
  return {
    method: 'POST',
    path: '/iemscloud/device/web/manage/device/property/create',
    need: { menus: ['cloud/device'], code: 'addProperty' },
    log: 'create',
    handle: (incoming) => {
      const device = visibleDevice(context, incoming);
      const missing = REQUIRED.filter((name) => textOf(incoming, name) === '');
      if (missing.length > 0)
        throw refuseFields(Object.fromEntries(missing.map((name) => [name, { key: 'fieldRequired' as const }])));
      const code = textOf(incoming, 'code');
      const known = rowsOf(context, 'cloud/device-property').some(
        (one) => one.productId === device.productId && one.code === code,
      );
      if (known) throw refuseFields({ code: { key: 'fieldTaken' } });
      const time = timeText(clock());
      const { name, rwType, dataType, unit } = incoming.params;
      store.put('cloud/device-property', {
        id: seedId(`property ${device.id} ${code}`),
        tenantId: device.tenantId,
        productId: device.productId,
        code,
        name,
        rwType,
        dataType,
        unit,
        valueType: 'dynamic',
        source: 'custom',
        createTime: time,
        updateTime: time,
      });
    },
  };
}
