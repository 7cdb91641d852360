import type { Context } from 'hono';
import type { Actor } from '../account/actor';
import type { Incoming } from './incoming';
import { Refusal } from './refusal';
import type { Locale } from './texts';

/** Language of a call: its `language` header, else Accept-Language, else English. */
export function localeOf(request: Request): Locale {
  const asked = request.headers.get('language') ?? request.headers.get('accept-language') ?? '';
  return asked.trim().toLowerCase().startsWith('zh') ? 'zh' : 'en';
}

export function tokenOf(request: Request): string {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
}

function queryOf(url: string): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [name, value] of new URL(url).searchParams) {
    const before = query[name];
    query[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return query;
}

interface Body {
  readonly params: Record<string, unknown>;
  readonly files: readonly File[];
}

async function formOf(request: Request): Promise<Body> {
  const params: Record<string, unknown> = {};
  const files: File[] = [];
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') params[name] = value;
    else files.push(value);
  }
  return { params, files };
}

async function bodyOf(request: Request): Promise<Body> {
  const nothing: Body = { params: {}, files: [] };
  if (request.method === 'GET' || request.method === 'HEAD') return nothing;
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return formOf(request);
  const text = await request.text();
  if (text.trim() === '') return nothing;
  try {
    const body: unknown = JSON.parse(text);
    if (Array.isArray(body)) return { params: { ids: body }, files: [] };
    return typeof body === 'object' && body !== null ? { params: { ...body }, files: [] } : nothing;
  } catch {
    throw new Refusal('badBody', { status: 400 });
  }
}

/** Reads a call. Throws a refusal for a body that is not JSON. */
export async function readIncoming(context: Context, path: string, visitor: Actor | undefined): Promise<Incoming> {
  const request = context.req.raw;
  const body = await bodyOf(request);
  return {
    request,
    path,
    params: { ...queryOf(request.url), ...context.req.param(), ...body.params },
    files: body.files,
    locale: localeOf(request),
    token: tokenOf(request),
    visitor,
    log: {},
  };
}
