import type { Device } from '@schemas/iot/device';
import { RelatedList } from '../RelatedList';

/** What the device was told, and what became of it. */
export function CommandPanel({ record: { id } }: { readonly record: Device }) {
  return <RelatedList schema="iot/command" given={{ deviceId: id }} />;
}
