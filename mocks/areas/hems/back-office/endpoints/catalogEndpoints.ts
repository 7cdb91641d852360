import type { BackendContext } from '../../../../core/context';
import { actorOf, idsOf, textOf, type Incoming } from '../../../../core/incoming';
import { Refusal } from '../../../../core/refusal';
import type { Endpoint } from '../../../../core/router';
import { changeableRow, needChangeable, visibleRow, visibleRows } from '../../../../crud/rows';
import { refusePublish } from '../hooks/marketHooks';
import { post } from './post';
import { openList } from './openList';
import type { Doc } from '../../../../store/store';

const configsOf = (row: Doc): string[] =>
  [row.configList ?? []]
    .flat()
    .flatMap((one: object) => (Reflect.get(one, 'support') === 'none' ? [] : idsOf(Reflect.get(one, 'configId'))));

/** Calls of brands, capabilities and of what is published in batches. */
export function catalogEndpoints(context: BackendContext): Endpoint[] {
  const { store } = context;
  const seen = (incoming: Incoming, name: string) => visibleRows(context, name, actorOf(incoming));
  const release = (name: string, path: string): Endpoint =>
    post(`${path}/batchRelease`, { menus: [name], code: 'batchRelease', log: 'control' }, (incoming) => {
      const { params, locale, log } = incoming;
      const ids = idsOf(params.ids);
      const failList = ids.flatMap((id) => {
        const row = visibleRow(context, name, actorOf(incoming), id);
        try {
          if (!row) throw new Refusal('notFound');
          needChangeable(context, name, row, incoming);
          if (row.publishStatus === 1) throw new Refusal('notNow');
          refusePublish(context, name, row);
          store.put(name, { ...row, publishStatus: 1 });
          return [];
        } catch (reason) {
          if (!(reason instanceof Refusal)) throw reason;
          return [{ id, key: String(row?.name ?? id), reason: reason.text(locale) }];
        }
      });
      if (ids.length === 1 && failList[0]) throw new Refusal({ en: failList[0].reason, zh: failList[0].reason });
      log.content = `${ids.length - failList.length} / ${ids.length}`;
      return { successCount: ids.length - failList.length, failCount: failList.length, failList };
    });
  return [
    release('hems/market-area', 'marketArea'),
    release('hems/retailer', 'retailer'),
    ...openList(context, 'hems/top-brand', ['hems/brand']),
    post('brand/listCapabilityBrand', { menus: ['hems/capability', 'hems/capability-config'] }, (incoming) => {
      const id = textOf(incoming, 'capabilityId');
      const all = seen(incoming, 'hems/capability');
      const able = new Set(
        all.filter((one) => id === '' || one.id === id || configsOf(one).includes(id)).map(({ brandId }) => brandId),
      );
      return seen(incoming, 'hems/brand').map((one) => ({ id: one.id, name: one.name, checked: able.has(one.id) }));
    }),
    post('brand/listCapabilityConfig', { menus: ['hems/brand'] }, (incoming) => {
      const id = textOf(incoming, 'id');
      const can = new Set(
        seen(incoming, 'hems/capability')
          .filter(({ brandId }) => id === '' || brandId === id)
          .flatMap(configsOf),
      );
      return seen(incoming, 'hems/capability-config').filter((one) => can.has(one.id));
    }),
    post('capability/listCapabilityConfig', { menus: ['hems/capability-config', 'hems/capability'] }, (incoming) => {
      const type = textOf(incoming, 'deviceType');
      return seen(incoming, 'hems/capability-config').filter(
        (one) => one.switch === 1 && (type === '' || String(one.deviceType) === type),
      );
    }),
    post('capability/config/sort', { menus: ['hems/capability-config'], code: 'sort', log: 'edit' }, (incoming) => {
      const rows = idsOf(incoming.params.ids).map((id) =>
        changeableRow(context, 'hems/capability-config', incoming, id),
      );
      store.put('hems/capability-config', ...rows.map((row, place) => ({ ...row, sort: place + 1 })));
    }),
    post('banner/listFilterBrand', { menus: ['hems/banner'] }, (incoming) =>
      seen(incoming, 'hems/brand')
        .filter(({ releaseStatus }) => releaseStatus === 1)
        .map(({ id, name }) => ({ id, name })),
    ),
    post('deviceInspection/brand', { menus: ['hems/device-inspection', 'hems/lead'] }, (incoming) => {
      const type = textOf(incoming, 'deviceType');
      const found = seen(incoming, 'hems/brand').filter(
        ({ deviceTypes }) => type === '' || idsOf(deviceTypes).includes(type),
      );
      return [
        ...found.map(({ id, name }) => ({ code: id, desc: name })),
        { code: 'other', desc: incoming.locale === 'zh' ? '其他' : 'Other' },
      ];
    }),
  ];
}
