import { describe, expect, it } from 'vitest';
import {
  bars,
  chart,
  date,
  defineMeasures,
  defineReport,
  defineResource,
  figures,
  period,
  table,
  enumeration,
  number,
  password,
  range,
  reference,
  rows,
  section,
  text,
} from '@/dsl';
import { callsOf } from './callsOf';
import { callsOfReport } from './callsOfReport';
import { fieldsOf } from './fieldsOf';

const meter = defineResource({
  name: 'lab/meter',
  api: {
    base: '/lab/meters',
    page: { call: 'GET .', names: { pageNum: 'page', serial: 'sn' }, fixed: { kind: 'meter' } },
    detail: 'GET {id}',
    create: { call: 'POST .', without: ['note'] },
    edit: 'PUT {id}',
    delete: 'DELETE {id}',
    export: 'POST export',
    validate: { call: 'GET validate', fields: ['serial'] },
  },
  recordTitle: 'serial',
  fields: {
    serial: text({ required: true, max: 12, unique: true }),
    state: enumeration([0, 1], { readOnly: true }),
    makerId: reference('lab/maker', { wire: 'maker', fixed: true }),
    power: number({ unit: 'kW', min: 0, max: 10 }),
    installed: date(),
    note: text(),
    secret: password({ createOnly: true }),
    parts: rows({ name: text({ required: true }) }),
  },
  list: {
    columns: ['serial', 'state'],
    filters: ['serial', 'makerId', range('installed', { params: ['from', 'to'] })],
    search: { param: 'keyword', in: ['serial'] },
  },
  form: [section('basic', ['serial', 'makerId', 'power', 'installed', 'note', 'secret', 'parts'])],
  when: { note: { required: { power: { gt: 5 } } } },
  standard: { export: { permission: 'download' } },
  actions: {
    stop: {
      on: 'row',
      call: 'POST {id}/stop',
      send: { now: 1 },
      sendFields: ['makerId'],
      form: { reason: text({ required: true }) },
      permission: false,
    },
    clear: { on: 'bulk', call: 'POST clear', bulk: 'ids' },
    open: { on: 'row' },
  },
});

describe('the calls of a resource', () => {
  const calls = new Map(callsOf(meter).map((one) => [one.name, one]));
  const sent = (name: string) => calls.get(name)?.parameters.join(' ');

  it('are sent what the wire calls it', () => {
    expect(sent('page')).toBe('keyword sn maker from to sortField sortOrder page pageSize kind=meter');
    expect(sent('detail')).toBe('id');
    expect(sent('create')).toBe('serial maker power installed secret parts');
    expect(sent('edit')).toBe('id serial power installed note parts');
    expect(sent('validate')).toBe('serial');
    expect(sent('stop')).toBe('id now=1 maker reason');
    expect(sent('clear')).toBe('ids');
  });

  it('have their codes, and none where the menu is enough', () => {
    expect(Object.fromEntries([...calls].map(([name, { code }]) => [name, code]))).toEqual({
      page: undefined,
      detail: undefined,
      create: 'create',
      edit: 'edit',
      delete: 'delete',
      validate: undefined,
      export: 'download',
      stop: undefined,
      clear: 'clear',
    });
    expect(calls.get('edit')).toMatchObject({ method: 'PUT', path: '/lab/meters/{id}', action: false });
  });
});

describe('the fields of a resource', () => {
  const fields = new Map(fieldsOf(meter).map((one) => [one.name, one]));

  it('say where people meet them', () => {
    expect(fields.get('serial')?.places).toEqual(['list', 'filter', 'search', 'create', 'edit', 'detail']);
    expect(fields.get('state')?.places).toEqual(['list', 'detail']);
    expect(fields.get('makerId')?.places).toEqual(['filter', 'create', 'detail']);
    expect(fields.get('secret')?.places).toEqual(['create']);
  });

  it('say what they hold', () => {
    expect([...fields.values()].map(({ required }) => required)).toEqual([
      'always',
      'never',
      'never',
      'never',
      'never',
      'sometimes',
      'never',
      'never',
    ]);
    expect(fields.get('makerId')).toMatchObject({ wire: 'maker', target: 'lab/maker' });
    expect(fields.get('power')).toMatchObject({ unit: 'kW', rules: [{ name: 'integer', args: { min: 0, max: 10 } }] });
    expect(fields.get('state')).toMatchObject({ codes: ['0', '1'], rules: [] });
    expect(fields.get('parts')?.inner).toMatchObject([{ name: 'name', required: 'always' }]);
  });
});

const made = defineMeasures({ generation: { unit: 'kWh' } });

describe('what is shown beside records', () => {
  const station = defineResource({
    name: 'lab/plant',
    api: '/lab/plant',
    fields: { name: text(), siteId: reference('lab/site', { wire: 'site' }), from: date() },
    measures: made,
    list: { filters: ['name'], summary: { call: 'POST general', show: ['generation'] } },
    related: {
      use: figures('GET use', ['generation'], { send: ['siteId'], permission: 'use' }),
      meters: { resource: 'lab/meter', by: { plantId: 'id' } },
    },
    actions: { history: { on: 'row', load: 'GET history', shows: { name: text() } } },
    versions: {
      of: 'siteId',
      effective: 'from',
      current: { detail: 'GET current' },
      reserved: { detail: 'GET reserved', edit: 'POST reserve', cancel: 'POST cancel' },
    },
  });
  const calls = new Map(callsOf(station).map((one) => [one.name, one]));

  it('has calls with what they are sent, and their codes', () => {
    expect(calls.get('summary')).toMatchObject({ path: '/lab/plant/general', parameters: ['name'] });
    expect(calls.get('related.use')).toMatchObject({ method: 'GET', parameters: ['id', 'site'], code: 'use' });
    expect(calls.has('related.meters')).toBe(false);
    expect(calls.get('history.load')).toMatchObject({ parameters: ['id'], code: 'history' });
    expect(calls.get('versions.reserved.edit')).toMatchObject({
      path: '/lab/plant/reserve',
      parameters: ['id', 'site', 'name', 'from'],
      code: 'reserve',
    });
    expect(calls.get('versions.reserved.cancel')).toMatchObject({ parameters: ['id', 'site'], code: 'cancel' });
  });
});

it('the calls of a report are sent its parameters under their wire names', () => {
  const report = defineReport({
    name: 'lab/sun',
    api: '/lab/sun',
    params: { siteId: reference('lab/site', { wire: 'site' }), days: period(['day', 'month']) },
    measures: made,
    blocks: {
      total: figures('POST general', ['generation'], { send: ['siteId'] }),
      trend: chart({ call: 'POST list', names: { site: 'plant' } }, bars(['generation']), {
        switch: { param: 'format', values: [1, 2] },
        permission: 'trend',
      }),
      rows: table('POST page', ['time', 'generation']),
    },
    download: 'POST download',
  });
  expect(
    callsOfReport(report).map(({ name, path, parameters, code }) => [name, path, parameters.join(' '), code]),
  ).toEqual([
    ['total', '/lab/sun/general', 'site', undefined],
    ['trend', '/lab/sun/list', 'plant dateType beginDate endDate format', 'trend'],
    ['rows', '/lab/sun/page', 'site dateType beginDate endDate pageNum pageSize', undefined],
    ['download', '/lab/sun/download', 'site dateType beginDate endDate', 'export'],
  ]);
});
