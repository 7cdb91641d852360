import type { BackendContext } from '../../../core/context';
import { actorOf, textOf } from '../../../core/incoming';
import { Refusal } from '../../../core/refusal';
import type { Endpoint } from '../../../core/router';
import { nameOf, propertiesOf, valueNow } from '../deviceAttributes';
import { deviceOf } from '../deviceOf';
import { needTexts } from '../needTexts';
import { parameterOf, setParameter, tagParameter } from '../parameters';
import { sourceOf } from '../sourceOf';
import { iotTables } from '../tables';
import { writableOf } from '../writableOf';

const DEVICE = '/iot/v3/web/device';

/** Parameters of devices and their labels, and the controllers there are (spec 03 §7). */
export function parameterEndpoints(context: BackendContext): Endpoint[] {
  const { store, clock } = context;
  return [
    {
      method: 'POST',
      path: `${DEVICE}/editParam`,
      need: { menus: ['iot/device'], code: 'editParam' },
      log: 'control',
      handle: (incoming) => {
        const device = deviceOf(context, incoming);
        const { code = '', value = '' } = needTexts(incoming, { code: 32, value: 255 });
        const property = writableOf(context, device, code, 'code');
        setParameter(store, device.id, property.code, { value, now: clock(), from: clock() });
        incoming.log.content = `${device.sn} ${code} = ${value}`;
      },
    },
    {
      method: 'POST',
      path: `${DEVICE}/editParamTag`,
      need: { menus: ['iot/device'], code: 'editParamTag' },
      log: 'edit',
      handle: (incoming) => {
        const device = deviceOf(context, incoming);
        const { code = '', tagKey = '', tagValue = '' } = needTexts(incoming, { code: 32, tagKey: 32, tagValue: 60 });
        tagParameter(store, device.id, writableOf(context, device, code, 'code').code, tagKey, tagValue);
        incoming.log.content = `${device.sn} ${code} ${tagKey} = ${tagValue}`;
      },
    },
    {
      method: 'GET',
      path: '/iot/v3/web/protocol/paramTagDetail',
      need: { menus: ['iot/device'] },
      handle: (incoming) => {
        const device = deviceOf(context, incoming);
        const property = propertiesOf(store, device).find(({ code }) => code === textOf(incoming, 'code'));
        if (!property) throw new Refusal('notFound', { code: '4004' });
        const value = valueNow(store, device, sourceOf(store, device), property, clock());
        const tags = Object.entries(parameterOf(store, device.id, property.code, clock())?.tags ?? {}).map(
          ([tagKey, tagValue]) => ({ tagKey, tagValue }),
        );
        return {
          code: property.code,
          name: nameOf(property, incoming.locale),
          unit: property.unit,
          value: value === null ? null : String(value),
          tags,
        };
      },
    },
    {
      method: 'GET',
      path: `${DEVICE}/listController`,
      need: { menus: ['iot/device', 'iot/mirror'] },
      handle: (incoming) => {
        const { tenant } = actorOf(incoming);
        const { devices, products } = iotTables(store);
        const controllers = new Set(
          products.filter(({ connectionType }) => connectionType === 'gatewayDevice').map(({ id }) => id),
        );
        return devices
          .filter((one) => controllers.has(one.productId) && (Boolean(tenant.operator) || one.tenantId === tenant.id))
          .map(({ id, sn, name }) => ({ id, code: sn, sn, name: `${name} · ${sn}` }));
      },
    },
  ];
}
