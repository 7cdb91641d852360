import type { Device } from '@schemas/iot/device';
import { RelatedList } from '../RelatedList';

/** What rules noticed at the device. */
export function AlarmPanel({ record: { id } }: { readonly record: Device }) {
  return <RelatedList schema="iot/alarm" given={{ deviceId: id }} />;
}
