import { actionFields, type Action, type Field, type Fields, type Resource, typeOptions } from '@/schema';

/** The resource a reference points to, `undefined` for any other field. */
export function targetOf(field: Field): string | undefined {
  return typeOptions(field).target;
}

/** Fields of a row or group. */
export function fieldsInside(field: Field): Fields {
  return typeOptions(field).fields ?? {};
}

/** Fields are never changed: what they refer to is looked for once. */
const found = new WeakMap<Fields, readonly string[]>();

/** Every resource that fields refer to, also from inside rows and groups. */
export function targetsIn(fields: Fields): readonly string[] {
  const known =
    found.get(fields) ??
    Object.values(fields).flatMap((field) => [targetOf(field) ?? [], targetsIn(fieldsInside(field))].flat());
  found.set(fields, known);
  return known;
}

/** What the forms, filters and dialogs of a resource refer to. */
const picked = new WeakMap<Resource, ReadonlySet<string>>();

function picksOf(resource: Resource): ReadonlySet<string> {
  let known = picked.get(resource);
  if (!known) {
    const forms = Object.values<Action>(resource.actions).flatMap((action) => Object.values(actionFields(action)));
    known = new Set([resource.fields, ...forms].flatMap(targetsIn));
    picked.set(resource, known);
  }
  return known;
}

/** Names of resources whose forms, filters or dialogs pick records of this one. */
export function referrersOf(name: string, resources: Iterable<Resource>): string[] {
  return [...resources].filter((one) => one.name !== name && picksOf(one).has(name)).map((one) => one.name);
}
