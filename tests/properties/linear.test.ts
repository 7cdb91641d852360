import { describe, expect, it } from 'vitest';
import * as dsl from '@/dsl';
import { losslessJson } from '@/api';
import { cleanFileName, dispositionName } from '@/api/files/fileName';
import { asMessage } from '@/api/wireValue';
import { webLink } from '@/access/webLink';
import { readMoments } from '@/charts/response/readMoments';
import { readImportAnswer } from '@/crud/import/answer/readImportAnswer';
import { isQuickPattern } from '@/crud/form/rules/isQuickPattern';
import { defineMeasures, type Field } from '@/schema';
import { readLabel } from '@/schema/readers/label';
import { mixesAlphabets } from '@/schema/readers/mixesAlphabets';
import { readDateTime, readDay, readMonth, readTime, readYear } from '@/schema/readers/moment';
import { isolated, shownName } from '@/schema/readers/name';
import { decimalMarkOf, readNumber, readNumberText } from '@/schema/readers/number';
import { cleanCode, cleanText, foldText, readText } from '@/schema/readers/text';
import { inFigures } from '@/schema/readers/wordedMoment';
import { csvText } from '@/schema/sheet/csvText';
import { withoutFormula, withoutGuard } from '@/schema/sheet/formula';
import { findHeaderRow, matchHeadings } from '@/schema/sheet/matchHeadings';
import { readSheetValue } from '@/schema/sheet/readSheetValue';
import { findSeparator } from '@/schema/sheet/workbook/text/findSeparator';
import { splitText } from '@/schema/sheet/workbook/text/splitText';
import { matchParts } from '@/widgets/matchParts';
import { safeUrl } from '@/widgets/safeUrl';
import { paste } from '@/energy/slotGrid/paste';

const measures = defineMeasures({ energy: { unit: 'kWh' } });
/**
 * Texts on which a reader that looks back takes the square of their length: runs of one sign, ends that never come,
 * pairs.
 */
const HOSTILE: Readonly<Record<string, (length: number) => string>> = Object.fromEntries(
  [
    ' ',
    '\n',
    '0',
    '9,',
    '1 ',
    ',',
    ';',
    '-',
    '(',
    '"',
    '\\"',
    '.',
    'aB',
    '\u202e',
    '\u200b',
    '1時 ',
    '~',
    '%',
    '<',
    '1:',
  ].map((unit) => [unit, (length) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)]),
);
const wrapped = Object.entries(HOSTILE).flatMap(([name, make]): [string, (length: number) => string][] => [
  [`${JSON.stringify(name)} again and again`, make],
  [`a figure, ${JSON.stringify(name)} again and again, a sign`, (length) => `1${make(length)}!`],
]);

const {
  text,
  number,
  quantity,
  money,
  percent,
  date,
  dateTime,
  dateRange,
  month,
  year,
  period,
  timeOfDay,
  timeRanges,
  tags,
  address,
  codes,
  boolean,
  coordinates,
  json,
  countries,
  duration,
  timeZone,
  rules,
} = dsl;
const fields: readonly Field[] = [
  text(),
  text({ multiline: true }),
  text({ rule: rules.email }),
  text({ rule: rules.mobile }),
  text({ rule: rules.identifier }),
  number(),
  quantity(measures, 'energy'),
  money(),
  percent(),
  date(),
  dateTime(),
  dateRange(),
  month(),
  year(),
  period(['day', 'month']),
  timeOfDay(),
  timeRanges(),
  tags(),
  address(),
  codes(['a', 'b']),
  boolean(),
  coordinates(),
  json(),
  countries(),
  duration(),
  timeZone(),
];
const frame = { zone: 'Europe/Amsterdam', day: '2026-11-01' };
const named = [{ name: 'name', names: ['Name', '名称'] }];

