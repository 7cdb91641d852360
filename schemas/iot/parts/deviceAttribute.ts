import { enumeration, group, number, options, reference, rows, rules, section, text } from '@/dsl';

/** A number of at most 20 digits (spec 03 §5); kept as text, which loses none of them. */
const bound = rules.digits(20);

/** What a measured value is compared with (spec 03 §3: alarm settings and alarm rules). */
export const conditions = ['gt', 'ge', 'lt', 'le', 'eq', 'ne', 'between', 'outside'] as const;

/** Lower and upper bound, the upper not below the lower. */
export const thresholds = {
  minThreshold: text({ rule: bound }),
  maxThreshold: text({ rule: bound, notBelow: 'minThreshold' }),
};

/** What every attribute has, wherever it is described. */
export const attributeCore = {
  code: text({ required: true, max: 32 }),
  name: text({ required: true, max: 60 }),
  rwType: enumeration(['r', 'w', 'rw'], { required: true, shared: 'attribute.rwType', default: 'r' }),
  dataType: enumeration(['bool', 'int16', 'uint16', 'int32', 'uint32', 'int64', 'float', 'double', 'string', 'enum'], {
    required: true,
    shared: 'attribute.dataType',
  }),
  unit: options('GET /iot/v3/web/unit/list', { required: true, samples: ['kW', 'V', 'A'] }),
};

/** Where a value stands on the wire of the device (spec 03 §5: bounds of length, bits and register). */
export const attributeRegister = {
  functionCode: enumeration(['01', '02', '03', '04', '05', '06', '15', '16'], {
    required: true,
    shared: 'attribute.functionCode',
  }),
  registerAddress: number({ required: true, min: 0, max: 65535 }),
  length: number({ required: true, min: 0, max: 123 }),
  byteOrder: enumeration(['AB', 'BA', 'ABCD', 'DCBA', 'BADC', 'CDAB'], { shared: 'attribute.byteOrder' }),
  coefficient: number({ rule: rules.calculationFactor, decimals: 4 }),
  offset: number({ rule: rules.decimalSigned6, decimals: 6 }),
  bitPosition: number({ min: 0, max: 63 }),
  bitCount: number({ min: 0, max: 123 }),
};

/** Alarms an attribute raises by itself (spec 03 §3), in the grades of its platform. */
export const alarmSettings = (grades: string) =>
  rows({
    identifier: text({ required: true, max: 32 }),
    name: text({ required: true, max: 60 }),
    condition: enumeration(conditions, { required: true, shared: 'attribute.condition' }),
    ...thresholds,
    level: reference(grades),
  });

// covers VE-001..VE-028
/** A device attribute (spec 03 §3): what properties of products and standard attributes have in common. */
export const attributeFields = {
  ...attributeCore,
  nameEn: text({ max: 60 }),
  valueType: enumeration(['dynamic', 'static'], { required: true, shared: 'attribute.valueType', default: 'dynamic' }),
  source: enumeration(['standard', 'custom'], { shared: 'attribute.source', default: 'custom' }),
  explanation: text({ max: 255 }),
  description: text({ multiline: true, max: 500 }),
  paramName: text({ max: 60 }),
  paramValue: text({ max: 255 }),
  ...attributeRegister,
  alarmSettings: alarmSettings('iot/alarm-grade'),
  filter: group({
    min: text({ rule: bound }),
    max: text({ rule: bound, notBelow: 'min' }),
    fillMode: enumeration(['discard', 'last', 'boundary'], { shared: 'attribute.fillMode' }),
  }),
};

const DYNAMIC = { valueType: { ne: 'static' } } as const;

/** The sections of an attribute's form, after what it belongs to. */
export const attributeSections = [
  section('attribute', [
    'code',
    'name',
    'nameEn',
    'valueType',
    'rwType',
    'dataType',
    'unit',
    'source',
    'explanation',
    'description',
  ]),
  section('parameter', ['paramName', 'paramValue'], { visible: { valueType: 'static' } }),
  section(
    'register',
    ['functionCode', 'registerAddress', 'length', 'byteOrder', 'coefficient', 'offset', 'bitPosition', 'bitCount'],
    { visible: DYNAMIC },
  ),
  section('alarms', ['alarmSettings', 'filter'], { visible: DYNAMIC }),
];
