import type { FieldDraft, Words } from '../../draft';
import { camel, pascal } from '../../nameForms';
import { literal, quoted } from '../../sourceText';
import { codesOf, type Codes } from './codesOf';
import { distinctWords } from './distinctWords';
import type { FieldContext, FieldUse, Target, TypeDraft } from './fieldContext';
import { isTree, listOf, numberOf, textOf } from '../json';
import { knownType } from './knownTypes';
import { isMoment, momentType, timeType } from './moments';
import { numberOptions } from './numberOptions';
import { isKey, isSecret, secretType } from './secrets';
import type { Shape } from '../shape';
import { textOptions } from './textOptions';
import { helpOf, labelsOf } from './wordsIn';
import { isYesOrNo, yesOrNoType } from './yesOrNo';

const RESERVED = new Set(['id', 'and', 'or', 'not', 'constructor', 'prototype']);

/** A name that a schema may use for a property; what the wire calls it is kept beside it. */
export function fieldName(property: string): string {
  const name = /^[A-Za-z_]\w*$/.test(property) ? property : camel(property);
  // '###' has no word at all, and '3d' begins with none
  if (!/^[a-z_]/i.test(name)) return `value${pascal(name)}`;
  return RESERVED.has(name) ? `${name}Value` : name;
}

/** Groups in groups that a form draws; what lies deeper is JSON. */
const DEEPEST = 2;
/** As many tags, and as long ones, as nobody should miss where the document sets no limit. */
const [MOST_TAGS, LONGEST_TAG] = [100, 255];
/** Ids stay texts inside, and are sent as the numbers they are. */
const WIRE_AS_NUMBER: Readonly<Record<string, string>> = { wireAs: "'number'" };

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

/** Fields of one row, or of a group. The id is kept for the backend, and nobody is asked for it. */
function innerFields(context: FieldContext, shape: Shape, use: FieldUse): FieldDraft[] {
  const depth = (use.depth ?? 0) + 1;
  const fields = [...shape.properties].map(([name, child]): FieldDraft => {
    const required = shape.required.has(name) && !use.readOnly && name !== 'id';
    const inner = { required, readOnly: false, depth, ...(use.own && { own: true }) };
    const field = readField(context, name, child(), inner);
    return name === 'id' ? { ...field, options: { ...field.options, internal: 'true' } } : field;
  });
  return distinctWords(fields);
}

const json = (context: FieldContext, shape: Shape, what: string, write: string): TypeDraft => {
  context.say(shape.place, what, write);
  return { builder: 'json', options: {} };
};

const isNumber = (type: string | undefined): boolean => type === 'integer' || type === 'number';

/** A reference to a record, or to a node of a tree; ids that are numbers on the wire are sent as numbers. */
function referenceType({ name, tree, of, absent }: Target, own: string, type: string | undefined): TypeDraft {
  if (absent) return { builder: isNumber(type) ? 'number' : 'text', options: {} };
  return {
    builder: tree ? 'treeReference' : 'reference',
    first: quoted(name),
    options: {
      ...(of !== undefined && { of: quoted(of) }),
      ...(tree && name === own && { excludeSelf: 'true' }),
      ...(isNumber(type) && WIRE_AS_NUMBER),
    },
  };
}

/** The type of the id inside of a record that stands for itself. */
const idType = (shape: Shape | undefined): string | undefined => shape?.properties.get('id')?.().type;

/** A form sends ids where the document has whole records. */
function sayLinked(context: FieldContext, name: string, { place, type, properties }: Shape): void {
  const inner = [...properties].map(
    ([own, child]) => `${fieldName(own)}: ${child().type === 'string' ? 'text' : 'json'}()`,
  );
  const many = type === 'array';
  context.say(
    place,
    many
      ? 'They are other records, sent as a list of objects; references send their ids alone.'
      : 'It is another record, sent as an object; a reference sends its id alone.',
    `${fieldName(name)}: ${many ? 'json()' : `group({ ${inner.join(', ') || 'name: text()'} })`} // if the backend does not take the id`,
  );
}

const codeSource = ({ codes }: Codes): string => `[${codes.map(({ code }) => literal(code)).join(', ')}]`;

