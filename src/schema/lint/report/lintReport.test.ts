import { objectOf } from '../../objectOf';
import { describe, expect, it } from 'vitest';
import {
  bars,
  chart,
  defineMeasures,
  defineReport,
  defineResource,
  enumeration,
  figures,
  line,
  list,
  number,
  own,
  period,
  reference,
  table,
  text,
  type Fields,
  type Measures,
  type ReportSpec,
  waits,
} from '@/dsl';
import { findingText, lintReport, type LintContext, type LintMessages } from '../../lint';

const measures = defineMeasures({
  generation: { unit: 'kWh' },
  exported: { unit: 'MWh' },
  income: { unit: 'money' },
  soc: { unit: '%' },
});
const whole = {
  name: 'lab/sun',
  api: '/lab/sun',
  params: { stationId: reference('lab/station'), days: period(['day', 'month']), kind: enumeration([1, 2]) },
  measures,
  blocks: { total: figures('POST general', ['generation', 'income'], { compare: 'previous' }) },
};

/** A report as it would come from code without types. */
const untyped = (change: object) =>
  defineReport({ ...whole, ...change } as unknown as ReportSpec<Fields, Measures, Fields, string>);
const paths = (change: object, context?: LintContext) =>
  lintReport(untyped(change), context).map(({ path, severity }) => `${severity} ${path.replace('lab/sun: ', '')}`);
const trend = (...given: readonly unknown[]) => ({
  blocks: { trend: { kind: 'chart', call: 'POST list', series: given[0], ...objectOf(given[1]) } },
});

it('finds nothing in a clean report', () => expect(lintReport(untyped({}))).toEqual([]));

it('says where, why and what to write, in the file of the report', () => {
  const [found] = lintReport(
    untyped({ blocks: { total: { kind: 'figures', call: 'general', show: ['generation'] } } }),
  );
  expect(found && findingText(found)).toBe(
    `schemas/lab/sun.report.ts: blocks.total.call: "general" is no method and path. Write a method, a blank and a path: 'GET general'.`,
  );
});

it('says which option, and which filter of a list, was misspelt', () => {
  const said = (change: object, context?: LintContext) => lintReport(untyped(change), context).map(findingText);
  expect(said({ measures: { ...measures, soc: { unit: '%', tone: 'solr', sumss: true } } })).toEqual([
    'schemas/lab/sun.report.ts: measures.soc.sumss: There is no option "sumss". Did you mean "sums"?',
    'schemas/lab/sun.report.ts: measures.soc.tone: "solr" is no tone of a measure. Did you mean "solar"?',
  ]);
  const alarm = defineResource({
    name: 'iot/alarm',
    api: '/iot/alarm',
    fields: { name: text(), stationId: reference('lab/station') },
  });
  const resources = new Map([['iot/alarm', alarm]]);
  const of = (given: object) =>
    said({ blocks: { alarms: { kind: 'list', resource: 'iot/alarm', given } } }, { resources });
  expect(of({ stationId: 'stationId' })).toEqual([]);
  expect(of({ statonId: 'stationId' })[0]).toContain(
    'schemas/lab/sun.report.ts: blocks.alarms.given: "statonId" is no field of iot/alarm, so its list would show every record. Did you mean "stationId"?',
  );
});

