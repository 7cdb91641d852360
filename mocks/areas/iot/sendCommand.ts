import type { BackendContext } from '../../core/context';
import { newId } from '../../core/ids';
import { actorOf, type Incoming } from '../../core/incoming';
import { commandEnd } from './commandState';
import type { CommandDoc, DeviceDoc } from './iotDocs';
import { iotTables } from './tables';
import { setParameter } from './parameters';
import { sourceOf } from './sourceOf';
import { versionOf } from './versionOf';

interface Order extends Pick<CommandDoc, 'commandType' | 'attributeCode' | 'value'> {
  readonly device: DeviceDoc;
}

/** Sends a command. What it sets holds from the moment the device will have answered. */
export function sendCommand(context: BackendContext, incoming: Incoming, { device, ...order }: Order): CommandDoc {
  const { store, clock } = context;
  const { commands, devices } = iotTables(store);
  const sentAt = clock();
  const id = newId(store);
  const command: CommandDoc = {
    id,
    ...order,
    tenantId: device.tenantId,
    deviceId: device.id,
    commandNo: `C${id.slice(-9)}`,
    operator: actorOf(incoming).user.name,
    sentAt,
  };
  commands.put(command);
  const end = commandEnd(command, sourceOf(store, device));
  if (end.status !== 'success') return command;
  if (order.commandType === 'ota')
    devices.patch(device.id, {
      firmwareVersion: versionOf(device, sentAt),
      upgrade: { version: order.value, at: end.endedAt },
    });
  else if (order.commandType === 'propertySet' && order.attributeCode)
    setParameter(store, device.id, order.attributeCode, { value: order.value, now: sentAt, from: end.endedAt });
  return command;
}
