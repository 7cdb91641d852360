import { isEmpty, objectOf, typeOptions, type Field, type Fields } from '@/schema';
import type { Actor } from '../../account/actor';
import type { BackendContext } from '../../core/context';
import { idsOf } from '../../core/incoming';
import type { FieldRefusal } from '../../core/refusal';
import { visibleRow } from '../rows';
import { fieldsInside, targetOf, targetsIn } from '../targets';

type Values = Readonly<Record<string, unknown>>;

const records = (value: unknown): Values[] => [value ?? []].flat().map((one): Values => ({ ...objectOf(one) }));

/** What a value refers to, also from inside of its rows and groups: `[resource, id]`. */
function referred(field: Field, value: unknown): (readonly [target: string, id: string])[] {
  const target = targetOf(field);
  if (target !== undefined) {
    const isOfRecord = typeOptions(field).of !== undefined && !isEmpty(value);
    return idsOf(isOfRecord ? field.type.encode(value, field.options) : value).map((id) => [target, id]);
  }
  const inside = fieldsInside(field);
  if (targetsIn(inside).length === 0) return [];
  return records(value).flatMap((one) => Object.entries(inside).flatMap(([name, own]) => referred(own, one[name])));
}

/**
 * Fields that refer to a record which is not there, or which whoever sends them may not see, each with its refusal.
 * What was there before may stay.
 *
 * @param values by field
 * @param before of the record as it is, by field
 */
export function unknownReferences(
  context: BackendContext,
  fields: Fields,
  values: Values,
  actor: Actor,
  before: Values = {},
): Record<string, FieldRefusal> {
  const broken = Object.entries(fields).filter(([name, field]) => {
    const kept = new Set(referred(field, before[name]).map(String));
    return referred(field, values[name]).some(([target, id]) => {
      const resource = context.resources.get(target);
      const root = resource?.tree ? (resource.tree.root ?? '0') : undefined;
      return (
        resource !== undefined &&
        id !== root &&
        !kept.has(String([target, id])) &&
        !visibleRow(context, resource, actor, id)
      );
    });
  });
  return Object.fromEntries(broken.map(([name]) => [name, { key: 'fieldUnknown' }]));
}
