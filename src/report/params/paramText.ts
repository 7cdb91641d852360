import { cleanValue, decodeFields, encodeField, isEmpty, wireName, type Field } from '@/schema';
import { periodOf, type Period, type PeriodBy } from '@/schema/dates';
import { asPeriod, isPeriod } from './periodField';

const PERIOD = /^(?:(day|month|year|range):)?(\d{4}(?:-\d{2}){0,2})(?:~(\d{4}(?:-\d{2}){0,2}))?$/;
const DIGITS: Readonly<Record<PeriodBy, number>> = { day: 10, range: 10, month: 7, year: 4 };

/**
 * 'month:2026-10', 'day:2026-10-01~2026-10-07': as precise as what it is counted in, which is left out where there is
 * no choice of it.
 */
function periodText({ by, from, to }: Period, choices: readonly PeriodBy[]): string {
  const [first, last] = [from.slice(0, DIGITS[by]), to.slice(0, DIGITS[by])];
  return `${choices.length === 1 && choices[0] === by ? '' : `${by}:`}${first}${first === last ? '' : `~${last}`}`;
}

const isBy = (text: string): text is PeriodBy => Object.hasOwn(DIGITS, text);

function readPeriod(text: string, choices: readonly PeriodBy[]): Period | null {
  const [, said, from = '', to = from] = PERIOD.exec(text) ?? [];
  const by = said ?? (choices.length === 1 ? choices[0] : '') ?? '';
  return isBy(by) && from.length === DIGITS[by] && to.length === DIGITS[by] ? periodOf(by, from, to) : null;
}

/** What a field makes of wire properties; null for what it cannot read. */
const decode = (field: Field, row: Readonly<Record<string, unknown>>): unknown =>
  decodeFields({ value: field }, row).value ?? null;

/**
 * A value as the field itself would read it back: whatever a person typed into an address, no input is given anything
 * else.
 */
function normal(field: Field, value: unknown): unknown {
  try {
    return decode(field, encodeField(field, 'value', value));
  } catch {
    return null; // a shape that is not this field's
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The value an address says, null when it says none that this field could have. Rules are not checked. */
export function readParam(field: Field, text: string): unknown {
  if (field.type.sealed || field.type.derive) return null;
  if (isPeriod(field))
    return readPeriod(text, field.options.by) ?? (/^\d/.test(text) ? field.type.decode(text, field.options) : null);
  if (/^[[{"]/.test(text)) {
    const value = parsed(text);
    if (value !== undefined) return normal(field, value);
  }
  const own = decode(field, { [wireName('value', field.options)]: text });
  return own ?? field.type.decode(text, field.options);
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * A value as an address has it: as readable as it can be and still be read back: `7`, `day:2026-10-01`, `a,b`, else
 * JSON. Undefined for what no address may hold (secrets) or no text can say.
 */
export function paramText(field: Field, given: unknown): string | undefined {
  const value = cleanValue(field, given);
  if (isEmpty(value) || field.type.sealed || field.type.derive) return undefined;
  const period = asPeriod(field, value);
  if (period && isPeriod(field)) return periodText(period, field.options.by);
  const isPlain = Array.isArray(value) ? value.every((one) => typeof one !== 'object') : typeof value !== 'object';
  const texts = [...(isPlain ? [String(value)] : []), JSON.stringify(value)];
  return texts.find((text) => same(readParam(field, text), value));
}
