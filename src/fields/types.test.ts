import { describe, expect, it } from 'vitest';
import * as dsl from '@/dsl';
import { checkField, checkInside, defineMeasures, SINGLE, type Field } from '@/schema';

const {
  address,
  boolean,
  codes,
  computed,
  coordinates,
  countries,
  country,
  currency,
  curve,
  date,
  dateRange,
  dateTime,
  duration,
  enumeration,
  file,
  group,
  image,
  json,
  money,
  month,
  number,
  options,
  optionsMany,
  password,
  percent,
  period,
  quantity,
  reference,
  referenceMany,
  rows,
  rules,
  slots,
  serial,
  tags,
  text,
  timeOfDay,
  timeZone,
  timeRanges,
  treeReference,
  year,
} = dsl;

const energy = defineMeasures({
  generation: { unit: 'kWh', tone: 'solar', aliases: ['pvProduction'] },
  balance: { unit: 'kW', signed: true },
  income: { unit: 'money', decimals: 3 },
});

/** Every type, in the ways schemas use it. */
const FIELDS: Readonly<Record<string, Field>> = {
  text: text(),
  textBounds: text({ min: 6, max: 8 }),
  textUser: text({ rule: rules.username }),
  textEmail: text({ rule: rules.email, max: 255 }),
  textPhone: text({ rule: rules.phone }),
  textMobile: text({ rule: rules.mobile }),
  textIdentifier: text({ rule: rules.identifier, max: 10 }),
  textAllowed: text({ rule: rules.allowedCharacters }),
  textRoute: text({ rules: [rules.routeAddress] }),
  number: number(),
  numberBounds: number({ min: -5, max: 5, decimals: 2, unit: 'kW' }),
  numberRule: number({ rule: rules.positive4NotZero, decimals: 4 }),
  percent: percent(),
  money: money({ currency: 'EUR' }),
  boolean: boolean(),
  enumeration: enumeration([1, 0, 2]),
  codes: codes(['pv', 'storage', 'charging']),
  codesText: codes([1, 2, 3, 4], { join: ',', max: 1 }),
  options: options('GET type-box'),
  optionsMany: optionsMany('GET type-box'),
  countries: countries(),
  reference: reference('account/tenant'),
  referenceMany: referenceMany('account/role', { max: 1 }),
  treeReference: treeReference('account/organization'),
  date: date(),
  dateTime: dateTime(),
  dateRange: dateRange(),
  dateRangeTime: dateRange({ time: true }),
  month: month(),
  monthBounds: month({ min: '2024-03', max: '2024-05', future: true }),
  year: year(),
  yearBounds: year({ min: '2022', max: '2023' }),
  timeOfDay: timeOfDay(),
  timeOfDaySeconds: timeOfDay({ seconds: true, end: true, min: '06:00', max: '20:00' }),
  period: period(['day', 'month', 'year', 'range'], { maxSpan: { day: '3 days', range: '1 month' } }),
  periodUnsaid: period(['day', 'range'], { byParam: false, params: ['from', 'to'] }),
  periodSingle: period(['month', 'year'], { maxSpan: SINGLE }),
  timeRanges: timeRanges(),
  duration: duration({ unit: 'min', min: 5, max: 10000 }),
  file: file({ accept: ['bin', 'zip'] }),
  image: image(),
  imageSingle: image({ single: true }),
  serial: serial({ pattern: 'WO-{yyyyMMdd}-{000}' }),
  tags: tags(),
  tagsText: tags({ join: ',', max: 1, maxLength: 10 }),
  quantity: quantity(energy, 'generation'),
  quantityInput: quantity(energy, 'balance', { input: true, required: true }),
  quantityMoney: quantity(energy, 'income'),
  address: address({ needs: ['city'] }),
  coordinates: coordinates(),
  country: country(),
  timeZone: timeZone(),
  currency: currency(),
  password: password(),
  json: json(),
  rows: rows({ name: text({ required: true, max: 5 }), slots: timeRanges() }, { min: 3 }),
  group: group({ phases: enumeration([1, 3], { required: true }) }),
  curve: curve({ slots: 96, unit: 'kW', min: 0, max: 50 }),
  curveMonths: curve({ slots: 12, unit: 'money', step: 5, min: 2, max: 99 }),
  curvePrices: curve({ slots: 5, min: -1, max: 1, decimals: 3, order: 'rising', complete: true }),
  slots: slots({ slots: 24, unit: 'kWh', fields: { capacity: number({ unit: 'kW' }) } }),
  computed: computed(() => 'x'),
};

const HOSTILE = [
  null,
  undefined,
  '',
  ' ',
  0,
  -1,
  1e21,
  Number.NaN,
  Infinity,
  true,
  [],
  {},
  [null],
  [[]],
  { code: {} },
  { value: { value: 1 } },
  'NaN',
  '∞',
  '\u0000',
  Object.create(null),
  () => 1,
  Symbol('x'),
  10n,
  new Date(Number.NaN),
  '0000-00-00',
  '{',
  '['.repeat(50),
  { __proto__: { id: 1 } },
];

describe.each(Object.entries(FIELDS))('%s', (_, field) => {
  const { type, options: own } = field;

  it('samples pass the rules, come back the same, and are the same for the same seed', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const value = type.sample(seed, own);
      expect([checkField(field, value), checkInside(field, value)]).toEqual([undefined, {}]);
      expect(type.sample(seed, own)).toEqual(value);
      if (type.name === 'password' || type.derive) continue; // never read from the wire
      const wire = type.write ? type.write(value, 'x', own) : { x: type.encode(value, own) };
      expect(type.read ? type.read(wire, 'x', own) : type.decode(wire['x'], own)).toEqual(value);
    }
  });

  it('never throws and has words for whatever it could read', () => {
    for (const wire of HOSTILE) {
      const value = type.read ? type.read({ x: wire }, 'x', own) : type.decode(wire, own);
      if (value === null) continue;
      const words = type.text(value, own, { locale: 'en' });
      expect(words).toEqual(expect.any(String));
      if (typeof wire !== 'string') expect(words).not.toMatch(/NaN|undefined|\[object|Infinity/);
    }
  });

  it('clears what it writes', () => {
    if (type.write) expect(Object.values(type.write(null, 'x', own)).every((one) => one === null)).toBe(true);
  });
});

it('covers every type of the framework', () => {
  const types = Object.entries(dsl).flatMap(([name, value]) =>
    name.endsWith('Type') && typeof value === 'object' ? [(value as { name: string }).name] : [],
  );
  expect(types.filter((name) => !Object.values(FIELDS).some(({ type }) => type.name === name))).toEqual([]);
});

it('a sample is a number that somebody would know, also within the bounds of a wire', () => {
  for (const options of [{ max: 999_999_999, min: 0 }, { min: -999_999_999, max: 999_999_999 }, { max: 999_999_999 }]) {
    for (let seed = 0; seed < 60; seed += 1) {
      const sample = dsl.numberType.sample(seed, { ...options, decimals: 4 });
      expect(sample >= 0 && sample <= 1000).toBe(true);
    }
  }
});
