import type { Action } from '../action/action';
import type { Field, FieldOptions } from '../field';
import type { AddedTones, Measure, MeasureTone } from '../measure/measure';

/** The compiler tells when a name is missing here, or is none any more. */
export const namesOf = (names: Readonly<Record<string, true>>): readonly string[] => Object.keys(names);

const OF_ALL = namesOf({
  required: true,
  readOnly: true,
  fixed: true,
  createOnly: true,
  internal: true,
  secret: true,
  unique: true,
  permission: true,
  default: true,
  wire: true,
  aliases: true,
  sortable: true,
  rules: true,
  notBelow: true,
  deprecated: true,
} satisfies Record<keyof FieldOptions, true>);

/**
 * Options that each field type has besides. Types are made above the schema, so a test holds the list against
 * `src/fields`.
 */
const OF_TYPES: Readonly<Record<string, string>> = {
  address: 'max needs parts',
  boolean: 'wireAs',
  codes: 'adds at codeAliases join max shared tones values',
  computed: 'align decimals measure of sum unit',
  coordinates: 'map params',
  countries: 'call',
  country: 'call',
  currency: 'call fill',
  curve: 'complete day decimals lockPast max measure min order slots step sums unit',
  date: 'future zoneFrom',
  dateRange: 'future params time',
  dateTime: 'future seconds zoneFrom',
  duration: 'decimals max min unit',
  enumeration: 'adds at call codeAliases shared tones values words',
  file: 'accept maxCount maxSize upload wireAs',
  group: 'fields',
  image: 'accept maxCount maxSize single upload wireAs',
  json: 'wireAs',
  money: 'currency currencyField decimals max min',
  month: 'future max min',
  number: 'decimals max min rule unit wireAs',
  options: 'at call samples within',
  optionsMany: 'at call samples within',
  password: 'max',
  percent: 'max min',
  period: 'by byParam future maxSpan params times',
  quantity: 'currencyFrom input max measure min of',
  reference: 'first of target textFrom wireAs within',
  referenceMany: 'first max of target textFrom wireAs within',
  rows: 'cell fields locked max min named ofRecords sameRows stacked ticks',
  serial: 'pattern',
  slots: 'complete day decimals fields lockPast max maxRows measure min order slots step sums unit',
  tags: 'join max maxLength samples suggest',
  text: 'below max min multiline rule samples suggest within',
  timeOfDay: 'end max min seconds',
  timeRanges: 'max overnight params wireAs',
  timeZone: 'fill',
  treeReference: 'excludeSelf first of target textFrom wireAs within',
  year: 'future max min',
};

/** Every option of every type that is listed. */
const OF_ANY: readonly string[] = [...new Set(Object.values(OF_TYPES).flatMap((names) => names.split(' ')))];

/** What a field may say: what all may, and what its type is told. A type of one's own names its options itself. */
export const fieldOptions = ({ name, optionNames }: Pick<Field['type'], 'name' | 'optionNames'>): readonly string[] => [
  ...OF_ALL,
  ...(optionNames ?? OF_TYPES[name]?.split(' ') ?? OF_ANY),
];

export const ACTION_OPTIONS = namesOf({
  on: true,
  call: true,
  load: true,
  shows: true,
  previews: true,
  traces: true,
  sources: true,
  paper: true,
  permission: true,
  visible: true,
  enabled: true,
  assignee: true,
  confirm: true,
  danger: true,
  send: true,
  sendFields: true,
  form: true,
  steps: true,
  rounds: true,
  lists: true,
  arranges: true,
  download: true,
  reveal: true,
  bulk: true,
  kind: true,
} satisfies Record<keyof Action, true>);

export const MEASURE_OPTIONS = namesOf({
  unit: true,
  decimals: true,
  sums: true,
  tone: true,
  signed: true,
  prefix: true,
  ofNow: true,
  aliases: true,
  words: true,
} satisfies Record<keyof Measure, true>);

const OWN_TONES = namesOf({
  price: true,
  carbon: true,
  good: true,
  bad: true,
  neutral: true,
} satisfies Record<Exclude<MeasureTone, keyof AddedTones>, true>);

/** What later rooms add, found by the name of their files. */
const added = import.meta.glob<{ readonly light: object }>('../../*/tones/toneLooks.ts', {
  eager: true,
  import: 'toneLooks',
});

export const MEASURE_TONES: readonly string[] = [
  ...Object.values(added).flatMap(({ light }) => Object.keys(light)),
  ...OWN_TONES,
];
