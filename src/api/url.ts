import { wireConfig } from './config';
import type { CallRequest } from './request';
import { WireError } from './wireError';

/** Longest URL sent; servers and proxies refuse longer ones, and some cut them. */
const LONGEST_URL = 8000;

/** The path with the prefix of its side before it: the home service has its own, else the platform's (spec 01 §7). */
export function sidePath(path: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) throw new TypeError(`"${path}" is not a path like /a.`);
  if (path.startsWith('/api/')) return path;
  const { homeService, homePrefix, platformPrefix } = wireConfig;
  const home = path === homeService || path.startsWith(`${homeService}/`);
  return `${home ? homePrefix : platformPrefix}${path}`;
}

function parameterText(value: unknown): string {
  if (Array.isArray(value))
    return value
      .filter((one) => one !== null && one !== undefined)
      .map(parameterText)
      .join(',');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

/** Parameters as a query without '?'. Null, undefined and NaN are left out; a list is one comma-joined parameter. */
export function queryText(params: object = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== null && value !== undefined && !Number.isNaN(value)) query.append(name, parameterText(value));
  }
  return query.toString();
}

/** Methods whose parameters stand in the address; a body of theirs means nothing to many servers. */
export const isAddressed = (method: string): boolean => method === 'GET' || method === 'DELETE';

/** The URL of a call; a GET and a DELETE carry their parameters. Throws a `WireError` when it grows too long. */
export function callUrl({ method, path, params }: Pick<CallRequest, 'method' | 'path' | 'params'>): string {
  const url = sidePath(path);
  const query = isAddressed(method) ? queryText(params) : '';
  const whole = query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url;
  if (whole.length > LONGEST_URL) throw new WireError({ kind: 'http', messageKey: 'errors.tooLong' });
  return whole;
}
