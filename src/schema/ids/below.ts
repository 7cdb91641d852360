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
  { fields, of = '', above }: Resource,
  record: AnyRecord & Record<string, unknown>,
  found: unknown,
): void {
  if (above !== undefined) {
    if (isEmpty(record[of]) && !isEmpty(found)) record[of] = found;
    if (record.id !== '') record.id = idBelow(idText(found ?? record[of]), record.id);
  }
  for (const [name, field] of Object.entries(fields)) {
    const { target, of: beside } = typeOptions(field);
    if (target !== undefined && beside !== undefined) record[name] = completed(record[name], idText(record[beside]));
  }
}