function listType(context: FieldContext, name: string, shape: Shape, use: FieldUse): TypeDraft {
  const items = shape.items?.();
  const [min, max] = [numberOf(shape.keys.minItems), numberOf(shape.keys.maxItems)];
  const most: Record<string, string> = max === undefined ? {} : { max: String(max) };
  const isRecord = items !== undefined && items.properties.size > 0;
  const target =
    context.targetOf(name) ??
    (items && !isRecord && !items.unclear ? namedTarget(context, name, items) : undefined) ??
    ((isRecord && items.properties.has('id')) || items?.keys['x-relation'] === true
      ? linkTarget(context, name, items)
      : undefined);
  if (target && !target.absent) {
    if (isRecord && !use.readOnly) sayLinked(context, name, shape);
    return {
      builder: 'referenceMany',
      first: quoted(target.name),
      options: {
        ...(target.of !== undefined && { of: quoted(target.of) }),
        ...most,
        ...(isNumber(isRecord ? idType(items) : items?.type) && WIRE_AS_NUMBER),
      },
    };
  }
  if (items?.type === 'file') return { builder: 'file', options: { maxCount: String(max ?? 1) } };
  if (items && !items.unclear && isRecord) {
    if ((use.depth ?? 0) >= DEEPEST) return { builder: 'json', options: {} };
    return {
      builder: 'rows',
      inner: innerFields(context, items, use),
      options: { ...(min !== undefined && min > 0 && { min: String(min) }), ...most },
    };
  }
  const codes = items && codesOf(items, name);
  if (codes) return { builder: 'codes', first: codeSource(codes), codes: codes.codes, options: most };
  if (items?.type === 'string' && !items.unclear && !isId(name) && !/Ids$|_ids$/.test(name)) {
    return {
      builder: 'tags',
      options: { max: String(max ?? MOST_TAGS), maxLength: String(numberOf(items.keys.maxLength) ?? LONGEST_TAG) },
    };
  }
  return json(
    context,
    shape,
    items?.unclear ?? `It is a list of ${items?.type ?? 'something'}; what stands behind it is not said.`,
    `${fieldName(name)}: referenceMany('area/entity')`,
  );
}

function stringType(context: FieldContext, name: string, shape: Shape, use: FieldUse): TypeDraft {
  if (isSecret(name, shape)) return secretType(context, shape, use);
  const known = timeType(context, name, shape, use) ?? knownType(context, name, shape);
  if (known) return known;
  const text = textOptions(context.resource, name, shape, context.say);
  const secret: Record<string, string> = isKey(name) ? { secret: 'true' } : {};
  return { builder: 'text', ...text, options: { ...secret, ...text.options, ...defaultOf(shape) } };
}

/** What components are called besides what they are. */
const PREFIX = /^(?:Brief|Nested|Simple|Basic|Mini|Short)(?=[A-Z])/;
const SUFFIX =
  /(?:VO|DTO|Vo|Dto|DO|Resp|Response|Output|Out|Read|Representation|Model|Entity|Schema|Info|Summary|Brief|Ref|Request)$/;

/** The entity that an object called `site` stands for, or one whose component is a `Site`. */
function linkTarget(context: FieldContext, name: string, shape: Shape | undefined): Target | undefined {
  const named = context.targetOf(`${name}Id`) ?? context.targetOf(name);
  const component = shape?.name?.split('.').at(-1)?.replace(SUFFIX, '').replace(PREFIX, '') ?? '';
  return named ?? (component === '' ? undefined : context.targetOf(`${camel(component)}Id`));
}

/** Whether a field is the code of the record itself, under the name that others call it by. */
const isOwnCode = (name: string, { resource }: FieldContext, use: FieldUse): boolean =>
  use.own === true && camel(name).toLowerCase() === `${camel(resource.split('/')[1] ?? '')}Id`.toLowerCase();

/** A text or a number that may come in several forms, as the most usual of them; undefined where it may be more. */
function plainChoice(context: FieldContext, name: string, shape: Shape): Shape | TypeDraft | undefined {
  const choices = (shape.choices ?? []).map((one) => one());
  const linked = choices.find(({ properties }) => properties.has('id'));
  const plain = choices.filter(({ type }) => ['string', 'integer', 'number', 'boolean'].includes(type));
  const [first] = plain;
  if (linked && first && plain.length === choices.length - 1) {
    const target = linkTarget(context, name, linked);
    return target && referenceType(target, context.resource, first.type);
  }
  if (!first || plain.length < choices.length) return undefined;
  const number = plain.find(({ type }) => isNumber(type));
  const said = plain.every(({ type }) => type === first.type) ? first : (number ?? first);
  return { ...said, keys: { ...said.keys, enum: undefined, ...shape.keys }, place: shape.place };
}

