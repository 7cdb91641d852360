import { timeText } from '../core/clock';
import type { BackendContext } from '../core/context';
import { secretText } from '../core/ids';
import { actorOf, type Incoming } from '../core/incoming';
import { Refusal } from '../core/refusal';
import { sidePath } from '../core/sidePath';
import type { Doc } from '../store/store';
import { table } from '../store/table';

/** Where uploads are read again. */
export const FILE = '/account/v3/web/file';
/** Shown in pages; everything else is only ever downloaded. */
export const IMAGES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
};
/** Never kept: what a browser or a system would run. */
const REFUSED: ReadonlySet<string> = new Set([
  'html',
  'htm',
  'xhtml',
  'js',
  'mjs',
  'exe',
  'bat',
  'cmd',
  'sh',
  'msi',
  'jsp',
  'php',
]);

export interface FileDoc extends Doc {
  readonly name: string;
  readonly size: number;
  /** Of seeded texts and of earlier versions; else the bytes are among the blobs. */
  readonly base64?: string;
  readonly tenantId?: string;
}

export const filesTable = ({ store }: BackendContext) => table<FileDoc>(store, 'files');

export const extensionOf = (name: string): string =>
  (name.includes('.') ? (name.split('.').pop() ?? '') : '').toLowerCase();

/** The bytes of an uploaded file; undefined for one that is not there. */
export function uploadedBytes(
  { store, blobs }: Pick<BackendContext, 'store' | 'blobs'>,
  id: string,
): Uint8Array<ArrayBuffer> | undefined {
  const base64 = table<FileDoc>(store, 'files').get(id)?.base64;
  return base64 === undefined ? blobs.get(id) : Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}

/**
 * Keeps the uploaded file and answers where it is: what every upload call does. Throws a refusal for a missing, too
 * large or dangerous file, and for one that has no room among those of its tenant.
 *
 * @param accept endings that are taken; default: all but the dangerous ones
 */
export async function keepUpload(context: BackendContext, incoming: Incoming, accept?: readonly string[]) {
  const file = incoming.files[0];
  const megabytes = context.settings.maxUploadMegabytes;
  if (!file) throw new Refusal('fileMissing');
  const extension = extensionOf(file.name);
  if (REFUSED.has(extension) || (accept && !accept.includes(extension))) throw new Refusal('fileRefused');
  if (file.size > megabytes * 1024 * 1024) throw new Refusal('fileTooLarge', { args: { max: megabytes } });
  const tenantId = actorOf(incoming).tenant.id;
  const files = filesTable(context);
  const taken = files.filter((one) => one.tenantId === tenantId).reduce((sum, one) => sum + one.size, 0);
  const { uploadQuotaMegabytes } = context.settings;
  if (taken + file.size > uploadQuotaMegabytes * 1024 * 1024)
    throw new Refusal('uploadsFull', { args: { max: uploadQuotaMegabytes } });
  const id = secretText(18);
  const name = file.name.replace(/[\\/\p{Cc}]/gu, '_').slice(-200);
  context.blobs.put(id, new Uint8Array(await file.arrayBuffer()));
  files.put({ id, name, size: file.size, tenantId, createTime: timeText(context.clock()) });
  incoming.log.content = name;
  return {
    fileId: id,
    id,
    name,
    url: `${sidePath(FILE)}/${id}`,
    size: file.size,
    type: IMAGES[extension] ?? 'application/octet-stream',
  };
}
