import type { Field, Fields } from '../field';
import type { Resource } from '../resource';
import { typeOptions } from '../typeOptions';
import { finding, type Check, type Finding } from './finding';
import { nearest } from './nearest';

/** What a function reads of a record: it is asked for a value of one that tells, and has none. */
function readBy(derive: (record: Readonly<Record<string, unknown>>) => unknown): readonly string[] {
  const read = new Set<string>();
  const empty = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_, name) => {
        if (typeof name === 'string') read.add(name);
        return undefined;
      },
    },
  );
  derive(empty);
  return [...read];
}

/** Names that every record has besides its fields, and those that JavaScript asks an object for. */
const isOwn = (name: string): boolean => /^(?:id|\$\w+|toJSON|then|toString|valueOf)$/.test(name);

/** What only a number has is nothing for a text, and a number is in one unit. */
function checkOptions(resource: Resource, place: string, field: Field): Finding[] {
  const { unit, measure, sum, align } = typeOptions(field);
  const error = (name: string, reason: string, fix: string) =>
    finding(resource, `${place}.${name}`, 'error', reason, fix);
  if (field.type.align)
    return unit !== undefined && measure
      ? [error('unit', 'A number has a unit or a measure, which has its own.', 'Keep one.')]
      : [];
  return Object.entries({ sum, align }).flatMap(([name, given]) =>
    given === undefined
      ? []
      : [
          error(
            name,
            `Only a number has \`${name}\`, and this is a text.`,
            'Say its `unit`, its `measure` or `decimals`.',
          ),
        ],
  );
}

const ofFields = (resource: Resource, place: string, fields: Fields): Finding[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { type, options } = field;
    const own = `${place}.${name}`;
    if (!type.derive) return ofFields(resource, own, typeOptions(field).fields ?? {});
    const known = Object.keys(fields);
    return [
      ...checkOptions(resource, own, field),
      ...readBy((record) => type.derive?.(record, options))
        .filter((read) => !known.includes(read) && !isOwn(read))
        .map((read) =>
          finding(
            resource,
            own,
            'error',
            `It is computed from "${read}", which is no field.`,
            nearest(
              read,
              known.filter((one) => one !== name),
            ),
          ),
        ),
    ];
  });

/** What is summed is seen: the foot of a list stands below its columns. */
const checkSums = (resource: Resource): Finding[] =>
  Object.entries(resource.fields)
    .filter(([name, field]) => typeOptions(field).sum && !resource.columns.some((column) => column.field === name))
    .map(([name]) =>
      finding(
        resource,
        `fields.${name}.sum`,
        'warning',
        `"${name}" is no column, so nobody sees its sum.`,
        'Add it to `list.columns`.',
      ),
    );

/** What is computed reads fields there are, and says nothing that only a number can say. */
export const checkComputed: Check = (resource) => [
  ...ofFields(resource, 'fields', resource.fields),
  ...checkSums(resource),
];
