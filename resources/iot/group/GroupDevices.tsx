import { RelatedList } from '@/crud';
import type { DeviceGroup } from '@schemas/iot/device-group';

/** The devices of the group, page by page. */
export function GroupDevices({ record: { id } }: { readonly record: DeviceGroup }) {
  return <RelatedList schema="iot/group-device" given={{ groupId: id, id }} />;
}
