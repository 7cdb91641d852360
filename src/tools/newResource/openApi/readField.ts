import type { FieldDraft, Words } from '../draft';
import { camel } from '../nameForms';
import { literal, quoted } from '../sourceText';
import { codesOf } from './codesOf';
import type { FieldContext, FieldUse, TypeDraft } from './fieldContext';
import { listOf, numberOf, textOf } from './json';
import { isMoment, momentType } from './moments';
import { numberOptions } from './numberOptions';
import type { Shape } from './shape';
import { textOptions } from './textOptions';
import { wordsIn } from './wordsIn';

/** Names of what the system writes down of every record. */
const SYSTEM =
  /^(?:gmt)?(?:create|update|modif(?:y|ied)|delete|last(?:Update|Modified)|gmt(?:Create|Modified))(?:d|r)?(?:Time|Date|At|On|By|User|UserName|UserId|Name)?$|^(?:creator|updater|modifier)(?:Name|Id)?$|^gmt(?:Create|Modified)$/i;
export const isSystem = (name: string): boolean =>
  SYSTEM.test(camel(name)) && !/^(?:create|update|modify|delete)$/i.test(name);

const isTime = (name: string): boolean => isSystem(name) && /(?:time|date|at|on)$|^gmt/i.test(camel(name));
const RESERVED = new Set(['id', 'and', 'or', 'not', 'constructor', 'prototype']);

/** A name that a schema may use for a property; what the wire calls it is kept beside it. */
export function fieldName(property: string): string {
  const name = /^[A-Za-z_]\w*$/.test(property) ? property : camel(property);
  return RESERVED.has(name) ? `${name}Value` : name;
}

function defaultOf(shape: Shape): Readonly<Record<string, string>> {
  const given = shape.keys.default;
  const fits = {
    string: typeof given === 'string' && given !== '',
    integer: typeof given === 'number',
    number: typeof given === 'number',
    boolean: typeof given === 'boolean',
  };
  return shape.type in fits && fits[shape.type as keyof typeof fits] ? { default: literal(given) } : {};
}

/** Fields of one row, or of a group. */
function innerFields(context: FieldContext, shape: Shape, use: FieldUse): FieldDraft[] {
  return [...shape.properties].flatMap(([name, child]) => {
    const required = shape.required.has(name) && !use.readOnly;
    return name === 'id' ? [] : [readField(context, name, child(), { required, readOnly: false })];
  });
}

const json = (context: FieldContext, shape: Shape, what: string, write: string): TypeDraft => {
  context.say(shape.place, what, write);
  return { builder: 'json', options: {} };
};

function listType(context: FieldContext, name: string, shape: Shape, use: FieldUse): TypeDraft {
  const items = shape.items?.();
  const [min, max] = [numberOf(shape.keys.minItems), numberOf(shape.keys.maxItems)];
  const target = context.targetOf(name);
  const most: Record<string, string> = max === undefined ? {} : { max: String(max) };
  if (target) return { builder: 'referenceMany', first: quoted(target.name), options: most };
  if (items?.type === 'file') return { builder: 'file', options: { maxCount: String(max ?? 1) } };
  if (items && !items.unclear && items.properties.size > 0) {
    return {
      builder: 'rows',
      inner: innerFields(context, items, use),
      options: { ...(min !== undefined && min > 0 && { min: String(min) }), ...most },
    };
  }
  const codes = items && codesOf(items);
  if (codes)
    return json(
      context,
      shape,
      'It holds several codes of a list, which no field type does.',
      `rows({ code: enumeration([${codes.codes.map(({ code }) => literal(code)).join(', ')}]) }) if the wire can change`,
    );
  return json(
    context,
    shape,
    items?.unclear ?? `It is a list of ${items?.type ?? 'something'}; what stands behind it is not said.`,
    `referenceMany('area/entity'), image() or file() if it holds ids or addresses`,
  );
}

function stringType(context: FieldContext, name: string, shape: Shape, use: FieldUse): TypeDraft {
  const format = textOf(shape.keys.format);
  const future: Record<string, string> = use.readOnly ? {} : { future: 'true' };
  if (format === 'password') {
    const max = numberOf(shape.keys.maxLength);
    context.say(
      shape.place,
      'It is sent sealed, as the passwords of spec 01 are.',
      'text({ createOnly: true }) if the backend wants it plain',
    );
    return { builder: 'password', options: max === undefined ? {} : { max: String(max) } };
  }
  if (format === 'date') return { builder: 'date', options: future };
  if (format === 'date-time' || (isTime(name) && use.readOnly)) {
    const [example = ''] = [textOf(shape.keys.example)];
    const spaced =
      /^\d{4}-\d\d-\d\d \d\d:\d\d/.test(example) ||
      /yyyy-MM-dd HH:mm:ss/i.test(textOf(shape.keys.pattern) ?? textOf(shape.keys.description) ?? '');
    if (!use.readOnly && !spaced)
      context.say(
        shape.place,
        "It is sent as '2024-06-01 12:00:00'; the document may want '2024-06-01T12:00:00Z'.",
        '`read` of the api, or a change of the backend',
      );
    return { builder: 'dateTime', options: future };
  }
  const text = textOptions(context.resource, name, shape, context.say);
  return { builder: 'text', ...text, options: { ...text.options, ...defaultOf(shape) } };
}

