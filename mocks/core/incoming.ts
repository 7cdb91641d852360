import type { Actor } from '../account/actor';
import { Refusal } from './refusal';
import type { Locale } from './texts';

/** What the operation log should say of a call; what is left out is told from the call. */
export interface LogNote {
  type?: 'login' | 'logout' | 'create' | 'edit' | 'delete' | 'import' | 'export' | 'authorize' | 'control' | 'other';
  content?: string;
  /** Name of the schema or page the call belongs to. */
  component?: string;
  /** Who acted, where nobody was signed in yet. */
  userId?: string;
}

/** One call, read: what every handler is given. */
export interface Incoming {
  readonly request: Request;
  /** Path as the specification prints it. */
  readonly path: string;
  /** Query, path parameters and the JSON body (or the texts of a multipart form), the body last. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly files: readonly File[];
  readonly locale: Locale;
  readonly token: string;
  /** Who is signed in, if anybody. */
  readonly visitor: Actor | undefined;
  readonly log: LogNote;
}

/** Who is signed in. Calls that need nobody must not ask. */
export function actorOf(incoming: Incoming): Actor {
  if (!incoming.visitor) throw new Refusal('unauthorized', { status: 401 });
  return incoming.visitor;
}

/** A parameter as a text, as it was sent; '' when absent. */
export function textOf(incoming: Incoming, name: string): string {
  const value = incoming.params[name];
  return typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';
}

/** A parameter that holds ids: a list, or texts joined by commas. */
export function idsOf(value: unknown): string[] {
  const list = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(',')
      : value === undefined || value === null
        ? []
        : [value];
  return list.map(String).filter(Boolean);
}
