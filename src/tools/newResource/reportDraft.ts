import { chinese } from './chinese';
import type { FieldDraft, Words } from './draft';
import { english } from './nameForms';
import { parseField } from './parseField';
import { quoted } from './sourceText';

/** A quantity of the command line: `income:money=Income|收入`. */
export interface MeasureDraft {
  readonly key: string;
  readonly unit: string;
  readonly words: Words;
}

/** A block that a document has a call for. */
export interface ReportBlockDraft {
  readonly key: string;
  readonly kind: 'figures' | 'chart' | 'table';
  readonly call: string;
  /** Measures; of a table also `time`. */
  readonly shows: readonly string[];
}

/** A report that is to be written. */
export interface ReportDraft {
  /** `area/name` */
  readonly name: string;
  readonly base: string;
  readonly words: Words;
  /** With a button, and one answer. */
  readonly calculator: boolean;
  readonly params: readonly FieldDraft[];
  readonly measures: readonly MeasureDraft[];
  /** Default: totals, a chart and a table, each with its usual call. */
  readonly blocks?: readonly ReportBlockDraft[];
  readonly download?: string;
}

/** Parameters that nearly every report has. */
const USUAL: Readonly<Record<string, FieldDraft>> = {
  station: {
    name: 'stationId',
    builder: 'reference',
    first: quoted('cloud/station'),
    options: { textFrom: quoted('stationName') },
    words: { en: 'Station', zh: '场站' },
  },
  period: {
    name: 'period',
    builder: 'period',
    first: "['day', 'month', 'year']",
    options: { maxSpan: "{ day: '31 days', month: '1 year' }" },
    words: { en: 'Period', zh: '周期' },
  },
};

function parseMeasure(text: string): MeasureDraft {
  const {
    key,
    unit = '',
    labels = '',
  } = /^(?<key>[a-z][A-Za-z0-9]*):(?<unit>[^\s=]{0,16})(?:=(?<labels>.*))?$/.exec(text)?.groups ?? {};
  if (key === undefined)
    throw new Error(
      `"${text}" is no measure. Write key:unit, such as generation:kWh, income:money or visits: for a count.`,
    );
  const [en, zh] = labels.split('|').map((label) => label.trim() || undefined);
  return { key, unit, words: { en, zh } };
}

/** Between commas that stand in no brackets: `station,kind:enum(1,2)`. */
const parted = (text: string): string[] =>
  text
    .split(/,(?![^(]*\))/)
    .map((one) => one.trim())
    .filter(Boolean);

/** A report of the command line. Throws with what is wrong and how to write it. */
export function reportDraft(
  name: string,
  measures: readonly string[],
  options: { readonly params?: string | undefined; readonly api?: string | undefined; readonly calculator: boolean },
): ReportDraft {
  if (measures.length === 0) throw new Error(`${name} has no measures. Give at least one, such as generation:kWh.`);
  const params = parted(options.params ?? (options.calculator ? '' : 'station,period'));
  if (options.calculator && params.length === 0)
    throw new Error(`${name} has nothing to calculate with. Say --params 'capacity:number(kWp)!'.`);
  const entity = name.split('/')[1] ?? name;
  return {
    name,
    base: options.api ?? `/${name}`,
    words: { en: english(entity), zh: chinese(entity) },
    calculator: options.calculator,
    params: params.map((one) => USUAL[one] ?? parseField(one)),
    measures: measures.map(parseMeasure),
  };
}
