import type { FieldDraft } from './draft';
import { literal, quoted } from './source';

/** Kinds that a field of the command line may have; four are shorter than their builder's name. */
const SHORT: Readonly<Record<string, string>> = { enum: 'enumeration', ref: 'reference', refs: 'referenceMany', tree: 'treeReference', longtext: 'text' };
const KINDS: readonly string[] = [
  'text', 'number', 'percent', 'money', 'boolean', 'date', 'dateTime', 'duration', 'file', 'image', 'address', 'coordinates', 'country', 'password', 'json',
  ...Object.keys(SHORT),
];

const FIELD = /^(?<name>[a-z][A-Za-z0-9]*)(?::(?<kind>[A-Za-z]+)(?:\((?<argument>[^)]*)\))?)?(?<required>!)?(?:=(?<labels>.*))?$/;

/**
 * One field of the command line, `name:kind(argument)!=English|中文`: `name:text!`, `power:number(kW)`, `status:enum(0,1)`,
 * `product:ref(iot/product)`. Throws with what is wrong and how to write it.
 */
export function parseField(text: string): FieldDraft {
  const { name, kind = 'text', argument = '', required, labels = '' } = FIELD.exec(text)?.groups ?? {};
  if (name === undefined) throw new Error(`"${text}" is not a field. Write name:kind, such as brandName:text! or status:enum(0,1).`);
  if (!KINDS.includes(kind)) throw new Error(`${name}: "${kind}" is not a kind of field. Write one of: ${KINDS.join(', ')}.`);
  if (name === 'id') throw new Error('id: every record has an id. Leave it out.');
  const needs = ['enum', 'ref', 'refs', 'tree'].includes(kind);
  if (needs && argument.trim() === '') throw new Error(`${name}: ${kind} needs its values or target in brackets, such as ${kind === 'enum' ? 'enum(0,1)' : `${kind}(iot/brand)`}.`);
  const [en, zh] = labels.split('|').map((label) => label.trim() || undefined);
  const codes = kind === 'enum' ? argument.split(',').map((code) => code.trim()).filter(Boolean).map((code) => (/^-?\d+$/.test(code) ? Number(code) : code)) : [];
  const first = kind === 'enum' ? `[${codes.map(literal).join(', ')}]` : quoted(argument);
  return {
    name,
    builder: SHORT[kind] ?? kind,
    ...(needs && { first }),
    ...(codes.length > 0 && { codes: codes.map((code) => ({ code })) }),
    words: { en, zh },
    options: {
      ...(required && { required: 'true' }),
      ...(kind === 'longtext' && { multiline: 'true' }),
      ...(kind === 'number' && argument && { unit: quoted(argument) }),
    },
  };
}
