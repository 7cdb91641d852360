import { describe, expect, it } from 'vitest';
import * as dsl from '@/dsl';
import { checkField, checkInside, type Field } from '@/schema';

const {
  address,
  boolean,
  computed,
  coordinates,
  country,
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
  number,
  options,
  password,
  percent,
  reference,
  referenceMany,
  rows,
  rules,
  text,
  timeRanges,
  treeReference,
} = dsl;

/** Every kind, in the ways schemas use it. */
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
  options: options('GET type-box'),
  reference: reference('account/tenant'),
  referenceMany: referenceMany('account/role', { max: 1 }),
  treeReference: treeReference('account/organization'),
  date: date(),
  dateTime: dateTime(),
  dateRange: dateRange(),
  dateRangeTime: dateRange({ time: true }),
  timeRanges: timeRanges(),
  duration: duration({ unit: 'min', min: 5, max: 10000 }),
  file: file({ accept: ['bin', 'zip'] }),
  image: image(),
  imageSingle: image({ single: true }),
  address: address({ needs: ['city'] }),
  coordinates: coordinates(),
  country: country(),
  password: password(),
  json: json(),
  rows: rows({ name: text({ required: true, max: 5 }), slots: timeRanges() }, { min: 3 }),
  group: group({ phases: enumeration([1, 3], { required: true }) }),
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
  const { kind, options: own } = field;

  it('samples pass the rules, come back the same, and are the same for the same seed', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const value = kind.sample(seed, own);
      expect([checkField(field, value), checkInside(field, value)]).toEqual([undefined, {}]);
      expect(kind.sample(seed, own)).toEqual(value);
      if (kind.name === 'password' || kind.derive) continue; // never read from the wire
      const wire = kind.write ? kind.write(value, 'x', own) : { x: kind.encode(value, own) };
      expect(kind.read ? kind.read(wire, 'x', own) : kind.decode(wire['x'], own)).toEqual(value);
    }
  });

  it('never throws and has words for whatever it could read', () => {
    for (const wire of HOSTILE) {
      const value = kind.read ? kind.read({ x: wire }, 'x', own) : kind.decode(wire, own);
      if (value === null) continue;
      const words = kind.text(value, own, { locale: 'en' });
      expect(words).toEqual(expect.any(String));
      if (typeof wire !== 'string') expect(words).not.toMatch(/NaN|undefined|\[object|Infinity/);
    }
  });

  it('clears what it writes', () => {
    if (kind.write) expect(Object.values(kind.write(null, 'x', own)).every((one) => one === null)).toBe(true);
  });
});

it('covers every kind of the framework', () => {
  const kinds = Object.entries(dsl).flatMap(([name, value]) =>
    name.endsWith('Kind') && typeof value === 'object' ? [(value as { name: string }).name] : [],
  );
  expect(kinds.filter((name) => !Object.values(FIELDS).some(({ kind }) => kind.name === name))).toEqual([]);
});