/** An object with an id is another record: a reference to it, if it is known which; else what it is made of. */
function linkType(context: FieldContext, name: string, shape: Shape, use: FieldUse): TypeDraft {
  const target = linkTarget(context, name, shape);
  if (!target || target.absent) {
    const inner = innerFields(context, shape, use);
    // an id beside its kind alone: a group would have nothing to show
    return inner.every(({ options }) => options.internal)
      ? json(
          context,
          shape,
          'It is the id of a record, and there is no entity of that name.',
          `${fieldName(name)}: text()`,
        )
      : { builder: 'group', inner, options: {} };
  }
  if (!use.readOnly) sayLinked(context, name, shape);
  return referenceType(target, context.resource, idType(shape));
}

/** What stands below another record is chosen beside that record's own field: inside of a group there is none. */
const withinReach = (context: FieldContext, { depth = 0 }: FieldUse): FieldContext =>
  depth === 0
    ? context
    : {
        ...context,
        targetOf: (name) => {
          const target = context.targetOf(name);
          return target?.of === undefined ? target : undefined;
        },
      };

/** A property that ends in Id belongs to somebody. */
const isId = (name: string): boolean => /[a-z0-9](?:Id|ID|_id)$/.test(name);

/** Numbers of things, whatever they are called. */
const COUNTS = /\b(?:count|number|amount|total|how many|num)\b|数量|数目|个数|总数/i;

/**
 * The records that a number is the id of where it is called as they are, as foreign keys of Django: `customer` where
 * there are customers. A database says of a key what it leads to.
 */
function namedTarget(context: FieldContext, name: string, shape: Shape): Target | undefined {
  const said = textOf(shape.keys.description) ?? '';
  const table = /<fk table='([^']+)'/.exec(said)?.[1];
  if (table !== undefined) return context.targetOf(`${table}Ids`);
  if (shape.type !== 'integer' && shape.keys.format !== 'uuid') return undefined;
  const target = COUNTS.test(said) ? undefined : context.targetOf(`${name}Id`);
  if (target && !target.absent)
    context.say(
      shape.place,
      'It is called as records are, and read as the id of one.',
      `${fieldName(name)}: number() // if it counts them`,
    );
  return target?.absent ? undefined : target;
}

function codedType(context: FieldContext, shape: Shape, codes: Codes, use: FieldUse): TypeDraft {
  const source = codes.codes.map(({ code }) => literal(code));
  if (codes.fromDescription)
    context.say(
      shape.place,
      `The codes ${source.join(', ')} were read from the description.`,
      `enumeration([${source.join(', ')}]) // with the codes that are missing`,
    );
  const [only, ...others] = codes.codes;
  // what can be one thing alone is no question: it is sent where it must be, and tells no records apart
  if (only && others.length === 0) {
    const options: Record<string, string> =
      use.required && !use.readOnly ? { default: literal(only.code) } : { internal: 'true' };
    return { builder: 'enumeration', first: codeSource(codes), codes: codes.codes, options };
  }
  const given: Record<string, string> = codes.codes.some(({ code }) => code === shape.keys.default)
    ? { default: literal(shape.keys.default) }
    : {};
  return { builder: 'enumeration', first: codeSource(codes), codes: codes.codes, options: given };
}

/** `{data: {type, id}}` of JSON:API: a relationship to one record, or to several. */
function relationType(context: FieldContext, name: string, shape: Shape): TypeDraft | undefined {
  const data = shape.properties.get('data')?.();
  const one = data?.type === 'array' ? data.items?.() : data;
  if (!data || !one?.properties.has('id') || !one.properties.has('type')) return undefined;
  const target = linkTarget(context, name, undefined) ?? context.targetOf(`${name}Ids`);
  if (!target || target.absent) return undefined;
  return data.type === 'array'
    ? { builder: 'referenceMany', first: quoted(target.name), options: {} }
    : referenceType(target, context.resource, 'string');
}

