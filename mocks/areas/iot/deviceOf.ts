import type { BackendContext } from '../../core/context';
import { actorOf, textOf, type Incoming } from '../../core/incoming';
import { Refusal } from '../../core/refusal';
import type { DeviceDoc } from './iotDocs';
import { iotTables } from './tables';

/** A device by its id, as far as somebody may see it. Throws 'not found'. */
export function deviceById({ store }: BackendContext, incoming: Incoming, id: string): DeviceDoc {
  const { tenant } = actorOf(incoming);
  const device = iotTables(store).devices.get(id);
  if (!device || (!tenant.operator && device.tenantId !== tenant.id)) throw new Refusal('notFound', { code: '4004' });
  return device;
}

/** The device a call names, by `deviceId` or `id`. */
export function deviceOf(context: BackendContext, incoming: Incoming): DeviceDoc {
  return deviceById(context, incoming, textOf(incoming, 'deviceId') || textOf(incoming, 'id'));
}
