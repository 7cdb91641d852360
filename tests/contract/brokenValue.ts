import { decodeFields, encodeField, isEmpty, type Field, type Rule } from '@/schema';

const many = Array.from({ length: 60 }, (_, index) => `item-${index}.exe`);
const file = (name: string) => ({ id: name, name, url: `/files/${name}` });

/** Values that somebody's rule refuses. */
const AWKWARD: readonly unknown[] = [
  'x', 'ä b/c?!', 'x'.repeat(3000), -1e15, 1e15, -1, 0.123456789, 1.5, '1', 'no such value',
  '2999-01-01', '2999-01-01 00:00:00', ['2999-01-01', '2999-01-02'], ['2024-02-02', '2024-01-01'], ['2999-01-01 00:00:00', '2999-01-02 00:00:00'],
  many, [], many.map(file), [file('program.exe')], many.map(() => ({})), { longitude: 999, latitude: 0 }, { street: 'x'.repeat(300) }, {},
  [{ begin: '10:00', end: '09:00' }], [{ begin: '08:00', end: '10:00' }, { begin: '09:00', end: '11:00' }],
  Array.from({ length: 60 }, (_, hour) => ({ begin: `${String(hour % 24).padStart(2, '0')}:00`, end: `${String(hour % 24).padStart(2, '0')}:01` })),
];

/** What arrives when the value is sent; undefined when it cannot be. */
function arriving(field: Field, value: unknown): { readonly value: unknown; readonly sent: boolean } | undefined {
  try {
    const wire = encodeField(field, 'it', value);
    const back = decodeFields({ it: field }, JSON.parse(JSON.stringify(wire)));
    return { value: back.it, sent: Object.values(wire).some((one) => !isEmpty(one)) };
  } catch {
    return undefined;
  }
}

/** A value that breaks the rule when it arrives, or arrives as something unreadable; undefined when none is known. */
export function brokenValue(field: Field, rule: Rule): unknown {
  return AWKWARD.find((value) => {
    if (isEmpty(value) || rule.passes(value)) return false;
    if (field.kind.sealed) return typeof value === 'string' && value.length < 100;
    const arrived = arriving(field, value);
    if (!arrived?.sent) return false;
    return isEmpty(arrived.value) ? !field.kind.read : !rule.passes(arrived.value);
  });
}
