import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { firstScript } from './firstScript';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mp4': 'video/mp4',
  '.m4s': 'video/mp4',
};
const TEXT = /^(?:text|application\/(?:json|manifest)|image\/svg)/;
const YEAR = 'public, max-age=31536000, immutable';

const compress = promisify(gzip);

interface Kept {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly zipped?: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** Answers files of a folder, and its index.html for every page address of the console. */
export function staticFiles(folder: string): (request: Request) => Promise<Response> {
  const kept = new Map<string, Promise<Kept | undefined>>();

  async function read(path: string): Promise<Kept | undefined> {
    try {
      const body =
        (path === '/first.js' && (await firstScript(folder))) || new Uint8Array(await readFile(join(folder, path)));
      const type = TYPES[extname(path)] ?? 'application/octet-stream';
      return TEXT.test(type) && body.length > 1024
        ? { body, type, zipped: new Uint8Array(await compress(body)) }
        : { body, type };
    } catch {
      return undefined; // a folder, or nothing
    }
  }
  const file = (path: string): Promise<Kept | undefined> => {
    const known = kept.get(path) ?? read(path);
    if (path !== '/first.js' && path !== '/brands.json') kept.set(path, known); // what is configured holds from then on
    known.then(
      (found) => found ?? kept.delete(path),
      () => kept.delete(path),
    );
    return known;
  };
  const send = ({ body, zipped, type }: Kept, request: Request, cache: string): Response => {
    const zip = zipped !== undefined && /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
    const headers = {
      'content-type': type,
      'cache-control': cache,
      vary: 'accept-encoding',
      ...(zip && { 'content-encoding': 'gzip' }),
    };
    return new Response(request.method === 'HEAD' ? null : zip ? zipped : body, { headers });
  };
  const missing = () =>
    new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } });

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } });
    let path: string;
    try {
      path = normalize(decodeURIComponent(new URL(request.url).pathname));
    } catch {
      return missing();
    }
    const hidden =
      path.includes('\0') ||
      path.split(sep).some((part) => part === '..' || part.startsWith('.')) ||
      path.endsWith('.map');
    if (hidden) return missing();
    const found = path === sep || path === '/index.html' ? undefined : await file(path);
    if (found) return send(found, request, path.startsWith('/assets/') ? YEAR : 'no-cache');
    // A missing asset is missing; a page is the console, which knows its own addresses.
    if (path.startsWith('/assets/') || (extname(path) !== '' && path !== '/index.html')) return missing();
    const index = await file('/index.html');
    return index ? send(index, request, 'no-store') : missing();
  };
}
