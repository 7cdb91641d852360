import { asFlag, asObject, asText } from '@/api';
import { readNumber } from '@/schema';

export interface DeviceValue {
  readonly code: string;
  readonly name: string;
  /** As it came; '' for none. */
  readonly value: string;
  readonly number: number | null;
  /** '' for none, also where the wire says '-'. */
  readonly unit: string;
  /** Words of a state; '' for a number. */
  readonly status: string;
  /** On the clock of the station; '' when it never reported. */
  readonly time: string;
  readonly writable: boolean;
  readonly dataType: string;
  readonly tags: readonly { readonly key: string; readonly value: string }[];
}

const list = (answer: unknown): readonly unknown[] => {
  if (Array.isArray(answer)) return answer;
  const { list: inner, rows } = asObject(answer) ?? {};
  return Array.isArray(inner) ? inner : Array.isArray(rows) ? rows : [];
};

const plainText = (value: unknown): string =>
  typeof value === 'boolean' ? String(value) : asText(asObject(value)?.code ?? asObject(value)?.value ?? value);

function readValue(raw: unknown): DeviceValue | undefined {
  const row = asObject(raw);
  const code = asText(row?.code ?? row?.attributeCode);
  if (!row || code === '') return undefined;
  const value = plainText(row.value);
  const dataType = plainText(row.dataType);
  const unit = asText(row.unit);
  const isState = dataType === 'bool' || dataType === 'enum';
  return {
    code,
    name: asText(row.name ?? row.attributeName) || code,
    value,
    number:
      isState || (asFlag(row.value) !== undefined && typeof row.value === 'boolean') ? null : readNumber(row.value),
    unit: unit === '-' ? '' : unit,
    status: asText(row.statusText) || asText(asObject(row.value)?.desc),
    time: asText(row.reportTime ?? row.time),
    writable: plainText(row.rwType).includes('w'),
    dataType,
    tags: list(row.tags).flatMap((tag) => {
      const { tagKey, tagValue } = asObject(tag) ?? {};
      return asText(tagKey) === '' ? [] : [{ key: asText(tagKey), value: asText(tagValue) }];
    }),
  };
}

/**
 * The values of an answer: rows in `data` or `data.list`. What has no code is no value; a code that comes twice counts
 * once.
 */
export function readValues(answer: unknown): DeviceValue[] {
  const values = list(answer).flatMap((raw) => readValue(raw) ?? []);
  return values.filter(({ code }, place) => values.findIndex((one) => one.code === code) === place);
}
