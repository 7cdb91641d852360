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
export const IMAGES: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', svg: 'image/svg+xml' };
/** Never kept: what a browser or a system would run. */
const REFUSED: ReadonlySet<string> = new Set(['html', 'htm', 'xhtml', 'js', 'mjs', 'exe', 'bat', 'cmd', 'sh', 'msi', 'jsp', 'php']);

export interface FileDoc extends Doc {
  readonly name: string;
  readonly size: number;
  readonly base64: string;
}

export const filesTable = ({ store }: BackendContext) => table<FileDoc>(store, 'files');

export const extensionOf = (name: string): string => (name.includes('.') ? (name.split('.').pop() ?? '') : '').toLowerCase();

function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += 0x8000) binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return btoa(binary);
}

/**
 * Keeps the uploaded file and answers where it is: what every upload call does. Throws a refusal for a missing, too large or
 * dangerous file.
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
  const id = secretText(18);
  const name = file.name.replace(/[\\/\p{Cc}]/gu, '_').slice(-200);
  const base64 = base64Of(new Uint8Array(await file.arrayBuffer()));
  filesTable(context).put({ id, name, size: file.size, base64, tenantId: actorOf(incoming).tenant.id, createTime: timeText(context.clock()) });
  incoming.log.content = name;
  return { fileId: id, id, name, url: `${sidePath(FILE)}/${id}`, size: file.size, type: IMAGES[extension] ?? 'application/octet-stream' };
}
