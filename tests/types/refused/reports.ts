import { bars, chart, defineMeasures, defineReport, defineResource, figures, line, list, number, reference, table, text, tree, difference, levels, waits } from '@/dsl';

/* Reports and what more a record shows know their measures, parameters and fields. */

const energy = defineMeasures({ generation: { unit: 'kWh' }, selfUse: { unit: 'kWh', tone: 'good' } });
const params = { stationId: reference('station/station'), year: number() };
const report = { api: '/x', params, measures: energy };

export const tone = defineMeasures({
  a: { unit: 'kWh', tone: 'sun' }, // refused
});

export const right = defineReport({
  ...report,
  name: 'x/right',
  about: 'stationId',
  fields: { deviceName: text() },
  blocks: {
    total: figures('POST general', ['generation'], { compare: 'previous', visible: { year: 2026 } }),
    trend: chart('POST list', [...bars(['selfUse', 'generation'], 'all'), line('generation', { dashed: true })], { send: ['stationId'], figure: 'selfUse' }),
    rows: table('POST page', ['time', 'stationId', 'deviceName', 'generation'], { totals: true }),
    alarms: list('alarm/alarm', { stationId: 'stationId' }),
    stations: tree('POST tree', 'stationId'),
    several: tree('POST tree', ['stationId', 'year'], { from: { year: ['year', 'plan.year'] }, levels: ['station', 'plan'], first: 'plan' }),
    prices: chart('POST prices', [line('generation')], { now: true, belowZero: 'generation', with: [waits(), levels(['selfUse']), difference('selfUse', 'generation')] }),
    shown: figures('POST general', ['generation'], { unit: 'year' }),
    all: list('alarm/alarm', { stationId: 'stationId' }, { all: true, menu: false }),
  },
});

export const measure = defineReport({
  ...report,
  name: 'x/measure',
  blocks: {
    level: chart('POST list', [line('generation')], { with: [levels(['generatoin'])] }), // refused
    total: figures('POST general', ['generatoin']), // refused
  },
});
export const series = defineReport({
  ...report,
  name: 'x/series',
  blocks: {
    trend: chart('POST list', [line('nothing')]), // refused
  },
});
export const column = defineReport({
  ...report,
  name: 'x/column',
  blocks: {
    rows: table('POST page', ['time', 'station']), // refused
  },
});
export const given = defineReport({
  ...report,
  name: 'x/given',
  blocks: {
    alarms: list('alarm/alarm', { stationId: 'station' }), // refused
  },
});
export const picks = defineReport({
  ...report,
  name: 'x/picks',
  blocks: {
    stations: tree('POST tree', 'station'), // refused
  },
});
export const picksOneOf = defineReport({
  ...report,
  name: 'x/picks-one-of',
  blocks: {
    stations: tree('POST tree', ['stationId', 'area']), // refused
  },
});
export const belowZero = defineReport({
  ...report,
  name: 'x/below-zero',
  blocks: {
    prices: chart('POST prices', [line('generation')], { belowZero: 'price' }), // refused
  },
});
export const unit = defineReport({
  ...report,
  name: 'x/unit',
  blocks: {
    shown: figures('POST general', ['generation'], { unit: 'currency' }), // refused
  },
});
export const condition = defineReport({
  ...report,
  name: 'x/condition',
  blocks: {
    rows: table('POST page', ['time'], { visible: { yaer: 2026 } }), // refused
  },
});
export const option = defineReport({
  ...report,
  name: 'x/option',
  blocks: {
    rows: table('POST page', ['time'], { total: true }), // refused
  },
});
export const about = defineReport({
  ...report,
  name: 'x/about',
  about: 'station', // refused
  blocks: {},
});
export const property = defineReport({
  ...report,
  name: 'x/property',
  downloads: 'POST download', // refused
  blocks: {},
});

const record = { api: '/x', fields: { name: text(), stationId: reference('station/station') }, measures: energy };
export const summary = defineResource({
  ...record,
  name: 'x/summary',
  list: { summary: { call: 'POST general', show: ['generatio'] } }, // refused
});
export const related = defineResource({
  ...record,
  name: 'x/related',
  related: {
    alarms: { resource: 'alarm/alarm', by: { deviceId: 'id', stationId: 'stationId' } },
    wrong: { resource: 'alarm/alarm', by: { deviceId: 'nam' } }, // refused
    figures: figures('POST general', ['selfUs']), // refused
  },
});
