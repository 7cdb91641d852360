import { HOUR, timeText } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import { seedId } from '../../../core/ids';
import { serviceOf } from './seedLibrary';

const COMMANDS = ['setPower', 'setMode', 'start', 'stop'] as const;

/** Commands of the last days, to converters and inverters. */
export function seedControls({ store, clock }: BackendContext): void {
  const controlled = store
    .all('cloud/device')
    .filter(({ deviceType }) => deviceType === 'pcs' || deviceType === 'inverter');
  const step = Math.max(1, Math.floor(controlled.length / 40));
  const operator = store.all('account/user')[0];
  const rows = controlled
    .filter((_, index) => index % step === 0)
    .slice(0, 40)
    .flatMap((device, index) => {
      const model = store.get('cloud/device-model', String(device.modelId))?.name;
      const command = COMMANDS[index % COMMANDS.length] ?? 'start';
      const at = clock() - (index * 7 + 2) * HOUR;
      const id = seedId(`cloud control ${device.id}`);
      return [
        {
          id,
          tenantId: device.tenantId,
          controlNo: `CT-${timeText(at).slice(0, 10).replaceAll('-', '')}-${String(index + 1).padStart(4, '0')}`,
          stationId: device.stationId,
          deviceId: device.id,
          command: serviceOf(String(model), command),
          params:
            command === 'setPower' ? [{ code: 'power', name: '功率', value: String(20 + index), unit: 'kW' }] : [],
          controlMode: 'immediate',
          executeTime: null,
          operator: operator?.id ?? null,
          sendTime: timeText(at),
          sentAt: at,
          createTime: timeText(at),
          updateTime: timeText(at),
        },
      ];
    });
  store.put('cloud/device-control', ...rows);
}
