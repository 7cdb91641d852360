import type { BackendContext } from '../../../core/context';
import { timeText } from '../../../core/clock';
import { seedId } from '../../../core/ids';
import { actorOf, textOf } from '../../../core/incoming';
import { refuseFields } from '../../../core/refusal';
import type { Endpoint } from '../../../core/router';
import { eitherMenu, visibleDevice } from './visibleDevice';
import { visibleRow } from '../../../crud/rows';
import { rowsOf } from '../../../crud/rowsOf';

const WEB = '/iemscloud/device/web';

/** Commands to devices (spec 03 §7, device): kept at once, answered by the device after a while (`controlHooks`). */
export function controlEndpoints(context: BackendContext): Endpoint[] {
  const { store, clock } = context;
  return [
    {
      method: 'POST',
      path: `${WEB}/control`,
      need: eitherMenu('control', ['cloud/device-control', 'cloud/device']),
      log: 'control',
      handle: (incoming) => {
        const device = visibleDevice(context, incoming);
        const { command, params, controlMode = 'immediate', executeTime } = incoming.params;
        const service = visibleRow(context, 'cloud/device-service', actorOf(incoming), String(command));
        if (!service) throw refuseFields({ command: { key: 'fieldRequired' } });
        if (controlMode === 'scheduled' && textOf(incoming, 'executeTime') === '')
          throw refuseFields({ executeTime: { key: 'fieldRequired' } });
        const now = clock();
        const controlNo = `CT-${timeText(now).slice(0, 10).replaceAll('-', '')}-${String(rowsOf(context, 'cloud/device-control').length + 1).padStart(4, '0')}`;
        const row = {
          id: seedId(`control ${controlNo} ${now}`),
          tenantId: device.tenantId,
          controlNo,
          stationId: device.stationId,
          deviceId: device.id,
          command: service.id,
          commandName: service.name,
          params: Array.isArray(params) ? params : [],
          controlMode,
          executeTime: executeTime ?? null,
          operator: actorOf(incoming).user.id,
          operatorName: actorOf(incoming).user.name,
          sendTime: timeText(now),
          sentAt: now,
          createTime: timeText(now),
          updateTime: timeText(now),
        };
        store.put('cloud/device-control', row);
        incoming.log.content = `${String(device.name)}: ${String(service.name)}`;
        return { id: row.id };
      },
    },
  ];
}
