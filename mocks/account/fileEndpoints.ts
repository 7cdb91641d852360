import type { BackendContext } from '../core/context';
import { textOf } from '../core/incoming';
import { Refusal } from '../core/refusal';
import type { Endpoint } from '../core/router';
import { fileAnswer } from '../crud/fileAnswer';
import { extensionOf, FILE, filesTable, IMAGES, keepUpload, uploadedBytes } from './keepUpload';

/** Files of stations of the energy cloud (spec 03 §7, station). */
const STATION_FILE = '/iemscloud/account/web/dictInfo/minio/upload';

/** Uploads and their downloads. Addresses cannot be guessed, so that images can be shown without a token. */
export function fileEndpoints(context: BackendContext): Endpoint[] {
  return [
    {
      method: 'POST',
      path: `${FILE}/upload`,
      need: 'signed-in',
      log: 'other',
      handle: (incoming) => keepUpload(context, incoming),
    },
    {
      method: 'POST',
      path: STATION_FILE,
      need: { menus: ['cloud/station'] },
      log: 'other',
      handle: (incoming) => keepUpload(context, incoming),
    },
    {
      method: 'GET',
      path: `${FILE}/:id`,
      need: 'anyone',
      handle: (incoming) => {
        const file = filesTable(context).get(textOf(incoming, 'id'));
        const bytes = file && uploadedBytes(context, file.id);
        if (!bytes) throw new Refusal('notFound', { status: 404 });
        const image = IMAGES[extensionOf(file.name)];
        if (!image) return fileAnswer(bytes, file.name, 'application/octet-stream');
        // A drawing may hold scripts: as an image they never run, and as a page this policy stops them.
        const headers = {
          'content-type': image,
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        };
        return new Response(bytes, {
          headers: { ...headers, 'x-content-type-options': 'nosniff', 'cache-control': 'private, max-age=86400' },
        });
      },
    },
  ];
}
