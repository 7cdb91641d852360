import { readAnswer } from './envelope';
import type { CallRequest } from './request';
import { foreign } from './foreign';
import { retryAfter } from './retryAfter';
import { WireError } from './wireError';

/** A file of an answer. @public */
export interface Download {
  readonly blob: Blob;
  readonly name: string;
}

/** What an answer turned out to be. */
export type Reading = { readonly file: Download } | { readonly data: unknown };

/**
 * An answer is never longer, in bytes: a page is a few hundred kilobytes, and more than this would hold the page for
 * seconds.
 */
const LONGEST_ANSWER = 20 * 1024 * 1024;

const tooLarge = (response: Response) =>
  new WireError({ kind: 'malformed', messageKey: 'errors.tooLarge', status: response.status });

/** The text of an answer, given up as soon as it grows too long: what is packed does not say before how long it is. */
async function textOf(response: Response): Promise<string> {
  if (Number(response.headers.get('content-length')) > LONGEST_ANSWER) {
    await response.body?.cancel();
    throw tooLarge(response);
  }
  const reader = response.body?.getReader();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.byteLength;
    if (length > LONGEST_ANSWER) {
      await reader.cancel();
      throw tooLarge(response);
    }
    parts.push(decoder.decode(read.value, { stream: true }));
  }
  return parts.join('') + decoder.decode();
}

const typeOf = (response: Response) => response.headers.get('content-type')?.toLowerCase() ?? '';

/** A disposition header makes an answer a file (spec 01 §7); so does a type that is no text when a file is wanted. */
function isFile(response: Response, wanted: boolean): boolean {
  if (!response.ok) return false;
  return response.headers.has('content-disposition') || (wanted && !/json|text\/(?:html|plain)/.test(typeOf(response)));
}

/** The answer as `data`, or as a file. Throws a `WireError` for everything that is neither (spec 01 §8). */
export async function readResponse(response: Response, request: CallRequest, fallbackName?: string): Promise<Reading> {
  const wanted = fallbackName !== undefined;
  const toPage = response.redirected && typeOf(response).includes('html');
  if (!toPage && isFile(response, wanted)) {
    const { readFile } = await import('./files/readFile'); // the sign-in, which loads this, has no files
    return { file: await readFile(response, fallbackName ?? 'download', request.path) };
  }
  const text = await textOf(response);
  let data: unknown;
  try {
    data = readAnswer({
      status: response.status,
      text: toPage ? '' : text,
      retryAfter: retryAfter(response.headers.get('retry-after')),
      anonymous: request.anonymous,
      path: request.path,
    });
  } catch (error) {
    throw (await foreign.explain?.(error, response, text, request.path)) ?? error;
  }
  request.heard?.({ headers: response.headers, text, data });
  return { data };
}
