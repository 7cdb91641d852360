import { send } from '../call';
import { wireConfig } from '../config';
import { tellFailure } from '../events';
import type { Download } from '../readResponse';
import type { CallRequest } from '../request';
import { WireError } from '../wireError';

/**
 * A call whose answer is a file (spec 01 §7): 120 s, named by its content-disposition, else `fallbackName`.
 * A refusal is a `WireError` also when it is dressed as a file; so are an empty file and an answer without one.
 *
 * @example saveFile(await download({ method: 'GET', path: '/depot/export', fallbackName: 'parts.xlsx' }))
 * @public
 */
export async function download(request: CallRequest & { readonly fallbackName: string }): Promise<Download> {
  const { fallbackName, timeout = wireConfig.exportTimeout, ...rest } = request;
  const reading = await send({ ...rest, timeout, reads: true }, fallbackName);
  if ('file' in reading) return reading.file;
  throw tellFailure(new WireError({ kind: 'malformed', messageKey: 'errors.backend', status: 200 }), request);
}
