import { FILE, filesTable } from '../../../../account/keepUpload';
import type { BackendContext } from '../../../../core/context';
import { seedId } from '../../../../core/ids';
import { sidePath } from '../../../../core/sidePath';

/** Keeps a text as an uploaded file of a tenant; answers what an upload would. */
export function keepFile(context: BackendContext, tenantId: string, name: string, text: string) {
  const id = seedId(`pv file ${tenantId} ${name}`);
  filesTable(context).put({ id, name, size: text.length, base64: btoa(text), tenantId, createTime: '' });
  return { fileId: id, id, name, url: `${sidePath(FILE)}/${id}`, size: text.length };
}
