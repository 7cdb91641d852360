import { uploadedBytes } from '../../account/keepUpload';
import type { BackendContext } from '../../core/context';
import { seedOf } from '@mocks/energy/chance/seedOf';
import { randomFrom } from '../../core/random';
import type { FirmwareDoc } from './iotDocs';

/**
 * What an upgrade package holds: the file that was uploaded; for a seeded one as many bytes as it says, always the
 * same.
 */
export function packageBytes(
  context: BackendContext,
  file: FirmwareDoc['packageFile'][number],
): Uint8Array<ArrayBuffer> {
  const kept = uploadedBytes(context, file.id);
  if (kept) return kept;
  const random = randomFrom(seedOf(file.name));
  return Uint8Array.from({ length: file.size ?? 1024 }, () => Math.floor(random() * 256));
}
