import {
  address,
  boolean,
  computed,
  coordinates,
  country,
  date,
  dateRange,
  dateTime,
  defineResource,
  download,
  duration,
  enumeration,
  file,
  group,
  image,
  json,
  money,
  number,
  options,
  password,
  percent,
  range,
  reference,
  referenceMany,
  rows,
  rules,
  section,
  tab,
  text,
  timeRanges,
  treeReference,
  type FieldValues,
  type RecordOf,
  type ValueOf,
} from '@/dsl';

/*
 * What must compile, and what builders must infer. `same` compiles only when both types are the same.
 */

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(answer: Same<A, B>): boolean => answer;

const status = enumeration([1, 0, 2], {
  required: true,
  tones: { 1: 'success', 2: 'warning' },
  codeAliases: { enabled: 1 },
  default: 0,
});
const mode = enumeration(['auto', 'manual'], { shared: 'mode' });
const power = number({ min: 0, max: 1000, decimals: 2, unit: 'kW' });
const slots = rows({ a: text({ required: true }), b: number({ decimals: 2 }) }, { max: 10 });
const single = image({ single: true });
const many = image();
const plain = text();

export const answers = [
  same<ValueOf<typeof status>, 1 | 0 | 2>(true),
  same<ValueOf<typeof mode>, 'auto' | 'manual'>(true),
  same<ValueOf<typeof slots>, { a: string | null; b?: number | null }[]>(true),
  same<ValueOf<typeof plain>, string>(true),
  same<ValueOf<typeof single>, string>(true),
  same<ValueOf<typeof many>, string[]>(true),
];
const onlyA = rows({ a: text({ required: true }) });
export const exactRows = same<ValueOf<typeof onlyA>, { a: string | null }[]>(true);

export const device = defineResource({
  name: 'iot/device',
  api: '/iot/v3/web/device',
  recordTitle: 'title',
  fields: {
    title: text({ required: true, max: 60, unique: true }),
    account: text({ rule: rules.username, fixed: true }),
    power,
    share: percent(),
    price: money({ currency: 'EUR', currencyField: 'currency' }),
    currency: text({ max: 3 }),
    builtIn: boolean({ wireAs: 'number', default: false }),
    status,
    mode,
    type: options('GET type-box', { at: 'deviceType' }),
    tenant: reference('account/tenant', { required: true, textFrom: 'tenantName' }),
    roles: referenceMany('account/role', { max: 5 }),
    parent: treeReference('account/organization', { excludeSelf: true }),
    installed: date({ required: true }),
    valid: dateRange({ params: ['startDate', 'endDate'], future: true }),
    updateTime: dateTime({ readOnly: true }),
    quiet: timeRanges(),
    offline: duration({ unit: 'min', min: 5, max: 10000 }),
    manual: file({ accept: ['pdf'], maxSize: 20, maxCount: 3, upload: 'POST upload' }),
    photo: image({ single: true, accept: ['png', 'svg'] }),
    photos: many,
    place: address({ parts: { country: 'country', city: 'city', street: 'address' }, needs: ['city'] }),
    position: coordinates(),
    land: country(),
    secret: password({ required: true, createOnly: true }),
    extra: json(),
    slots,
    grid: group({ phases: enumeration([1, 3], { required: true }), fuse: number() }),
    label: computed((record) => `${String(record.title)} (${String(record.account)})`),
    load: computed(['power'], (power) => power / 10, { unit: '%', sum: true }),
    count: computed<FieldValues<{ readonly power: typeof power }>>((record) => record.power ?? 0, { decimals: 0 }),
  },
  list: {
    columns: ['title', { field: 'status', width: 120 }, 'tenant', 'updateTime'],
    filters: ['title', 'status', range('updateTime', { params: ['beginDate', 'endDate'], maxSpan: '1 year' })],
    sort: { field: 'updateTime', order: 'desc' },
    search: { param: 'keyword', in: ['title', 'account'] },
    inline: ['status', 'power'],
    bulk: ['tenant'],
    remember: false,
    tone: { error: { status: 2 }, warning: ({ power: given }) => (given ?? 0) > 900 },
    expand: { fields: ['label', 'place'] },
    groups: { monthly: { by: ['updateTime.month', 'status'], sort: { field: 'status', order: 'asc' } } },
  },
  form: [
    section('basic', ['title', 'account', 'status', 'tenant', 'installed', 'secret']),
    ...tab('more', [section('grid', ['grid', 'slots'], { visible: { status: 1 } })]),
  ],
  when: {
    power: { visible: { status: { in: [1, 2] } }, required: { or: [{ mode: 'auto' }, { builtIn: true }] } },
    offline: { readOnly: (record) => record.status === 0 },
  },
  actions: {
    unlock: { on: 'row', call: 'POST unlock', confirm: true, visible: { status: 2 } },
    pack: download('GET download', { permission: 'download' }),
  },
  standard: { delete: { visible: { builtIn: false }, undo: true } },
  workflow: {
    state: 'status',
    path: [0, 1],
    transitions: {
      enable: { from: [0], to: 1, call: 'POST enable' },
      lock: { from: [0, 1], to: 2, call: 'POST lock' },
    },
  },
});

type Device = RecordOf<typeof device>;
export const recordTypes = [
  same<Device['id'], string>(true),
  same<Device['title'], string | null>(true),
  same<Device['status'], 0 | 1 | 2 | null>(true),
  same<Device['power'], number | null | undefined>(true),
  same<Device['load'], number | null | undefined>(true),
  same<Device['label'], string | null | undefined>(true),
  same<Device['photos'], string[] | null | undefined>(true),
  same<NonNullable<Device['grid']>, { phases: 1 | 3 | null; fuse?: number | null }>(true),
  same<RecordOf<typeof least>, { id: string; name: string | null; note?: string | null }>(true),
];

export const least = defineResource({
  name: 'iot/least',
  api: '/iot/least',
  fields: { name: text({ required: true }), note: text() },
});
