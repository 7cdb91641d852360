import { useSyncExternalStore } from 'react';
import type { Firmware } from '@schemas/iot/firmware';
import { waveDrives } from './waveDrives';
import { WavesForm } from './WavesForm';
import { WavesProgress } from './WavesProgress';

/** The upgrade of many devices to a package: what it shall be, then how it goes. */
export function WavesPanel({ record }: { readonly record: Firmware }) {
  const drive = useSyncExternalStore(waveDrives.subscribe, () => waveDrives.of(record.id));
  return drive ? (
    <WavesProgress key={record.id} drive={drive} onClose={() => waveDrives.forget(record.id)} />
  ) : (
    <WavesForm key={record.id} firmware={record} />
  );
}
