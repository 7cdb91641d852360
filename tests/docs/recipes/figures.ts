import {
  bars,
  chart,
  date,
  defineMeasures,
  defineReport,
  defineResource,
  figures,
  line,
  number,
  period,
  reference,
  table,
} from '@/dsl';

/**
 * What a quantity is: unit, decimals, color, names on the wire
 *
 * Decimals and adding up follow from the unit; say them only where this quantity differs.
 */
export const quantities = defineMeasures({
  generation: { unit: 'kWh', tone: 'solar', aliases: ['pvProduction'] },
  efficiency: { unit: '%', decimals: 2 },
  income: { unit: 'money', signed: true },
});

/**
 * A page of figures with a station and a period
 *
 * It needs no backend to be seen: the reference backend makes plausible figures up until a source says better ones.
 * `compare: 'previous'` asks the same call for the period before; above the page somebody chooses the same days a year
 * before, or nothing. With `compare: 'offered'` nothing is compared until somebody chooses.
 */
export const reported = defineReport({
  name: 'depot/yield',
  api: '/depot/yield',
  params: {
    stationId: reference('cloud/station'),
    days: period(['day', 'month', 'year'], { maxSpan: { day: '31 days' } }),
  },
  measures: quantities,
  blocks: {
    total: figures('POST general', ['generation', 'income'], { compare: 'previous' }),
    trend: chart('POST list', [...bars(['generation']), line('efficiency')]),
    rows: table('POST page', ['time', 'stationId', 'generation', 'income'], { totals: true }),
  },
  download: 'POST download',
});

/**
 * A calculator
 *
 * With `ask: 'submit'` the parameters are a form with a button, and blocks without a call read the one answer.
 */
export const calculated = defineReport({
  name: 'depot/payback',
  api: '/depot/payback',
  ask: 'submit',
  answer: 'POST calculate',
  params: {
    capacity: number({ required: true, min: 1, unit: 'kWp' }),
    price: number({ required: true, decimals: 4, default: 0.72 }),
  },
  measures: quantities,
  fields: { year: number() },
  blocks: {
    result: figures(['generation', 'income']),
    yearly: table(['year', 'income'], { at: 'yearlyRows', totals: true }),
  },
});

/**
 * Figures as a tab of a record
 */
export const curved = defineResource({
  name: 'depot/battery',
  api: '/depot/battery',
  fields: { stationId: reference('cloud/station') },
  measures: quantities,
  related: { use: chart('GET use', [line('generation')], { send: ['stationId'], permission: 'seeUse' }) },
});

/**
 * A price with a current and a reserved version
 *
 * The reserved one takes over on its day. Codes: `edit`, `reserve`, `cancel`.
 */
export const versioned = defineResource({
  name: 'depot/price',
  api: { base: '/depot/price' },
  fields: {
    stationId: reference('cloud/station', { required: true, fixed: true }),
    from: date({ future: true }),
    price: number({ required: true, decimals: 4, unit: 'money/kWh' }),
  },
  versions: {
    of: 'stationId',
    effective: 'from',
    current: { detail: 'GET current', edit: 'POST edit' },
    reserved: { detail: 'GET reserved', edit: 'POST reserve', cancel: 'POST cancel' },
    history: 'GET history',
  },
});
