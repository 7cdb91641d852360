import { describe, expect, it } from 'vitest';
import { fieldSource } from '../../schemaSource';
import type { FieldContext } from './fieldContext';
import { readField } from './readField';
import { shapeOf } from '../shape';

const DOCUMENT = {
  components: {
    schemas: { SiteDTO: { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } } },
  },
};

interface Read {
  readonly source: string;
  readonly told: readonly string[];
  readonly sent: readonly string[];
}

/** One property of a document as the field that is written, what is told of it, and how its moments are sent. */
function read(name: string, schema: object, { readOnly = false, required = false, isForeign = true } = {}): Read {
  const told: string[] = [];
  const sent: string[] = [];
  const context: FieldContext = {
    resource: 'shop/order',
    isForeign,
    targetOf: (field) => (/^sites?(?:Ids?|_id)$/.test(field) ? { name: 'shop/site', tree: false } : undefined),
    sent: (dates) => sent.push(dates),
    say: (_place, what) => told.push(what),
  };
  const field = readField(context, name, shapeOf(DOCUMENT, schema, name), { required, readOnly, own: true });
  return { source: fieldSource(field, ''), told, sent };
}

const text = { type: 'string' };
const whole = { type: 'integer' };

describe('a property of a document', () => {
  it.each([
    ['password', { ...text, maxLength: 40 }, 'text({ secret: true, createOnly: true, max: 40 })'],
    ['user_pwd', text, 'text({ secret: true, createOnly: true })'],
    ['adminSecret', { ...text, description: '管理员密码' }, 'text({ secret: true, createOnly: true })'],
    ['token', { ...text, format: 'password' }, 'text({ secret: true, createOnly: true })'],
    ['passwordPolicy', text, 'text()'],
    ['passwordHint', { ...text, description: '密码提示' }, 'text()'],
  ])('%s is in no column: %j', (name, schema, source) => {
    expect(read(name, schema).source).toBe(`${name}: ${source}`);
  });

  it.each([
    ['created', { ...whole, format: 'unix-time' }, 'created: dateTime({ readOnly: true })'],
    ['expires', { ...whole, description: 'Seconds since the Unix epoch' }, 'expires: dateTime({ readOnly: true })'],
    [
      'object',
      { ...text, enum: ['customer'] },
      "object: enumeration(['customer'], { readOnly: true, internal: true })",
    ],
    ['opened', { ...text, format: 'timestamp with time zone' }, 'opened: dateTime({ readOnly: true })'],
  ])('%s is what its format says where it is read: %j', (name, schema, source) => {
    expect(read(name, schema, { readOnly: true }).source).toBe(source);
  });

  it.each([
    [{ oneOf: [{ ...whole, enum: [1, 2] }, { enum: [null] }] }, 'enumeration([1, 2])'],
    [{ oneOf: [{ ...text, enum: ['a', 'b'] }, { enum: [''] }, { enum: [null] }] }, "enumeration(['a', 'b'])"],
  ])('that may be empty or null is the codes it has: %j', (schema, source) => {
    expect(read('kind', schema).source).toBe(`kind: ${source}`);
  });

  it('that is a number called as records are is the id of one, and told', () => {
    const { source, told } = read('site', whole);
    expect(source).toBe("site: reference('shop/site', { wireAs: 'number' })");
    expect(told).toEqual(['It is called as records are, and read as the id of one.']);
    expect(read('sites', { type: 'array', items: whole }).source).toBe(
      "sites: referenceMany('shop/site', { wireAs: 'number' })",
    );
    expect(read('site', { ...whole, description: 'Number of sites' }).source).toBe('site: number()');
    expect(read('owner', { ...whole, description: "Foreign key <fk table='sites' column='id'/>" }).source).toBe(
      "owner: reference('shop/site', { wireAs: 'number' })",
    );
  });

  it('that is an id beside its kind is a reference, and JSON where nobody knows to what', () => {
    const id = { type: 'object', properties: { id: text, entityType: { ...text, enum: ['X'] } } };
    expect(read('siteId', id).source).toBe("siteId: reference('shop/site')");
    expect(read('ownerId', id).source).toBe('ownerId: json()');
  });

  it('is sealed where the platform reads it, and kept from pages where it is only answered', () => {
    expect(read('password', text, { isForeign: false }).source).toBe('password: password()');
    expect(read('password', text, { readOnly: true }).source).toBe(
      'password: password({ readOnly: true, internal: true })',
    );
  });

  it.each([
    ['timezone', { ...text, enum: ['Europe/Berlin', 'Asia/Shanghai', 'UTC'] }, 'timeZone()'],
    ['zone', { ...text, enum: ['Europe/Berlin', 'Asia/Shanghai', 'UTC'] }, 'timeZone()'],
    ['timeZone', text, 'timeZone()'],
    ['time_zone', { ...text, default: 'Europe/Berlin' }, "timeZone({ default: 'Europe/Berlin' })"],
    ['timezone', { ...text, example: '+08:00' }, 'text()'],
    ['zone', text, 'text()'],
    ['currency', { ...text, enum: ['EUR', 'CNY', 'USD'] }, 'currency()'],
    ['currencyCode', text, 'currency()'],
    ['price_currency', { ...text, pattern: '^[A-Z]{3}$' }, 'currency()'],
    ['currency', { ...text, maxLength: 40 }, 'text({ max: 40 })'],
    ['mode', { ...text, enum: ['CCS', 'EUR', 'AC'] }, "enumeration(['CCS', 'EUR', 'AC'])"],
    ['country', { ...text, maxLength: 2 }, 'country()'],
    ['countryCode', { ...text, example: 'NL' }, 'country()'],
    ['country', { ...text, example: 'NLD' }, 'text()'],
    ['country', text, 'text()'],
    ['country', { ...text, enum: ['NL', 'DE', 'FR'] }, 'country()'],
  ])('%s is of a kind the console has names for: %j', (name, schema, source) => {
    expect(read(name, schema).source).toBe(`${name}: ${source}`);
  });

  it('says which codes of a kind alone are taken', () => {
    expect(read('currency', { ...text, enum: ['EUR', 'CNY'] }).told).toEqual([
      'Only EUR, CNY are taken; the console offers all there are.',
    ]);
  });

  it.each([
    ['isOnline', { ...whole, description: '是否在线 0否 1是' }, "boolean({ wireAs: 'number' })"],
    ['deleted', { ...whole, description: '是否删除' }, "boolean({ wireAs: 'number' })"],
    ['isAdmin', whole, "boolean({ wireAs: 'number' })"],
    ['isAdmin', { ...whole, enum: [0, 1], default: 1 }, "boolean({ wireAs: 'number', default: true })"],
    ['visible', { ...whole, description: '0-否 1-是' }, "boolean({ wireAs: 'number' })"],
    ['isFrame', { ...whole, description: '是否为外链（0是 1否）' }, 'enumeration([0, 1])'],
    ['status', { ...whole, description: '0-禁用 1-启用' }, 'enumeration([0, 1])'],
    ['isLevel', { ...whole, maximum: 5 }, 'number({ max: 5 })'],
    ['issue', whole, 'number()'],
  ])('%s asks for yes or no only where 1 is yes: %j', (name, schema, source) => {
    expect(read(name, schema).source).toBe(`${name}: ${source}`);
  });

  it.each([
    ['days', { type: 'array', items: { ...text, enum: ['mon', 'tue'] } }, "codes(['mon', 'tue'])"],
    ['labels', { type: 'array', items: text, maxItems: 5 }, 'tags({ max: 5, maxLength: 255 })'],
    ['siteIds', { type: 'array', items: whole }, "referenceMany('shop/site', { wireAs: 'number' })"],
    ['values', { type: 'array', items: { type: 'number' } }, 'json()'],
    [
      'lines',
      { type: 'array', items: { type: 'object', properties: { id: whole, sku: text } } },
      "rows({ idValue: number({ wire: 'id', internal: true }), sku: text() })",
    ],
  ])('%s is a list: %j', (name, schema, source) => {
    expect(read(name, schema).source).toBe(`${name}: ${source}`);
  });

  const record = { type: 'object', properties: { id: whole, name: text } };
  it.each([
    ['siteId', { ...whole, format: 'int64' }, "reference('shop/site', { wireAs: 'number' })"],
    ['siteId', text, "reference('shop/site')"],
    ['site', record, "reference('shop/site', { wireAs: 'number' })"],
    ['sites', { type: 'array', items: record }, "referenceMany('shop/site', { wireAs: 'number' })"],
    [
      'site',
      { type: 'object', properties: { data: { type: 'object', properties: { type: text, id: text } } } },
      "reference('shop/site')",
    ],
    ['owner', record, "group({ idValue: number({ wire: 'id', internal: true }), name: text() })"],
    ['extra', { type: 'object', additionalProperties: { type: 'string' } }, 'json()'],
  ])('%s is another record where it is known which: %j', (name, schema, source) => {
    expect(read(name, schema).source).toBe(`${name}: ${source}`);
  });

  const site = { $ref: '#/components/schemas/SiteDTO' };
  it.each([
    ['place', site, "reference('shop/site', { wireAs: 'number' })"],
    ['places', { type: 'array', items: site }, "referenceMany('shop/site', { wireAs: 'number' })"],
    ['place', { oneOf: [text, site] }, "reference('shop/site')"],
    ['orderId', text, 'text()'],
    ['site', { ...text, 'x-relation': true }, "reference('shop/site')"],
    ['sites', { type: 'array', items: { ...text, 'x-relation': true } }, "referenceMany('shop/site')"],
    ['price', { anyOf: [{ type: 'number' }, text] }, 'number({ decimals: 6 })'],
    ['note', { anyOf: [text, { type: 'null' }] }, 'text()'],
    ['size', { anyOf: [text, { type: 'object', properties: { a: text } }] }, 'json()'],
  ])('%s is what its component or its choices are: %j', (name, schema, source) => {
    expect(read(name, schema).source).toBe(`${name}: ${source}`);
  });

  it('is shown and not asked where it is not to be used any more', () => {
    expect(read('old', { ...text, deprecated: true, description: 'Use name.' }).source).toBe(
      "old: text({ readOnly: true, deprecated: { reason: 'Use name.' } })",
    );
  });

  it('is not asked where it can be one thing alone, and sent where it must be', () => {
    const kind = { ...text, enum: ['ORDER'] };
    expect(read('kind', kind).source).toBe("kind: enumeration(['ORDER'], { internal: true })");
    expect(read('kind', kind, { required: true }).source).toBe(
      "kind: enumeration(['ORDER'], { required: true, default: 'ORDER' })",
    );
  });

  it.each(['clientSecret', 'api_key', 'accessToken', 'token'])('%s is a key, which drafts do not keep', (name) => {
    expect(read(name, text).source).toBe(`${name}: text({ secret: true })`);
  });

  it.each([
    ['since', { ...text, format: 'date-time' }, 'dateTime({ future: true })', ['iso']],
    [
      'since',
      { ...text, format: 'date-time', example: '2024-06-01 12:00:00' },
      'dateTime({ future: true })',
      ['local'],
    ],
    ['startTime', { ...text, example: '2024-06-01 12:00:00' }, 'dateTime({ future: true })', ['local']],
    ['birthday', { ...text, description: '生日 yyyy-MM-dd' }, 'date({ future: true })', []],
    ['opens', { ...text, format: 'time' }, 'timeOfDay()', []],
    ['startTs', { ...whole, format: 'int64', description: 'in milliseconds' }, 'number()', []],
    ['version', { ...text, example: '2024-06-01 12:00:00' }, 'text()', []],
  ])('%s is a time, and how it is sent: %j', (name, schema, source, sent) => {
    const found = read(name, schema);
    expect([found.source, found.sent]).toEqual([`${name}: ${source}`, sent]);
  });

  it.each([
    ['createdTime', { ...whole, format: 'int64', description: 'Timestamp in milliseconds' }],
    ['createdTimestamp', { ...whole, format: 'int64' }],
    ['createdAt', text],
  ])('%s of the system is shown as a time', (name, schema) => {
    expect(read(name, schema, { readOnly: true }).source).toBe(`${name}: dateTime({ readOnly: true })`);
  });

  it.each([
    ['maxPowerKw', "number({ unit: 'kW' })"],
    ['energy_kwh', "number({ unit: 'kWh' })"],
    ['socPercent', "number({ unit: '%' })"],
    ['temperatureCelsius', "number({ unit: '°C' })"],
    ['show', 'number()'],
    ['kw', 'number()'],
  ])('%s has the unit of its name', (name, source) => {
    expect(read(name, whole).source).toBe(`${name}: ${source}`);
  });

  it.each([
    ['Power(kW)', 'kW'],
    ['功率（kw）', 'kW'],
    ['Number of unit(s), free', undefined],
    ['Energy of the unit(s) (kWh)', 'kWh'],
    ['Timeout (s)', 's'],
    ['时长（s）', 's'],
    ['Voltage (V)', 'V'],
    ['Remark (a)', undefined],
    ['Size (S)', undefined],
    ['The unit amount', undefined],
    ['Charged per unit a month', undefined],
    ['Unit: h', 'h'],
    ['单位为元', '元'],
  ])('“%s” names the unit %s', (description, unit) => {
    const options = unit === undefined ? '' : `{ unit: '${unit}' }`;
    expect(read('figure', { ...whole, description }).source).toBe(`figure: number(${options})`);
  });

  it('is JSON where it lies deeper than forms go', () => {
    const nested = (depth: number): object =>
      depth === 0 ? text : { type: 'object', properties: { in: nested(depth - 1) } };
    expect(read('a', nested(5)).source).toBe('a: group({ in: group({ in: json() }) })');
  });

  it('is one of the languages, whose names need no translation', () => {
    const field = readField(
      { resource: 'a/b', isForeign: true, targetOf: () => undefined, sent: () => undefined, say: () => undefined },
      'language',
      shapeOf({}, { ...text, enum: ['en', 'zh', 'de'] }, 'language'),
      { required: false, readOnly: false },
    );
    expect(field.codes).toEqual([
      { code: 'en', en: 'English', zh: '英语' },
      { code: 'zh', en: 'Chinese', zh: '中文' },
      { code: 'de', en: 'German', zh: '德语' },
    ]);
  });
});