const readers: Readonly<Record<string, (given: string) => unknown>> = {
  losslessJson: (given) => {
    for (const json of [given, `[1234567890123456,"${given}`, `{"${given}":${given}`, `[1234567890123456${given}`])
      try {
        losslessJson(json);
      } catch {
        // most are none
      }
  },
  cleanText,
  readText,
  cleanCode,
  foldText,
  shownName,
  isolated,
  mixesAlphabets,
  readNumberText: (given) => readNumberText(given, { unit: 'kWh' }),
  readNumber: (given) => readNumber(given),
  decimalMarkOf: (given) => decimalMarkOf([given]),
  readDay,
  readDateTime: (given) => readDateTime(given),
  readMonth,
  readYear,
  readTime,
  readLabel: (given) => readLabel(given, '2026-11-01'),
  inFigures: (given) => inFigures(given),
  readMoments: (given) => readMoments([given, given], frame),
  readImportAnswer,
  'readImportAnswer of a message': (given) => readImportAnswer({ msg: given, errors: given, failList: [given] }),
  dispositionName: (given) => [
    dispositionName(`attachment; filename="${given}`, 'x'),
    dispositionName(`attachment; filename*=UTF-8''${given}`, 'x'),
  ],
  cleanFileName,
  asMessage,
  webLink,
  safeUrl,
  matchHeadings: (given) => matchHeadings([given, given], named),
  findHeaderRow: (given) => findHeaderRow([[given], [given]], named),
  csvText: (given) => csvText([[given]]),
  withoutFormula,
  withoutGuard,
  findSeparator,
  splitText: (given) => splitText(given, ';'),
  matchParts: (given) => matchParts(given.slice(0, 1000), 'ab'),
  isQuickPattern,
  paste: (given) => paste(given, { top: 0, left: 0, bottom: 0, right: 0 }, [[null]], () => false),
  ...Object.fromEntries(
    fields.map((field, at) => [
      `the type ${field.type.name} ${at}`,
      (given: string) => [field.type.decode(given, field.options), readSheetValue(field, given)],
    ]),
  ),
};

/** Time a reader takes, in ms: the least of several runs, since others run on the machine, too. */
function timeOf(work: () => unknown, enough: number): number {
  let least = Infinity;
  for (let run = 0; run < 7 && least > enough; run += 1) {
    const before = performance.now();
    work();
    least = Math.min(least, performance.now() - before);
  }
  return least;
}
/**
 * Letters of a text, and ms it may take, whatever else the machine does meanwhile: what takes the square of them takes
 * several times that.
 */
const LENGTH = 100_000;
const LIMIT = 1000;

it.each(Object.entries(readers))('%s takes as long as a foreign text is long, whatever is in it', (_, read) => {
  const slow = wrapped.find(([, make]) => timeOf(() => read(make(LENGTH)), LIMIT) > LIMIT);
  expect(slow?.[0]).toBeUndefined();
});

/**
 * What stands in the way of everything else takes four times as long for four times as much, and what the machine does
 * meanwhile; a square would take minutes. What a megabyte takes is measured by `npm run performance -- readers`.
 */
describe('four times as long a text', () => {
  const MEGABYTE = 1_000_000;
  const {
    losslessJson: json = () => undefined,
    matchHeadings: headings = () => undefined,
    findHeaderRow: header = () => undefined,
  } = readers;
  it.each<[string, (given: string) => unknown, (length: number) => string]>([
    ['of escaped quotes in an answer', json, (length) => '\\"'.repeat(length / 8)],
    ['of ids in an answer', losslessJson, (length) => `[${'1234567890123456789,'.repeat(length / 20)}1]`],
    ['of brackets in headings', headings, (length) => '('.repeat(length / 2)],
    ['of words in lines', header, (length) => 'ab '.repeat(length / 6)],
    ['of groups in rules of a cloud', isQuickPattern, (length) => '(a+'.repeat(length / 3)],
  ])('%s', (_, read, make) => {
    const [part = 0, whole = 0] = [MEGABYTE / 4, MEGABYTE].map((length) => {
      const text = make(length);
      return timeOf(() => read(text), 1);
    });
    expect(whole).toBeLessThan(8 * part + 200);
  });
});