function objectType(context: FieldContext, name: string, shape: Shape, use: FieldUse): TypeDraft {
  if ((use.depth ?? 0) >= DEEPEST) return { builder: 'json', options: {} };
  const relation = relationType(context, name, shape);
  if (relation) return relation;
  if (shape.properties.has('id')) return linkType(context, name, shape, use);
  if (shape.properties.size > 0) return { builder: 'group', inner: innerFields(context, shape, use), options: {} };
  // values by names that nobody knows before are JSON, whoever looks at them
  const open = shape.keys.additionalProperties;
  if (isTree(open) || open === true) return { builder: 'json', options: {} };
  return json(
    context,
    shape,
    'It is an object whose properties are not said.',
    `${fieldName(name)}: group({ name: text() })`,
  );
}

function typeOf(context: FieldContext, name: string, shape: Shape, use: FieldUse): TypeDraft {
  const own = fieldName(name);
  if (shape.unclear) {
    const choice = plainChoice(context, name, shape);
    if (choice && 'builder' in choice) return choice;
    return choice ? typeOf(context, name, choice, use) : json(context, shape, shape.unclear, `${own}: text()`);
  }
  const known = isSecret(name, shape)
    ? undefined
    : shape.keys.enum === undefined
      ? undefined
      : knownType(context, name, shape);
  if (known) return known;
  const codes = shape.type === 'array' || isSecret(name, shape) ? undefined : codesOf(shape, name);
  if (isYesOrNo(name, shape, codes)) return yesOrNoType(context, own, shape, codes);
  if (codes) return codedType(context, shape, codes, use);
  const isOwn = isOwnCode(name, context, use);
  const isPlain = shape.type !== 'array' && shape.properties.size === 0;
  const named = shape.keys['x-relation'] === true ? linkTarget(context, name, undefined) : context.targetOf(name);
  const target = isPlain && !isOwn ? named : undefined;
  if (target) return referenceType(target, context.resource, shape.type);
  const called = isPlain && !isOwn ? namedTarget(context, name, shape) : undefined;
  if (called) return referenceType(called, context.resource, shape.type);
  if (isId(name) && !isOwn && ['string', 'integer', 'number'].includes(shape.type)) {
    context.say(
      shape.place,
      'It looks like an id, and there is no entity of that name.',
      `${own}: reference('area/entity')`,
    );
    // 64 bits are more digits than a number keeps
    const asNumber = isNumber(shape.type) && !use.readOnly && (context.isForeign || shape.keys.format !== 'int64');
    return { builder: asNumber ? 'number' : 'text', options: {} };
  }
  switch (shape.type) {
    case 'boolean':
      return { builder: 'boolean', options: defaultOf(shape) };
    case 'integer':
    case 'number':
      if (isMoment(name, shape)) return momentType(context, shape, use);
      return {
        builder: 'number',
        options: { ...numberOptions(name, shape, !use.readOnly, context.say), ...defaultOf(shape) },
      };
    case 'string':
      return stringType(context, name, shape, use);
    case 'file':
      return { builder: 'file', options: {} };
    case 'array':
      return listType(context, name, shape, use);
    case 'object':
      return objectType(context, name, shape, use);
    default:
      return json(context, shape, 'Its type is not said.', `${own}: text()`);
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

export function readField(context: FieldContext, property: string, shape: Shape, given: FieldUse): FieldDraft {
  const name = fieldName(property);
  // what is not to be used any more is shown, and no form asks for it
  const isOver = shape.keys.deprecated === true && !given.required;
  const { only, ...rest } = given;
  const use: FieldUse = isOver ? { ...rest, readOnly: true } : { ...rest, ...(only && { only }) };
  const { options: own, ...type } = typeOf(withinReach(context, use), property, shape, use);
  const options = use.readOnly ? withoutDefault(own) : own;
  const deprecated = shape.keys.deprecated === true ? textOf(shape.keys.description) : undefined;
  const label = labelsOf(property, shape.keys);
  const help = use.readOnly || options.internal ? {} : helpOf(shape.keys, label, type.codes !== undefined);
  return {
    name,
    ...type,
    words: /reference/i.test(type.builder) ? withoutId(label) : label,
    ...((help.en ?? help.zh) !== undefined && { help }),
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
