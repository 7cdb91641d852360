import type { Action } from '../action/action';
import { resolveCall, type ApiSpec } from '../call';
import { isEmpty } from '../condition';
import type { AnyRecord, Fields, Id } from '../field';
import { idBelow, partsOfId } from './recordId';
import type { Resource } from '../resource';
import { typeOptions } from '../typeOptions';

const idText = (id: unknown): Id => (typeof id === 'string' || typeof id === 'number' ? String(id) : '');

/** What the wire calls the record of `of`, where paths of calls of one record, or of several, name it. */
export function aboveOf(
  { detail, edit, delete: one, deleteMany, base }: ApiSpec,
  fields: Fields,
  of: string | undefined,
  actions: readonly Action[],
): string | undefined {
  if (of === undefined) return undefined;
  const wire = fields[of]?.options.wire ?? of;
  const ofRecords = actions.filter(({ on }) => [on].flat().some((place) => place !== 'page'));
  const calls = [detail, edit, one, deleteMany, ...ofRecords.flatMap(({ call, load }) => [call, load])];
  const isNamed = calls.some((spec) => {
    const { path, names } = resolveCall(spec ?? 'GET .', base);
    return spec !== undefined && path.includes(`{${names?.[wire] ?? wire}}`);
  });
  return isNamed ? wire : undefined;
}

const BRACES = /\{(\w+)\}/g;

/**
 * What paths call the records above from the furthest to the nearest, where the list stands below a record that stands
 * below another one itself: `/realms/{realm}/clients/{client}/roles`. What is always sent, or a field says, is none.
 */
export function levelsOf(
  { page, tree, base }: ApiSpec,
  fields: Fields,
  of: string | undefined,
): readonly string[] | undefined {
  const list = page ?? tree;
  if (of === undefined || list === undefined) return undefined;
  const { path, names, fixed = {} } = resolveCall(list, base);
  const wire = fields[of]?.options.wire ?? of;
  const inPath = [...path.matchAll(BRACES)].map(([, name = '']) => name);
  const at = inPath.indexOf(names?.[wire] ?? wire);
  const said = new Set(Object.entries(fields).map(([name, { options }]) => options.wire ?? name));
  const further = inPath.slice(0, Math.max(at, 0)).filter((name) => !said.has(name) && !(name in fixed));
  return further.length > 0 ? [...further, wire] : undefined;
}

/**
 * The field with the record above without which nothing can be listed: it stands in the path of the list.
 *
 * @example neededAbove(user) // 'realm', of `GET /realms/{realm}/users`
 */
export function neededAbove({ of, fields, call }: Pick<Resource, 'of' | 'fields' | 'call'>): string | undefined {
  const list = call('page') ?? call('tree');
  if (of === undefined || !list) return undefined;
  const wire = fields[of]?.options.wire ?? of;
  return list.path.includes(`{${list.names?.[wire] ?? wire}}`) ? of : undefined;
}

/** What is referred to below the same record: its own id is completed. */
function completed(value: unknown, above: Id): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => completed(one, above));
  return typeof value === 'string' ? idBelow(above, partsOfId(value).own) : value;
}

/**
 * Completes a record that was decoded: its id where it stands below another record, and what it refers to there.
 *
 * @param found id of the record that it was found below; its row need not say it
 */
export function placeBelow(
  { fields, of = '', above, levels }: Resource,
  record: AnyRecord & Record<string, unknown>,
  found: unknown,
): void {
  if (above !== undefined || levels) {
    // of several above, a row says the nearest alone
    if ((levels || isEmpty(record[of])) && !isEmpty(found)) record[of] = found;
  }
  if (above !== undefined) {
    if (record.id !== '') record.id = idBelow(idText(found ?? record[of]), record.id);
  }
  for (const [name, field] of Object.entries(fields)) {
    const { target, of: beside } = typeOptions(field);
    if (target !== undefined && beside !== undefined) record[name] = completed(record[name], idText(record[beside]));
  }
}
