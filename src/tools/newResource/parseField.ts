import { unitTraits } from '@/schema';
import type { FieldDraft } from './draft';
import { literal, quoted } from './sourceText';

/** Field types that a field of the command line may have; some are shorter than their builder's name. */
const SHORT: Readonly<Record<string, string>> = {
  enum: 'enumeration',
  enums: 'codes',
  ref: 'reference',
  refs: 'referenceMany',
  tree: 'treeReference',
  longtext: 'text',
};
const TYPES: readonly string[] = [
  'text',
  'number',
  'percent',
  'money',
  'boolean',
  'date',
  'dateTime',
  'month',
  'year',
  'timeOfDay',
  'duration',
  'serial',
  'tags',
  'file',
  'image',
  'address',
  'coordinates',
  'country',
  'timeZone',
  'currency',
  'password',
  'json',
  ...Object.keys(SHORT),
];

/** The decimals of a unit; a builder's default is whole numbers. */
const decimalsOf = (unit: string): Readonly<Record<string, string>> => {
  const { decimals } = unitTraits(unit);
  return decimals === 0 ? {} : { decimals: String(decimals) };
};

const FIELD =
  /^(?<name>[a-z][A-Za-z0-9]*)(?::(?<type>[A-Za-z]+)(?:\((?<argument>[^)]*)\))?)?(?<required>!)?(?:=(?<labels>.*))?$/;

/**
 * One field of the command line, `name:type(argument)!=English|中文`: `name:text!`, `power:number(kW)`,
 * `status:enum(0,1)`, `product:ref(iot/product)`. Throws with what is wrong and how to write it.
 */
export function parseField(text: string): FieldDraft {
  const { name, type: given = 'text', argument = '', required, labels = '' } = FIELD.exec(text)?.groups ?? {};
  if (name === undefined)
    throw new Error(`"${text}" is not a field. Write name:type, such as brandName:text! or status:enum(0,1).`);
  const type = TYPES.find((one) => one.toLowerCase() === given.toLowerCase());
  if (type === undefined)
    throw new Error(`${name}: "${given}" is not a field type. Write one of: ${TYPES.join(', ')}.`);
  if (name === 'id') throw new Error('id: every record has an id. Leave it out.');
  const coded = type === 'enum' || type === 'enums';
  const needs = coded || ['ref', 'refs', 'tree'].includes(type);
  if (needs && argument.trim() === '')
    throw new Error(
      `${name}: ${type} needs its values or target in brackets, such as ${coded ? `${type}(0,1)` : `${type}(iot/brand)`}.`,
    );
  const [en, zh] = labels.split('|').map((label) => label.trim() || undefined);
  const codes = coded
    ? argument
        .split(',')
        .map((code) => code.trim())
        .filter(Boolean)
        .map((code) => (/^-?\d+$/.test(code) ? Number(code) : code))
    : [];
  const first = coded ? `[${codes.map(literal).join(', ')}]` : quoted(argument);
  return {
    name,
    builder: SHORT[type] ?? type,
    ...(needs && { first }),
    ...(codes.length > 0 && { codes: codes.map((code) => ({ code })) }),
    words: { en, zh },
    options: {
      ...(required && { required: 'true' }),
      ...(type === 'longtext' && { multiline: 'true' }),
      ...(type === 'serial' && { pattern: quoted(argument || `${name.slice(0, 2).toUpperCase()}-{yyyyMMdd}-{000}`) }),
      ...(type === 'number' && argument && { unit: quoted(argument), ...decimalsOf(argument) }),
    },
  };
}