/**
 * An object with an id is another record: read as a reference to it, if it is known which; what a form sends would be
 * its id alone.
 */
function linkType(context: FieldContext, name: string, shape: Shape, use: FieldUse): TypeDraft {
  const target = context.targetOf(`${name}Id`);
  if (target && use.readOnly)
    return { builder: target.tree ? 'treeReference' : 'reference', first: quoted(target.name), options: {} };
  const write = `${fieldName(name)}: reference('${target?.name ?? 'area/entity'}')`;
  if (use.readOnly) return json(context, shape, 'It is another record, and there is no entity of that name.', write);
  return json(
    context,
    shape,
    'It is another record, sent as an object; a reference sends its id alone.',
    `${write} if the backend takes the id`,
  );
}

/** A property that ends in Id belongs to somebody. */
const isId = (name: string): boolean => /[a-z0-9](?:Id|ID|_id)$/.test(name);

function typeOf(context: FieldContext, name: string, shape: Shape, use: FieldUse): TypeDraft {
  if (shape.unclear) return json(context, shape, shape.unclear, 'a field type instead of json()');
  const codes = codesOf(shape);
  if (codes) {
    const source = codes.codes.map(({ code }) => literal(code));
    if (codes.fromDescription)
      context.say(
        shape.place,
        `The codes ${source.join(', ')} were read from the description.`,
        'enum: […] in the document, or the codes that are missing in the schema',
      );
    const given: Record<string, string> = codes.codes.some(({ code }) => code === shape.keys.default)
      ? { default: literal(shape.keys.default) }
      : {};
    return { builder: 'enumeration', first: `[${source.join(', ')}]`, codes: codes.codes, options: given };
  }
  const target = shape.type === 'array' ? undefined : context.targetOf(name);
  if (target) {
    const parent = target.tree && target.name === context.resource;
    return {
      builder: target.tree ? 'treeReference' : 'reference',
      first: quoted(target.name),
      options: parent ? { excludeSelf: 'true' } : {},
    };
  }
  if (isId(name) && ['string', 'integer', 'number'].includes(shape.type)) {
    context.say(
      shape.place,
      `It looks like an id, and there is no entity of that name.`,
      `${fieldName(name)}: reference('area/entity')`,
    );
    return { builder: 'text', options: {} };
  }
  switch (shape.type) {
    case 'boolean':
      return { builder: 'boolean', options: defaultOf(shape) };
    case 'integer':
    case 'number':
      if (isMoment(name, shape)) return momentType(context, shape, use);
      return {
        builder: 'number',
        options: { ...numberOptions(shape, !use.readOnly, context.say), ...defaultOf(shape) },
      };
    case 'string':
      return stringType(context, name, shape, use);
    case 'file':
      return { builder: 'file', options: {} };
    case 'array':
      return listType(context, name, shape, use);
    case 'object':
      if (shape.properties.has('id')) return linkType(context, name, shape, use);
      if (shape.properties.size > 0) return { builder: 'group', inner: innerFields(context, shape, use), options: {} };
      return json(context, shape, 'It is an object whose properties are not said.', 'group({ … }) with its fields');
    default:
      return json(context, shape, 'Its type is not said.', 'a field type instead of json()');
  }
}

/** A reference is called what it leads to: '仓库ID' is '仓库'. */
const withoutId = ({ en, zh }: Words): Words => {
  const cut = (text: string) => text.replace(/(?<=[\s\u4e00-\u9fff])\s*ID$/i, '').trim() || text;
  return { ...(en && { en: cut(en) }), ...(zh && { zh: cut(zh) }) };
};

const withoutDefault = ({
  default: _default,
  ...options
}: Readonly<Record<string, string>>): Readonly<Record<string, string>> => options;

export function readField(context: FieldContext, property: string, shape: Shape, use: FieldUse): FieldDraft {
  const name = fieldName(property);
  const { options: own, ...type } = typeOf(context, property, shape, use);
  const options = use.readOnly ? withoutDefault(own) : own;
  const deprecated = shape.keys.deprecated === true ? textOf(shape.keys.description) : undefined;
  return {
    name,
    ...type,
    words: /reference/i.test(type.builder) ? withoutId(wordsIn(shape.keys)) : wordsIn(shape.keys),
    options: {
      ...(use.required && { required: 'true' }),
      ...(use.readOnly && { readOnly: 'true' }),
      ...(use.only && { [use.only]: 'true' }),
      ...(name !== property && { wire: quoted(property) }),
      ...options,
      ...(deprecated && { deprecated: `{ reason: ${quoted(deprecated)} }` }),
    },
  };
}

/** How many keywords say something: a bare type says nothing that an enum elsewhere does not say better. */
export const saysMore = (shape: Shape): number => Object.keys(shape.keys).length + listOf(shape.keys.enum).length;
