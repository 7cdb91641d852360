import {
  decodeFields,
  defineField,
  encodeFields,
  rule,
  type Exact,
  type Field,
  type Fields,
  type FieldType,
  type IsRequired,
  type ReadContext,
} from '@/schema';
import { fieldWords, sampleFields } from '@/fields/internal';
import { readSlotFigures } from '../../slots/readSlotFigures';
import type { Figure } from '../../slots/figures';
import { problemsOf } from '../../slots/problems';
import { curveRules, curveTraits, isWhole, sampleCurve, type SlotsOf } from '../curve/type';

/** A row of figures: a unit of a plant, a step of a price. What `fields` declares stands beside. @public */
export interface SlotsRow extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly name?: string;
  readonly values: readonly Figure[];
}

/** What `slots({ … })` may be told. @public */
export interface SlotsOptions extends SlotsOf {
  /**
   * What else a row says, shown before its figures and not edited there: `fields: { capacity: number({ unit: 'kW' })
   * }`.
   */
  readonly fields?: Fields;
  /** Most rows that are read and accepted. Default 200. */
  readonly maxRows?: number;
  /** Value of an untouched create form. */
  readonly default?: readonly SlotsRow[];
}

const MOST_ROWS = 200;
const SAMPLES = 3;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

function listOf(wire: unknown): unknown[] {
  if (Array.isArray(wire)) return wire;
  if (typeof wire !== 'string' || !wire.trim().startsWith('[')) return [];
  try {
    return listOf(JSON.parse(wire));
  } catch {
    return [];
  }
}

function readRow(wire: unknown, at: number, options: SlotsOptions, context?: ReadContext): SlotsRow[] {
  const { fields = {} } = options;
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) return [];
  const row = new Map<string, unknown>(Object.entries(wire));
  const name = textOf(row.get('name'));
  return [
    {
      ...decodeFields(fields, { ...wire }, context),
      id: textOf(row.get('id')) ?? String(at + 1),
      ...(name !== undefined && { name }),
      values: readSlotFigures(row.get('values'), options.slots, { unit: curveTraits(options).unit, ...context }) ?? [],
    },
  ];
}

/** The type behind `slots()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const slotsType: FieldType<readonly SlotsRow[], SlotsOptions> = {
  name: 'slots',
  traits: { tabular: true },
  sheet: false,
  wide: true,
  empty: [],
  decode: (wire, options, context) => {
    const rows = listOf(wire).flatMap((row, at) => readRow(row, at, options, context));
    return rows.length > 0 ? rows.slice(0, options.maxRows ?? MOST_ROWS) : null;
  },
  encode: (value, { fields = {} }) =>
    value.map((row) => ({
      ...encodeFields(fields, row),
      id: row.id,
      ...(row.name !== undefined && { name: row.name }),
      values: [...row.values],
    })),
  rules: (options) => [
    rule('rowsMax', (value) => Array.isArray(value) && value.length <= (options.maxRows ?? MOST_ROWS), {
      max: options.maxRows ?? MOST_ROWS,
    }),
    rule(
      'slotCount',
      (value) =>
        Array.isArray(value) &&
        value.every(({ values }: SlotsRow) => values.length === 0 || isWhole(values, options.slots)),
      { count: options.slots },
    ),
  ],
  validationErrors: (value, options) =>
    Object.fromEntries(
      problemsOf(
        value.map((row) => row.values),
        curveRules(options),
      ).map(({ row, column: slot, error }) => [`${row}.${slot}`, error]),
    ),
  sample: (seed, options) =>
    Array.from({ length: Math.min(SAMPLES, options.maxRows ?? MOST_ROWS) }, (_, at) => ({
      ...sampleFields(options.fields ?? {}, seed + at),
      id: String(at + 1),
      name: `${at + 1}`,
      values: sampleCurve(seed + at, options),
    })),
  text: (value, options, context) =>
    value
      .map((row) =>
        [
          row.name ?? row.id,
          fieldWords(options.fields ?? {}, row, context),
          row.values.map((one) => one ?? '').join(';'),
        ]
          .filter(Boolean)
          .join(': '),
      )
      .join('\n'),
};

/**
 * Rows of figures over the same slots, for plans, declarations and allotments. Sent as `[{id, name, values}]`.
 *
 * @example slots({ slots: 96, unit: 'kW', fields: { capacity: number({ unit: 'kW' }) } })
 * @public
 */
export function slots<const O extends SlotsOptions>(
  options: Exact<O, SlotsOptions>,
): Field<readonly SlotsRow[], IsRequired<O>, SlotsOptions> {
  return defineField(slotsType, options as O);
}
