import { envelopeIn, readAnswer } from '../envelope';
import type { Download } from '../readResponse';
import { WireError } from '../wireError';
import { dispositionName } from './fileName';

/** An envelope is never larger than this when it takes the place of a file. */
const LARGEST_ENVELOPE = 65_536;

/** An answer as a file, by the name that it has or else the fallback. Throws a `WireError` for one that is none. */
export async function readFile(response: Response, fallback: string, path: string): Promise<Download> {
  const malformed = () => new WireError({ kind: 'malformed', messageKey: 'errors.backend', status: response.status });
  const blob = await response.blob();
  if (blob.size === 0) throw malformed();
  if (blob.size <= LARGEST_ENVELOPE) {
    const text = await blob.text();
    if (envelopeIn(text, path)) {
      readAnswer({ status: response.status, text, path }); // a refusal in the clothes of a file
      throw malformed();
    }
  }
  return { blob, name: dispositionName(response.headers.get('content-disposition'), fallback) };
}
