import type { BackendContext } from '../../core/context';
import { refuseFields } from '../../core/refusal';
import { propertiesOf } from './deviceAttributes';
import type { DeviceDoc, PropertyDoc } from './iotDocs';
import { iotTexts } from './iotTexts';

/** An attribute of a device that can be written. `field`: which value of the call names it. */
export function writableOf(context: BackendContext, device: DeviceDoc, code: string, field: string): PropertyDoc {
  const property = propertiesOf(context.store, device).find((one) => one.code === code);
  if (!property) throw refuseFields({ [field]: { key: 'fieldUnknown' } });
  if (property.rwType === 'r') throw refuseFields({ [field]: { key: iotTexts.attributeReadOnly } });
  return property;
}
