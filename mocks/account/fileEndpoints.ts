import { timeText } from '../core/clock';
import type { BackendContext } from '../core/context';
import { secretText } from '../core/ids';
import { actorOf, textOf } from '../core/incoming';
import { Refusal } from '../core/refusal';
import type { Endpoint } from '../core/router';
import { sidePath } from '../core/sidePath';
import { fileAnswer } from '../crud/csv';
import type { Doc } from '../store/store';
import { table } from '../store/table';

const FILE = '/account/v3/web/file';

/** Shown in pages; everything else is only ever downloaded. */
const IMAGES: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', svg: 'image/svg+xml' };
/** Never kept: what a browser or a system would run. */
const REFUSED: ReadonlySet<string> = new Set(['html', 'htm', 'xhtml', 'js', 'mjs', 'exe', 'bat', 'cmd', 'sh', 'msi', 'jsp', 'php']);

interface FileDoc extends Doc {
  readonly name: string;
  readonly size: number;
  readonly base64: string;
}

const extensionOf = (name: string): string => (name.includes('.') ? (name.split('.').pop() ?? '') : '').toLowerCase();

function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += 0x8000) binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return btoa(binary);
}

/** Uploads and their downloads. Addresses cannot be guessed, so that images can be shown without a token. */
export function fileEndpoints(context: BackendContext): Endpoint[] {
  const files = table<FileDoc>(context.store, 'files');
  const megabytes = context.settings.maxUploadMegabytes;
  return [
    {
      method: 'POST',
      path: `${FILE}/upload`,
      need: 'signed-in',
      log: 'other',
      handle: async (incoming) => {
        const file = incoming.files[0];
        if (!file) throw new Refusal('fileMissing');
        if (REFUSED.has(extensionOf(file.name))) throw new Refusal('fileRefused');
        if (file.size > megabytes * 1024 * 1024) throw new Refusal('fileTooLarge', { args: { max: megabytes } });
        const id = secretText(18);
        const name = file.name.replace(/[\\/\p{Cc}]/gu, '_').slice(-200);
        const base64 = base64Of(new Uint8Array(await file.arrayBuffer()));
        files.put({ id, name, size: file.size, base64, tenantId: actorOf(incoming).tenant.id, createTime: timeText(context.clock()) });
        incoming.log.content = name;
        const type = IMAGES[extensionOf(name)] ?? 'application/octet-stream';
        return { fileId: id, id, name, url: `${sidePath(FILE)}/${id}`, size: file.size, type };
      },
    },
    {
      method: 'GET',
      path: `${FILE}/:id`,
      need: 'anyone',
      handle: (incoming) => {
        const file = files.get(textOf(incoming, 'id'));
        if (!file) throw new Refusal('notFound', { status: 404 });
        const bytes = Uint8Array.from(atob(file.base64), (char) => char.charCodeAt(0));
        const image = IMAGES[extensionOf(file.name)];
        if (!image) return fileAnswer(bytes, file.name, 'application/octet-stream');
        // A drawing may hold scripts: as an image they never run, and as a page this policy stops them.
        const headers = { 'content-type': image, 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };
        return new Response(bytes, { headers: { ...headers, 'x-content-type-options': 'nosniff', 'cache-control': 'private, max-age=86400' } });
      },
    },
  ];
}
