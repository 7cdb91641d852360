/*
 * One field of the command line: `name:kind(argument)!=English|中文`
 *   name:text!            required text           power:number(kW)       a number with its unit
 *   status:enum(0,1,2)    codes                   product:ref(iot/product) a reference
 */

const KINDS = new Set([
  'text', 'number', 'percent', 'money', 'boolean', 'date', 'dateTime', 'duration', 'file', 'image', 'address', 'coordinates', 'country',
  'password', 'json', 'enum', 'ref', 'refs', 'tree', 'longtext',
]);

const FIELD = /^(?<name>[a-z][A-Za-z0-9]*)(?::(?<kind>[A-Za-z]+)(?:\((?<argument>[^)]*)\))?)?(?<required>!)?(?:=(?<labels>.*))?$/;

/** {name, kind, argument, required, en, zh}, or an error that says what is wrong. */
export function parseField(text) {
  const match = FIELD.exec(text);
  if (!match) throw new Error(`"${text}" is not a field. Write name:kind, such as brandName:text! or status:enum(0,1).`);
  const { name, kind = 'text', argument = '', required, labels = '' } = match.groups;
  if (!KINDS.has(kind)) throw new Error(`"${kind}" is not a kind of field. Known: ${[...KINDS].join(', ')}.`);
  if (name === 'id') throw new Error('Every record has an id; do not declare it.');
  if (['enum', 'ref', 'refs', 'tree'].includes(kind) && argument === '') throw new Error(`${name}: ${kind} needs its values or target in brackets.`);
  const [en, zh] = labels.split('|').map((label) => label.trim() || undefined);
  return { name, kind, argument, required: Boolean(required), en, zh };
}

/** The options of a field's builder, as source text without the braces. */
function optionsOf({ kind, argument, required, max, min, readOnly }) {
  return [
    required && 'required: true',
    readOnly && 'readOnly: true',
    kind === 'longtext' && 'multiline: true',
    kind === 'number' && argument && `unit: '${argument}'`,
    max !== undefined && `max: ${max}`,
    min !== undefined && `min: ${min}`,
  ].filter(Boolean);
}

const literal = (code) => (/^-?\d+$/.test(code) ? code : `'${code}'`);
const codesOf = (argument) => argument.split(',').map((code) => code.trim()).filter(Boolean);

/** {builder, source, codes}: the import it needs, its line in the schema, and the codes that need texts. */
export function fieldSource(field) {
  const options = optionsOf(field);
  const tail = options.length > 0 ? `{ ${options.join(', ')} }` : '';
  const call = (builder, first) => ({ builder, source: `${field.name}: ${builder}(${[first, tail].filter(Boolean).join(', ')})`, codes: [] });
  switch (field.kind) {
    case 'enum':
      return { ...call('enumeration', `[${codesOf(field.argument).map(literal).join(', ')}]`), codes: codesOf(field.argument) };
    case 'ref':
      return call('reference', `'${field.argument}'`);
    case 'refs':
      return call('referenceMany', `'${field.argument}'`);
    case 'tree':
      return call('treeReference', `'${field.argument}'`);
    case 'longtext':
      return call('text');
    default:
      return call(field.kind);
  }
}
