import { actionFields } from '../action/actionKind';
import { defaultOf } from '../defaultOf';
import type { Field, Fields } from '../field';
import type { Resource } from '../resource';
import type { ValidationError } from '../rule';
import { typeOptions } from '../typeOptions';
import { checkField } from '../validate';
import { finding, type Check, type Finding } from './finding';
import { nearest } from './nearest';

type Owner = { readonly name: string };

/** Options that say a least and a most. */
const BOUNDS = [['min', 'max']] as const;

const isOrdered = (value: unknown): value is string | number => typeof value === 'number' || typeof value === 'string';

function crossedBounds(owner: Owner, place: string, { options }: Field): Finding[] {
  const given = new Map<string, unknown>(Object.entries(options));
  return BOUNDS.flatMap(([low, high]) => {
    const [least, most] = [given.get(low), given.get(high)];
    if (!isOrdered(least) || !isOrdered(most) || typeof least !== typeof most || least <= most) return [];
    return [
      finding(
        owner,
        `${place}.${low}`,
        'error',
        `\`${low}\` is ${least} and \`${high}\` is ${most}: no value is between them.`,
        `Change them over: ${low}: ${JSON.stringify(most)}, ${high}: ${JSON.stringify(least)}.`,
      ),
    ];
  });
}

function codesTwice(owner: Owner, place: string, field: Field): Finding[] {
  const { values = [] } = typeOptions(field);
  const texts = values.map(String);
  return [...new Set(texts.filter((one, index) => texts.indexOf(one) !== index))].map((code) =>
    finding(owner, `${place}.values`, 'error', `The code "${code}" stands twice.`, 'Name each code once.'),
  );
}

/** What a default breaks, in words, and what to write. */
function whyRefused(field: Field, { rule, args = {} }: ValidationError, value: unknown): readonly [string, string] {
  const { values } = typeOptions(field);
  const said = `The default ${JSON.stringify(value)}`;
  if (values && !values.some((one) => String(one) === String(value)))
    return [`${said} is none of the codes.`, nearest(String(value), values.map(String))];
  const bounds = Object.entries(args).map(([name, one]) => `${name} ${String(one)}`);
  return [
    `${said} breaks the rule "${rule}"${bounds.length > 0 ? ` (${bounds.join(', ')})` : ''}: an untouched form could not be saved.`,
    'Change the default or the rule.',
  ];
}

function refusedDefault(owner: Owner, place: string, field: Field): Finding[] {
  const value = defaultOf(field);
  const broken = value === undefined || value === null ? undefined : checkField(field, value, false);
  return broken ? [finding(owner, `${place}.default`, 'error', ...whyRefused(field, broken, value))] : [];
}

/** Bounds, codes and defaults of fields, also of those inside rows and groups. */
export const fieldValues = (owner: Owner, place: string, fields: Fields): Finding[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const at = `${place}.${name}`;
    return [
      ...crossedBounds(owner, at, field),
      ...codesTwice(owner, at, field),
      ...refusedDefault(owner, at, field),
      ...fieldValues(owner, at, typeOptions(field).fields ?? {}),
    ];
  });

/** There are values between the bounds, codes are told apart, and what a form begins with can be saved. */
export const checkValues: Check = (resource: Resource) => [
  ...fieldValues(resource, 'fields', resource.fields),
  ...Object.entries(resource.actions).flatMap(([key, action]) =>
    Object.entries(actionFields(action)).flatMap(([part, fields]) =>
      fieldValues(resource, `actions.${key}.${part}`, fields),
    ),
  ),
];
