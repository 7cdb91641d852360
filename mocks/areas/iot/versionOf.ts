import type { DeviceDoc } from './iotDocs';

/** The firmware a device runs at a moment (epoch ms): that of the last upgrade once it is done. */
export function versionOf(device: DeviceDoc | undefined, now: number): string | null {
  if (!device) return null;
  const { upgrade, firmwareVersion = null } = device;
  return upgrade && now >= upgrade.at ? upgrade.version : firmwareVersion;
}
