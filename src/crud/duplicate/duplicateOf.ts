import {
  isEditable,
  isEmpty,
  isObject,
  typeOptions,
  visibleFields,
  type AnyRecord,
  type Field,
  type Resource,
} from '@/schema';

/** Rules that the names of one thing alone keep: no other may have them. */
const IDENTITY_RULES: ReadonlySet<string> = new Set(['identifier', 'account', 'serial']);

/** Whether the value of a field belongs to its record alone: what tells it from others, secrets, files. */
function isOwn({ type, options }: Field): boolean {
  const { unique, secret } = options;
  const rules = [...type.rules(options), ...(options.rules ?? [])];
  return Boolean(
    unique || secret || type.sealed || type.traits?.files || rules.some(({ name }) => IDENTITY_RULES.has(name)),
  );
}

/** Fields the cloud is editable of whether their value is free. */
function checkedFields({ api: { validate } }: Resource): readonly string[] {
  return (typeof validate === 'object' && 'fields' in validate && validate.fields) || [];
}

/** The value without what inside of it belongs to its record alone: rows and groups have fields, too. */
function copied(field: Field, value: unknown): unknown {
  const { fields } = typeOptions(field);
  if (!fields) return value;
  const copyOf = (row: unknown): unknown =>
    isObject(row)
      ? Object.fromEntries(
          Object.entries(row).flatMap(([name, one]) => {
            const inner = fields[name];
            return inner === undefined || isOwn(inner) ? [] : [[name, copied(inner, one)]];
          }),
        )
      : row;
  return Array.isArray(value) ? value.map(copyOf) : copyOf(value);
}

/** What the form of a new record begins with when it is to be like another. */
export interface Duplicate {
  readonly values: Readonly<Record<string, unknown>>;
  /** Fields of the form that are left empty although the other record has them. */
  readonly left: readonly string[];
}

/** What a new record takes over from another: all that is editable of it, and nothing that is its own. */
export function duplicateOf(resource: Resource, record: AnyRecord): Duplicate {
  const checked = checkedFields(resource);
  const editable = Object.entries(resource.fields).filter(([, field]) => isEditable(field, 'create'));
  const isLeft = (name: string, field: Field) => isOwn(field) || checked.includes(name);
  const values = Object.fromEntries(
    editable.flatMap(([name, field]) => (isLeft(name, field) ? [] : [[name, copied(field, record[name])]])),
  );
  const shown = visibleFields(resource, values, 'create');
  const left = editable.flatMap(([name, field]) => {
    const has = !isEmpty(record[name]) || field.type.sealed || field.options.secret;
    return shown.includes(name) && isLeft(name, field) && has ? [name] : [];
  });
  return { values, left };
}