const FINDS: [what: string, change: object, found: string[], context?: LintContext][] = [
  ['a reference to no schema', {}, ['error fields.stationId'], { known: new Set(['lab/stations']) }],
  [
    'a list of no schema',
    { blocks: { alarms: list('iot/alarms', { stationId: 'stationId' }) } },
    ['error blocks.alarms.resource'],
    { known: new Set(['lab/station', 'iot/alarm']) },
  ],
  [
    'conditions over what is no parameter, and codes it never has',
    { when: { kind: { visible: { days: { empty: false }, nope: 1 } }, days: { required: { kind: 7 } } } },
    ['error when.kind.visible', 'error when.days.required'],
  ],
  [
    'codes of parameters, which take no effect',
    { params: { days: period(['day'], { permission: { see: 'seeDays' } }) } },
    ['error fields.days.permission'],
  ],
  [
    'two parameters sent under one name',
    { params: { days: period(['day']), from: text({ wire: 'beginDate' }) } },
    ['error fields.from'],
  ],
  ['a page about what is no record', { about: 'kind' }, ['error about']],
  ['nothing in units of one kind on each other', trend(bars(['generation', 'exported'], 'a')), []],
  ['units that do not add up on each other', trend(bars(['generation', 'income'], 'a')), ['error blocks.trend.series']],
  [
    'more than two axes',
    trend([...bars(['generation', 'exported']), line('income'), line('soc')]),
    ['warning blocks.trend.series'],
  ],
  [
    'a pie of several units',
    trend([...bars(['generation']), line('soc')], { views: ['line', 'pie'] }),
    ['error blocks.trend.views'],
  ],
  [
    'a total of what has none, or of nothing',
    {
      blocks: {
        a: chart('POST a', [line('soc')], { figure: 'soc' }),
        b: chart('POST b', [line('soc')], { figure: 'sok' }),
      },
    },
    ['warning blocks.a.figure', 'error blocks.b.figure'],
  ],
  [
    'a switch of one value, or of what is sent already',
    { blocks: { a: chart('POST a', [line('soc')], { switch: { param: 'dateType', values: [1] } }) } },
    ['error blocks.a.switch', 'error blocks.a.switch'],
  ],
  ['a comparison without a period', { params: { kind: enumeration([1]) } }, ['error blocks.total.compare']],
  [
    'totals of what does not add up',
    { blocks: { rows: table('POST page', ['time', 'soc'], { totals: true }) } },
    ['error blocks.rows.totals'],
  ],
  [
    'what is shown twice, and nothing at all',
    { blocks: { a: figures('POST a', ['soc', 'soc']), b: figures('POST b', []) } },
    ['error blocks.a', 'error blocks.b.show'],
  ],
  [
    'parameters a block does not have',
    { blocks: { a: figures('POST a', ['soc'], { send: ['statoinId'], visible: { knd: 1 } }) } },
    ['error blocks.a.visible', 'error blocks.a.send'],
  ],
  ['one tab alone, and no block', { blocks: { a: figures('POST a', ['soc'], { tab: 'use' }) } }, ['warning blocks']],
  [
    'nothing in a parameter called id, and another word of conditions',
    { params: { id: text(), or: text() }, blocks: { a: figures('POST a', ['soc']) } },
    ['error fields.or'],
  ],
  ['an empty page', { blocks: {} }, ['error blocks']],
  [
    'a component there is not',
    { blocks: { flow: own('POST flow'), map: own() } },
    ['error blocks.flow'],
    { blockComponents: new Set(['map']) },
  ],
  [
    'times that are none',
    { refresh: 'often', blocks: { a: figures('POST a', ['soc'], { refresh: '0 s' }) } },
    ['error refresh', 'error blocks.a.refresh'],
  ],
  ['an answer nobody reads', { answer: 'POST all' }, ['warning answer']],
  [
    'a calculator that refreshes',
    {
      ask: 'submit',
      answer: 'POST all',
      refresh: '5 min',
      params: { power: number() },
      blocks: { a: figures(['soc']) },
    },
    ['warning refresh'],
  ],
];

it.each(FINDS)('finds %s', (_, change, found, context) => expect(paths(change, context)).toEqual(found));

describe('texts', () => {
  const report = untyped({
    fields: { level: enumeration(['high']) },
    blocks: {
      trend: {
        ...chart('POST list', [line('soc')], {
          tab: 'use',
          switch: { param: 'format', values: [1, 2] },
          with: [waits()],
        }),
      },
      rows: table('POST page', ['level', 'generation'], { tab: 'rows' }),
    },
  });
  const en: LintMessages = {
    measures: { soc: 'State of charge' },
    resources: {
      'lab/sun': {
        name: 'Sun',
        fields: { stationId: 'Station', kind: 'Kind', level: 'Level' },
        enums: { kind: { 1: 'One' }, level: { high: 'High' } },
        blocks: { trend: 'Trend' },
        tabs: { use: 'Use' },
        switches: { trend: { 1: 'Power' } },
      },
    },
  };

  it('are told with the file they belong to', () => {
    const found = lintReport(report, { messages: { en } });
    expect(found.map(({ path }) => path.replace('lab/sun: resources.lab/sun.', ''))).toEqual([
      'fields.days',
      'enums.kind.2',
      'switches.trend.2',
      'waits.trend',
      'blocks.rows',
      'tabs.rows',
      'lab/sun: measures.generation',
    ]);
    expect(found.map(({ file }) => file)).toEqual(Array.from({ length: 7 }, () => 'locales/lab/en.json'));
    expect(found.at(-1)?.fix).toBe(
      'Add measures.generation to locales/lab/en.json, or to locales/measures/en.json when other areas have it, too.',
    );
  });
});
