import type { Store } from '../../store/store';
import { seedOf } from '@mocks/energy/chance/seedOf';
import { randomFrom } from '../../core/random';
import type { FirmwareDoc } from './docs';

/** What an upgrade package holds: the file that was uploaded; for a seeded one as many bytes as it says, always the same. */
export function packageBytes(store: Store, file: FirmwareDoc['packageFile'][number]): Uint8Array<ArrayBuffer> {
  const kept = store.get('files', file.id)?.base64;
  if (typeof kept === 'string') return Uint8Array.from(atob(kept), (char) => char.charCodeAt(0));
  const random = randomFrom(seedOf(file.name));
  return Uint8Array.from({ length: file.size ?? 1024 }, () => Math.floor(random() * 256));
}
