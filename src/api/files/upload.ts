import { wireConfig } from '../config';
import { readAnswer } from '../envelope';
import { tellFailure } from '../events';
import { aborted, refuseOffline, timedOut, transportFailure } from '../exchange';
import { fillPath } from '../fillPath';
import { callHeaders } from '../headers';
import { retryAfter } from '../retryAfter';
import { startSubmission } from '../submission';
import { sidePath } from '../url';
import { WireError, type FailureKind } from '../wireError';

/** A file to send, where to, and who hears of its progress (0 to 1). @public */
export interface UploadRequest {
  readonly path: string;
  readonly file: File;
  /** Name of the form field with the file. Default `file`. */
  readonly field?: string;
  /** Sent as further form fields; null and undefined are left out. */
  readonly params?: object;
  /** 0 to 1. */
  onProgress?(ratio: number): void;
  readonly signal?: AbortSignal;
  /** By what an upload that is sent again is known. Default: the file and its fields. */
  readonly same?: string | undefined;
  /**
   * The file is only looked at: nothing of it is kept. Then a failure is a failure, and not an outcome that nobody
   * knows.
   */
  readonly reads?: boolean;
  readonly quiet?: boolean;
}

function formOf({ file, field = 'file', params = {} }: UploadRequest): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(params)) {
    if (value === null || value === undefined) continue;
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  form.append(field, file, file.name);
  return form;
}

/** Its own text in the catalogue: 'Upload failed', unless the server or the connection says more (spec 01 §8). */
const OWN_TEXT: ReadonlySet<FailureKind> = new Set<FailureKind>(['business', 'http', 'malformed', 'forbidden']);

function uploadFailure(error: WireError): WireError {
  return OWN_TEXT.has(error.kind) ? new WireError({ ...error, messageKey: 'errors.upload' }, { cause: error }) : error;
}

function post(given: UploadRequest): Promise<unknown> {
  const request = fillPath(given);
  const { signal, onProgress } = request;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) throw aborted();
    refuseOffline();
    const url = sidePath(request.path);
    const xhr = new XMLHttpRequest();
    const cancel = () => xhr.abort();
    signal?.addEventListener('abort', cancel);
    xhr.open('POST', url);
    const headers = callHeaders(url);
    const { file, params, reads, same = JSON.stringify([file.name, file.size, file.lastModified, params]) } = request;
    const submission = reads ? undefined : startSubmission(headers, `POST ${url} ${same}`);
    const fail = (error: unknown) => reject(submission?.fail(transportFailure(error)) ?? transportFailure(error));
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.timeout = wireConfig.exportTimeout;
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(Math.min(1, loaded / total));
    };
    xhr.onload = () => {
      try {
        const wait = retryAfter(xhr.getResponseHeader('retry-after'));
        const answer = readAnswer({ status: xhr.status, text: xhr.responseText, retryAfter: wait, path: request.path });
        submission?.end();
        resolve(answer);
      } catch (error) {
        fail(error);
      }
    };
    xhr.onerror = () => fail(undefined);
    xhr.ontimeout = () => fail(timedOut());
    xhr.onabort = () => reject(aborted());
    xhr.onloadend = () => signal?.removeEventListener('abort', cancel);
    xhr.send(formOf(request));
  });
}

/**
 * Sends one file as multipart with progress, within 120 s, and resolves `data`; success is only the success code.
 * Rejects with a `WireError`; its text is the server's, else 'Upload failed'. `signal` cancels it.
 *
 * @example await upload({ path: '/file/upload', file, onProgress: setShare })
 * @public
 */
export async function upload<T = unknown>(request: UploadRequest): Promise<T> {
  try {
    return (await post(request)) as T;
  } catch (error) {
    throw tellFailure(uploadFailure(transportFailure(error)), request);
  }
}
