import { wordsOf } from '../nameForms';
import type { Operation } from './operationsOf';

/**
 * What a call is to a resource: one of the standard calls, `list` for rows that may or may not come in pages, `upsert`
 * for create and edit at once.
 */
export type Role =
  | 'page'
  | 'list'
  | 'tree'
  | 'detail'
  | 'create'
  | 'edit'
  | 'upsert'
  | 'delete'
  | 'deleteMany'
  | 'export'
  | 'import'
  | 'importConfirm'
  | 'importResult'
  | 'template'
  | 'options'
  | 'validate';

/** The last words of a path without the entity's own: 'getBrandPage' of a brand is 'get page'. */
const VERBS: readonly (readonly [Role, RegExp])[] = [
  ['importConfirm', /^(?:confirm import|import confirm)$/],
  ['importResult', /^(?:download )?import (?:result|errors?|failures?)$/],
  ['template', /^(?:(?:download|get|export) )?(?:import )?template(?: (?:download|export))?$/],
  ['import', /^(?:batch )?import(?: (?:excel|xlsx?|csv|data|file|batch))?$/],
  ['export', /^export(?: (?:excel|xlsx?|csv|data|list|file|all))?$|^download (?:excel|list)$/],
  ['validate', /^(?:validate|check)(?: (?:unique|exists?|name|code|info))?$/],
  ['tree', /^(?:(?:get|list|query) )?tree(?: (?:list|select|data))?$/],
  [
    'options',
    /^(?:(?:get|list|query) )?(?:options?|simple list|list simple|select list|drop ?down(?: list)?|combo|select)$/,
  ],
  ['deleteMany', /^(?:batch (?:delete|remove)|(?:delete|remove) (?:batch|many|by ids|list))$/],
  ['delete', /^(?:delete|remove|del|destroy)(?: by id)?$/],
  ['upsert', /^(?:save or update|upsert|add or (?:update|edit)|create or update)$/],
  ['edit', /^(?:edit|update|modify|change)(?: by id| info)?$/],
  ['create', /^(?:create|add|save|insert|new)(?: info| one)?$/],
  ['detail', /^(?:(?:get|query|find|select|view) )?(?:details?|info|one|by id)(?: by id)?$|^(?:get|view|load|read)$/],
  [
    'page',
    /^(?:(?:get|query|select|find|list|search) )*(?:page|paging|paged|pages)(?: (?:list|query|search|data|info))?$/,
  ],
  ['list', /^(?:(?:get|query|select|find|search) )?(?:list|all|records)(?: all| list| page)?$|^(?:query|search|find)$/],
];

/** What is said of all records, and so of none by its id. */
const OF_ALL: ReadonlySet<Role> = new Set<Role>(['page', 'list', 'options', 'create', 'upsert']);

/** What the call's own words make it. */
function spoken(words: readonly string[]): Role | undefined {
  return VERBS.find(([, pattern]) => pattern.test(words.join(' ')))?.[0];
}

export const isParam = (segment: string | undefined): boolean =>
  segment !== undefined && /^(?:\{[^{}]*\}(?:\.\w+)?|:\w+)$/.test(segment);

/** A call with the path of the records it is about, and what it is to them. */
export interface Placed {
  readonly operation: Operation;
  readonly base: string;
  readonly role?: Role;
  /** The path says so in words; else only its method does. */
  readonly spoken?: boolean;
  /** Its record is named by several parts of the path: `/repos/{owner}/{repo}`. */
  readonly byParts?: boolean;
}

/** Whether a part of a path holds the ids of several records: `{ids}`, `{userIds}`. */
export const takesIds = (segment: string | undefined): boolean => /ids[}]?$/i.test(segment ?? '') && isParam(segment);

const joined = (segments: readonly string[]): string => `/${segments.join('/')}`;

/** The words of a segment without those of the segment before it: the entity, once or several of it. */
function ownWords(segment: string, entity: string | undefined): string[] {
  const entityWords = new Set(wordsOf(entity ?? '').flatMap((word) => [word, `${word}s`, word.replace(/s$/, '')]));
  return wordsOf(segment).filter((word) => !entityWords.has(word));
}

/** By the words at the end of the path: `/brand/page`, `/brand/template/export`, `/brand/detail/{id}`. */
function bySpoken(segments: readonly string[]): Omit<Placed, 'operation'> | undefined {
  const whole = isParam(segments.at(-1)) ? segments.slice(0, -1) : segments;
  for (const length of [2, 1]) {
    const last = whole.slice(-length);
    const before = whole.slice(0, -length);
    const entity = before.findLast((segment) => !isParam(segment));
    if (entity === undefined || last.length < length || last.some(isParam)) continue;
    const role = spoken(last.flatMap((segment) => ownWords(segment, entity)));
    const ofOne = isParam(before.at(-1));
    const base = ofOne ? before.slice(0, -1) : before;
    // `/zones/{id}/records` are not the zones, and `/versions/{id}/save` makes none
    if (role && !(ofOne && OF_ALL.has(role))) return { base: joined(base), role, spoken: true };
  }
  return undefined;
}

/** By method, as REST has it: a path is a collection, with `{id}` after it one of its records. */
function byMethod({ method }: Operation, segments: readonly string[]): Omit<Placed, 'operation'> {
  const item = isParam(segments.at(-1));
  const whole = segments.findLastIndex((segment) => !isParam(segment)) + 1;
  const base = joined(segments.slice(0, whole)).replace(/\.(?:json|xml)$/, '');
  const byParts = segments.length - whole > 1;
  const many = takesIds(segments.at(-1));
  const roles: Partial<Record<Operation['method'], Role>> = item
    ? { GET: 'detail', PUT: 'edit', PATCH: 'edit', DELETE: many ? 'deleteMany' : 'delete' }
    : { GET: 'list', POST: 'create', PUT: 'edit', PATCH: 'edit', DELETE: 'deleteMany' };
  const role = roles[method];
  return { base, ...(role && { role }), ...(byParts && { byParts }) };
}

/** Where a call belongs and what it is there, as far as its path and method say. */
export function placeOf(operation: Operation): Placed {
  const segments = operation.path.split('/').filter(Boolean);
  return { operation, ...(bySpoken(segments) ?? byMethod(operation, segments)) };
}
