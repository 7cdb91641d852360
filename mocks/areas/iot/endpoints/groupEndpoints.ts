import type { BackendContext } from '../../../core/context';
import { actorOf, idsOf, textOf } from '../../../core/incoming';
import { Refusal, refuseFields } from '../../../core/refusal';
import type { Endpoint } from '../../../core/router';
import { pageOf } from '../../../crud/listAnswers';
import { changeableRow, presentRow, seenRow, visibleRow } from '../../../crud/rows';
import { deviceById } from '../deviceOf';
import { iotTexts } from '../iotTexts';
import { needTexts } from '../needTexts';
import { sourceOf } from '../sourceOf';
import { iotTables } from '../tables';
import { isOnline } from '../telemetry/deviceConnection';

const WEB = '/iot/v3/web';

/** Devices of a group, and controllers that take the place of others (spec 03 §7). */
export function groupEndpoints(context: BackendContext): Endpoint[] {
  const { store, clock } = context;
  const { devices, products, mirrors, parameters } = iotTables(store);
  return [
    {
      method: 'GET',
      path: `${WEB}/group/groupDeviceList`,
      need: { menus: ['iot/device-group'] },
      handle: (incoming) => {
        const actor = actorOf(incoming);
        const group = seenRow(
          context,
          'iot/device-group',
          incoming,
          textOf(incoming, 'groupId') || textOf(incoming, 'id'),
        );
        const resource = context.resources.get('iot/device');
        if (!resource) throw new Refusal('notFound', { code: '4004' });
        const { list, ...rest } = pageOf(
          idsOf(group.deviceIds).flatMap((id) => visibleRow(context, resource, actor, id) ?? []),
          incoming.params,
        );
        return { ...rest, list: list.map((row) => presentRow(context, resource, row, incoming)) };
      },
    },
    {
      method: 'POST',
      path: `${WEB}/mirror/controllerReplace`,
      need: { menus: ['iot/mirror'], code: 'controllerReplace' },
      log: 'control',
      handle: (incoming) => {
        const { newControllerSn = '' } = needTexts(incoming, { newControllerSn: 32 });
        const mirror = mirrors.get(changeableRow(context, 'iot/mirror', incoming, textOf(incoming, 'id')).id);
        if (!mirror) throw new Refusal('notFound', { code: '4004' });
        const before = deviceById(context, incoming, mirror.controllerId);
        const found = devices.find(({ sn }) => sn === newControllerSn);
        if (!found) throw refuseFields({ newControllerSn: { key: 'fieldUnknown' } });
        const next = deviceById(context, incoming, found.id);
        if (products.get(next.productId)?.connectionType !== 'gatewayDevice')
          throw refuseFields({ newControllerSn: { key: iotTexts.notController } });
        const bound = devices.find(({ controllerId }) => controllerId === next.id);
        if (bound || next.id === before.id || !isOnline(sourceOf(store, next), clock()))
          throw refuseFields({ newControllerSn: { key: iotTexts.controllerTaken } });
        devices.put(
          ...devices
            .filter(({ controllerId }) => controllerId === before.id)
            .map((one) => ({ ...one, controllerId: next.id })),
          { ...next, stationId: before.stationId ?? null, tenantId: before.tenantId },
        );
        parameters.put(
          ...parameters
            .filter(({ deviceId }) => deviceId === before.id)
            .map((one) => ({ ...one, id: `${next.id} ${one.code}`, deviceId: next.id })),
        );
        mirrors.put({ ...mirror, controllerId: next.id, version: mirror.version + 1, mirroredAt: clock() });
        incoming.log.content = `${before.sn} > ${next.sn}`;
      },
    },
  ];
}
