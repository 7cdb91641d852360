import type { Context } from 'hono';
import type { Actor } from '../account/actor';
import { pathParams, writtenBefore } from './pathParams';
import { bodyJson } from './bodyJson';
import { formatOf, wireOf } from './formats';
import type { Incoming } from './incoming';
import { mostBytes, readBody } from './readBody';
import { Refusal } from './refusal';
import type { Locale } from './texts';

/** Language of a call: its `language` header, else Accept-Language, else English. */
export function localeOf(request: Request): Locale {
  const accepted = request.headers.get('language') ?? request.headers.get('accept-language') ?? '';
  return accepted.trim().toLowerCase().startsWith('zh') ? 'zh' : 'en';
}

export function tokenOf(request: Request): string {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
}

function queryOf(url: string, path: string): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  const written = writtenBefore(path);
  for (const [name, whole] of new URL(url).searchParams) {
    const text = written.get(name) ?? '';
    const value = whole.startsWith(text) ? whole.slice(text.length) : whole;
    const before = query[name];
    query[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return query;
}

interface Body {
  readonly params: Record<string, unknown>;
  readonly files: readonly File[];
}

const badBody = () => new Refusal('badBody', { status: 400 });

async function formOf(body: Uint8Array<ArrayBuffer>, type: string): Promise<Body> {
  const params: Record<string, unknown> = {};
  const files: File[] = [];
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw badBody();
  });
  for (const [name, value] of form) {
    if (typeof value === 'string') params[name] = value;
    else files.push(value);
  }
  return { params, files };
}

async function bodyOf(request: Request, isKnown: boolean, uploadMegabytes: number): Promise<Body> {
  const nothing: Body = { params: {}, files: [] };
  if (request.method === 'GET' || request.method === 'HEAD') return nothing;
  const type = request.headers.get('content-type') ?? '';
  const isForm = type.startsWith('multipart/form-data');
  const bytes = await readBody(request, mostBytes({ isKnown, isForm, uploadMegabytes }));
  if (isForm) return formOf(bytes, type);
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '') return nothing;
  try {
    const body = bodyJson(text);
    if (Array.isArray(body)) return { params: { ids: body }, files: [] };
    return typeof body === 'object' && body !== null ? { params: { ...body }, files: [] } : nothing;
  } catch {
    throw badBody();
  }
}

/** Reads a call. Throws a refusal for a body that is too large or cannot be read. */
export async function readIncoming(
  context: Context,
  path: string,
  visitor: Actor | undefined,
  uploadMegabytes: number,
): Promise<Incoming> {
  const request = context.req.raw;
  const body = await bodyOf(request, visitor !== undefined, uploadMegabytes);
  const params = { ...queryOf(request.url, path), ...pathParams(path, context.req.param()), ...body.params };
  return {
    request,
    path,
    params: formatOf(wireOf(path))?.incoming(params) ?? params,
    files: body.files,
    locale: localeOf(request),
    token: tokenOf(request),
    visitor,
    log: {},
  };
}
