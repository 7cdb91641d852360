import type { Action } from '../action/action';
import type { FieldOptions } from '../field';
import type { AddedTones, Measure, MeasureTone } from '../measure/measure';

/** The compiler tells when a name is missing here, or is none any more. */
const namesOf = (names: Readonly<Record<string, true>>): readonly string[] => Object.keys(names);

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
 * Options that single field types have besides. Types are made above the schema, so a test holds the list against
 * `src/fields`.
 */
const OF_TYPES =
  'accept adds at below by call cell codeAliases complete currency currencyField currencyFrom day decimals end excludeSelf fields fill first future input join locked lockPast ' +
  'max maxCount maxLength maxRows maxSize maxSpan measure min multiline named needs of ofRecords order overnight params parts pattern rule sameRows samples ' +
  'seconds shared single slots stacked step suggest sums target textFrom ticks time times tones unit upload values wireAs within words byParam zoneFrom';

export const FIELD_OPTIONS: readonly string[] = [...OF_ALL, ...OF_TYPES.split(' ')];

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
