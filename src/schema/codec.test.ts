import { describe, expect, it } from 'vitest';
import {
  computed,
  coordinates,
  dateRange,
  dateTime,
  defineResource,
  enumeration,
  number,
  password,
  range,
  reference,
  rows,
  section,
  text,
} from '@/dsl';
import { decodeRecord, encodeFilters, encodeRecord, nameParams, visibleFields } from './codec';

const device = defineResource({
  name: 'iot/device',
  api: { base: '/iot/device', page: 'GET page', id: 'deviceId' },
  recordTitle: 'title',
  fields: {
    title: text({ required: true, wire: 'deviceName', aliases: ['name'] }),
    status: enumeration([0, 1]),
    tenant: reference('account/tenant', { wire: 'tenantId' }),
    power: number({ decimals: 2 }),
    place: coordinates({ params: ['lng', 'lat'] }),
    valid: dateRange({ params: ['from', 'to'], future: true }),
    serial: text({ fixed: true }),
    secret: password({ createOnly: true }),
    slots: rows({ begin: text(), level: number() }),
    time: dateTime({ readOnly: true }),
    label: computed((record) => `${String(record.title)}/${String(record.id)}`),
  },
  list: { filters: ['title', range('time'), range('power', { params: ['min', 'max'] })] },
  form: [
    section('basic', ['title', 'status', 'tenant', 'place', 'valid', 'serial', 'secret']),
    section('more', ['power', 'slots', 'time', 'label'], { visible: { status: 1 } }),
  ],
  when: { power: { visible: { tenant: { empty: false } } }, tenant: { readOnly: { status: 0 } } },
});

describe('decodeRecord', () => {
  it('reads ids as text, other names, words beside values, and what is made of the rest', () => {
    expect(
      decodeRecord(device, {
        deviceId: 9007199254740991,
        name: 'Pump',
        status: { code: '1', desc: 'on' },
        tenantId: 5,
        tenantName: 'Acme',
        power: '1.50',
        lng: 4,
        lat: '52',
        from: '2024-01-01',
        slots: [{ begin: 'a', level: '2' }],
        time: '2024-01-01 10:00',
        secret: 'x',
        stranger: 1,
      }),
    ).toEqual({
      id: '9007199254740991',
      title: 'Pump',
      status: 1,
      tenant: '5',
      power: 1.5,
      place: { longitude: 4, latitude: 52 },
      valid: ['2024-01-01', ''],
      serial: null,
      secret: null,
      slots: [{ begin: 'a', level: 2 }],
      time: '2024-01-01 10:00:00',
      label: 'Pump/9007199254740991',
      $texts: { status: 'on', tenant: 'Acme' },
      $title: 'Pump',
    });
  });

  it.each([null, undefined, 5, 'x', [], { deviceId: {} }, { slots: 'x', place: 1 }])('survives %j', (row) => {
    expect(decodeRecord(device, row)).toMatchObject({ title: null, slots: null });
  });

  it('treats hostile names as plain data', () => {
    decodeRecord(device, JSON.parse('{"__proto__": {"polluted": 1}, "constructor": 5, "toString": 1}'));
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

const filled = {
  title: 'Pump',
  status: 1,
  tenant: '5',
  power: 0,
  place: null,
  valid: ['2024-01-01', '2024-02-01'],
  serial: 's',
  secret: 'Abcdef12',
  slots: [],
  time: 'x',
  label: 'x',
};

describe('encodeRecord', () => {
  it('sends a create without what is empty', () => {
    expect(encodeRecord(device, filled, 'create')).toEqual({
      deviceName: 'Pump',
      status: 1,
      tenantId: '5',
      from: '2024-01-01',
      to: '2024-02-01',
      serial: 's',
      secret: 'Abcdef12',
      power: 0,
    });
  });
  it('sends an edit with what was cleared, and not what is fixed', () => {
    expect(encodeRecord(device, filled, 'edit')).toEqual({
      deviceName: 'Pump',
      status: 1,
      tenantId: '5',
      lng: null,
      lat: null,
      from: '2024-01-01',
      to: '2024-02-01',
      power: 0,
      slots: [],
    });
  });
  it('never sends what is hidden or read-only now', () => {
    expect(Object.keys(encodeRecord(device, { ...filled, status: 0 }, 'edit'))).toEqual([
      'deviceName',
      'status',
      'lng',
      'lat',
      'from',
      'to',
    ]);
  });
  it('keeps to the fields a call wants', () => {
    const call = { method: 'POST' as const, path: '/x', idName: 'id' };
    expect(Object.keys(encodeRecord(device, filled, 'create', { ...call, only: ['title'] }))).toEqual(['deviceName']);
    expect(encodeRecord(device, filled, 'create', { ...call, without: ['title'] })).not.toHaveProperty('deviceName');
  });
});

it('shows a field only where its section and its own condition hold', () => {
  expect(visibleFields(device, { status: 1 }, 'edit')).toEqual([
    'title',
    'status',
    'tenant',
    'place',
    'valid',
    'serial',
    'slots',
    'time',
    'label',
  ]);
});

it('turns filters into parameters', () => {
  expect(
    encodeFilters(device, { title: 'a', time: ['2024-01-01', ''], power: [1, 2], status: 0, tenant: '', q: 'free' }),
  ).toEqual({
    deviceName: 'a',
    beginTime: '2024-01-01',
    min: 1,
    max: 2,
    status: 0,
    q: 'free',
  });
});

it('names parameters as the call wants them', () => {
  expect(
    nameParams({ method: 'GET', path: '/x', idName: 'id', names: { a: 'b' }, fixed: { c: 1 } }, { a: 1, d: 2 }),
  ).toEqual({ b: 1, d: 2, c: 1 });
  expect(
    nameParams({ method: 'GET', path: '/x', idName: 'id', names: { a: 'b' }, also: { b: 'e', x: 'y' } }, { a: 1 }),
  ).toEqual({ b: 1, e: 1 });
});

it('sends several values as a list or one text, and under another name what it is not', () => {
  const many = {
    ...device,
    filters: [
      { field: 'status', many: true, not: 'notStatus' },
      { field: 'tenant', many: true, join: ',' },
      { field: 'title', not: 'nameNot' },
    ],
  };
  expect(encodeFilters(many, { status: [0, 1], tenant: ['5', '7'], title: 'a' })).toEqual({
    status: [0, 1],
    tenantId: '5,7',
    deviceName: 'a',
  });
  expect(encodeFilters(many, { status: { not: 1 }, tenant: '5', title: { not: 'a' } })).toEqual({
    notStatus: [1],
    tenantId: '5',
    nameNot: 'a',
  });
  expect(encodeFilters(many, { status: { not: [] }, tenant: [], title: { not: '' } })).toEqual({});
});

it('reads another name inside of the row where it has dots, after the own one', () => {
  const nested = defineResource({
    name: 'x/y',
    api: '/x',
    fields: { power: number({ aliases: ['lastMonth.power', 'peak'] }) },
  });
  const powers = [
    { lastMonth: { power: '6.2' } },
    { power: 1, lastMonth: { power: 2 } },
    { 'lastMonth.power': 3 },
    { lastMonth: 4, peak: 5 },
    { lastMonth: null },
  ];
  expect(powers.map((row) => decodeRecord(nested, row).power)).toEqual([6.2, 1, 3, 5, null]);
});
