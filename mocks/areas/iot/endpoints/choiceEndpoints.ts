import type { BackendContext } from '../../../core/context';
import { actorOf } from '../../../core/incoming';
import type { Endpoint } from '../../../core/router';
import { regions } from '@mocks/world/world';
import { protocols } from '../catalog/protocols';
import { units } from '../catalog/units';
import { visibleRows } from '../../../crud/rows';

const WEB = '/iot/v3/web';

/** Lists to choose from, and brands with their models below them. */
export function choiceEndpoints(context: BackendContext): Endpoint[] {
  return [
    {
      method: 'GET',
      path: `${WEB}/unit/list`,
      need: { menus: ['iot/product-property', 'iot/property-standard', 'iot/product-type'] },
      handle: ({ locale }) =>
        units.map(({ symbol, category, name }) => ({
          code: symbol,
          symbol,
          category,
          name: symbol === '-' ? name[locale] : `${symbol} · ${name[locale]}`,
        })),
    },
    {
      method: 'GET',
      path: `${WEB}/protocol/ability`,
      need: { menus: ['iot/product', 'iot/device', 'iot/product-property'] },
      handle: ({ locale }) => protocols.map(({ code, name, needs }) => ({ code, desc: name[locale], needs })),
    },
    {
      method: 'GET',
      path: `${WEB}/area/list`,
      need: { menus: ['iot/station', 'vpp/plant', 'vpp/unit'] },
      handle: ({ locale }) =>
        regions.map(({ code, parentCode, level, name, zone }) => ({
          code,
          parentCode,
          level,
          name: name[locale],
          timeZone: zone,
        })),
    },
    {
      method: 'GET',
      path: `${WEB}/brand/tree`,
      need: { menus: ['iot/brand', 'iot/model', 'iot/product', 'iot/device'] },
      handle: (incoming) => {
        const own = (name: string) => visibleRows(context, name, actorOf(incoming));
        const models = own('iot/model');
        return own('iot/brand').map(({ id, name, manufacturer }) => ({
          id,
          name,
          manufacturer,
          children: models
            .filter(({ brandId }) => brandId === id)
            .map((model) => ({ id: model.id, name: model.name, brandId: id })),
        }));
      },
    },
  ];
}
