import { wireConfig } from './config';
import { randomId } from './randomId';

/** What each call says of who makes it: token and language. @public */
export interface WireIdentity {
  readonly token?: string | undefined;
  readonly language: string;
}

const LONGEST_TOKEN = 8192;
let identity: () => WireIdentity = () => ({ language: 'en' });

/**
 * How the client learns token and language; asked for every call.
 *
 * @example setWireHeaders(() => ({ token, language: 'en' }))
 * @public
 */
export function setWireHeaders(source: () => WireIdentity): void {
  identity = source;
}

/** Visible ASCII of sane length: anything else would be refused by the browser, or smuggle a header. */
function isSane(token: string | undefined): token is string {
  return typeof token === 'string' && token.length <= LONGEST_TOKEN && /^[\x21-\x7e]+$/.test(token);
}

/** Headers of a call to that URL (spec 01 §7), without the content type. */
export function callHeaders(url: string, anonymous = false): Record<string, string> {
  const { token, language } = identity();
  const spoken = /^[A-Za-z-]{2,20}$/.test(language) ? language : 'en';
  const headers: Record<string, string> = { 'Accept-Language': spoken, language: spoken };
  const { productHeader, homePrefix, traceHeader } = wireConfig;
  if (url.startsWith(`${homePrefix}/`)) headers[productHeader.name] = productHeader.value;
  if (traceHeader) headers[traceHeader] = randomId();
  if (!anonymous && isSane(token)) headers.Authorization = `Bearer ${token}`;
  return headers;
}
