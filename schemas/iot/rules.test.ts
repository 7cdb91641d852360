import { describe, expect, it } from 'vitest';
import { validationErrorText } from '@/fields/messages/validationErrorText';
import { textPlace } from '@/fields/messages/fieldPath';
import { validate, type AnyValues, type Resource } from '@/schema';
import { foundKey, textAt, type NestedTexts } from '@/schema/textKeys';
import common from '../../locales/common/en.json';
import en from '../../locales/iot/en.json';
import { alarmNoticeRule } from './alarm-notice-rule';
import { alarmRule } from './alarm-rule';
import { firmware } from './firmware';
import { product } from './product';
import { productProperty } from './product-property';
import { productType } from './product-type';
import { propertyStandard } from './property-standard';

const texts: NestedTexts = { ...common, ...en };
const find = (key: string): string | undefined => textAt(texts, foundKey(key, texts).split('.'));
/** A text by its key, wherever it stands; the names of resources hold no dots. */
const translate = (key: string, options: Readonly<Record<string, unknown>> = {}): string => {
  const text = find(key) ?? String(options._ ?? key);
  return text.replace(/%\{(\w+)\}/g, (_, name: string) => String(options[name] ?? ''));
};

/** What a form says of its values, by field. */
function messages(resource: Resource, values: AnyValues): Record<string, string> {
  const scope = `resources.${resource.name}`;
  const validationErrors = Object.entries(validate(resource, values, 'create'));
  return Object.fromEntries(
    validationErrors.map(([path, error]) => {
      const own = textPlace(scope, path);
      return [path, validationErrorText(error, translate(`${own.scope}.fields.${own.name}`), translate, own)];
    }),
  );
}

const refused = (resource: Resource, field: string, value: unknown, others: AnyValues = {}) =>
  Object.hasOwn(validate(resource, { ...others, [field]: value }, 'create'), field);

describe('what must be filled in, and how it is asked for', () => {
  it('of an attribute', () => {
    const request = {
      // covers VR-038
      code: 'Please enter the attribute code',
      // covers VR-039
      name: 'Please enter the attribute name',
      // covers VR-040
      valueType: 'Please select the value type',
      // covers VR-041
      rwType: 'Please select the read-write type',
      // covers VR-042
      dataType: 'Please select the data type',
      // covers VR-044
      unit: 'Please select the unit',
      // covers VR-043
      functionCode: 'Please select the function code',
      // covers VR-046
      registerAddress: 'Please enter the register address',
      // covers VR-045
      length: 'Please enter the length',
    };
    expect(messages(productProperty, {})).toEqual({ ...request, productId: 'Please select the product' });
    expect(messages(propertyStandard, {})).toEqual({ ...request, productTypeId: 'Please select the product type' });
    expect(Object.keys(messages(productProperty, { valueType: 'static' }))).not.toContain('registerAddress');
  });

  // covers VR-047..VR-053
  it('of a product', () =>
    expect(messages(product, {})).toEqual({
      name: 'Please enter the product name',
      brandId: 'Please select the brand',
      modelId: 'Please select the model',
      connectionType: 'Please select the connection type',
      accessType: 'Please select the access type',
      deviceModelId: 'Please select the device model',
      batchAttributeCount: 'Please enter the batch-collected attribute count',
    }));

  // covers VR-054, VR-055
  it('of a device model', () =>
    expect(messages(productType, {})).toEqual({
      code: 'Please enter the device model code',
      name: 'Please enter the device model name',
    }));

  // covers VR-056..VR-058
  it('of a firmware package', () =>
    expect(messages(firmware, {})).toEqual({
      version: 'Please enter the version number',
      productId: 'Please select the affiliated product',
      packageFile: 'Please select the upgrade package file',
    }));

  const always = {
    name: 'Please enter the alarm rule name',
    level: 'Please select the alarm level',
    severity: 'Please select the severity',
    productId: 'Please select the product',
  };
  // covers VR-059, VR-060, VR-061, VR-062, VR-063, VR-065, VR-066, VR-067
  it('of an alarm rule over a value', () => {
    expect(messages(alarmRule, {})).toEqual({ ...always, type: 'Please select the alarm type' });
    expect(messages(alarmRule, { type: 'threshold' })).toEqual({
      ...always,
      attribute: 'Please select the attribute',
      triggerCondition: 'Please select the trigger condition',
      minThreshold: 'Please enter the min threshold',
    });
    expect(messages(alarmRule, { type: 'threshold', triggerCondition: 'between' })).toHaveProperty(
      'maxThreshold',
      'Please enter the max threshold',
    );
  });
  // covers VR-064
  it('of an alarm rule over silence', () =>
    expect(messages(alarmRule, { type: 'offline' })).toEqual({
      ...always,
      offlineDuration: 'Please enter the offline duration',
    }));

  // covers VR-068..VR-072
  it('of a notification configuration', () => {
    expect(messages(alarmNoticeRule, {})).toEqual({
      name: 'Please enter the notification configuration name',
      deviceIds: 'Please select the devices',
      groups: 'Please add a notification group',
    });
    expect(messages(alarmNoticeRule, { name: 'n', deviceIds: ['1'], groups: [{}] })).toEqual({
      'groups.0.level': 'Please select the alarm level',
      'groups.0.method': 'Please select the notification method',
      'groups.0.accounts': 'Please select the account',
    });
  });
});

describe('bounds', () => {
  // covers VR-077, VR-078, VR-079, VR-080, VR-081, VR-132
  it.each([
    [productProperty, 'length', [0, 123], [-1, 124, 1.5], {}],
    [productProperty, 'bitCount', [0, 123], [-1, 124, 0.5], {}],
    [productProperty, 'registerAddress', [0, 65535], [-1, 65536, 2.5], {}],
    [product, 'batchAttributeCount', [1, 127], [0, 128, -1, 1.5], {}],
    [alarmRule, 'offlineDuration', [5, 10000], [4, 10001, 5.5, -5], { type: 'offline' }],
    [productProperty, 'coefficient', [0, 1000, 0.0001], [-0.1, 1000.1, 0.00001], {}],
  ] as const)('of %o.%s', (resource, field, inside, outside, others) => {
    expect(inside.filter((value) => refused(resource, field, value, others))).toEqual([]);
    expect(outside.filter((value) => !refused(resource, field, value, others))).toEqual([]);
  });

  const watching = { type: 'threshold', triggerCondition: 'between' };
  // covers VR-073, VR-133
  it('of thresholds: a number of at most 20 digits', () => {
    const twenty = '12345678901234567890';
    for (const field of ['minThreshold', 'maxThreshold']) {
      expect(
        ['0', '-1.5', twenty, `-${twenty}`, '1234567890.1234567890'].filter((value) =>
          refused(alarmRule, field, value, watching),
        ),
      ).toEqual([]);
      expect(
        [`${twenty}1`, '1e5', 'many', '1.', '--1'].filter((value) => !refused(alarmRule, field, value, watching)),
      ).toEqual([]);
    }
    expect(messages(alarmRule, { ...watching, minThreshold: `${twenty}1` }).minThreshold).toBe(
      'Enter a number of at most 20 digits',
    );
  });

  // covers VR-074, VR-076
  it('of a threshold range: the maximum is not below the minimum', () => {
    const message = 'The maximum threshold should be greater than or equal to the minimum threshold.';
    expect(
      messages(alarmRule, { ...watching, minThreshold: '12345678901234567891', maxThreshold: '12345678901234567890' })
        .maxThreshold,
    ).toBe(message);
    expect(messages(alarmRule, { ...watching, minThreshold: '5', maxThreshold: '5.0' })).not.toHaveProperty(
      'maxThreshold',
    );
    expect(messages(productProperty, { alarmSettings: [{ minThreshold: '2', maxThreshold: '1' }] })).toHaveProperty(
      ['alarmSettings.0.maxThreshold'],
      message,
    );
  });

  // covers VR-074, VR-075
  it('of a value range: the maximum is not below the minimum', () =>
    expect(messages(productProperty, { filter: { min: '10', max: '9.9' } })).toHaveProperty(
      ['filter.max'],
      'The maximum value should be greater than or equal to the minimum value.',
    ));
});

describe('what is said when it is done', () => {
  const said = (name: string, action: string, what: 'success' | 'confirm') =>
    find(`resources.${name}.actions.${action}.${what}`);
  // covers VR-118, VR-119, VR-120, VR-126
  it('is the text of the specification for what is created, edited and deleted', () => {
    for (const name of [
      'iot/product',
      'iot/brand',
      'iot/device',
      'iot/firmware',
      'iot/alarm-rule',
      'iot/alarm-notice-rule',
    ] as const) {
      expect([said(name, 'create', 'success'), said(name, 'edit', 'success'), said(name, 'delete', 'success')]).toEqual(
        ['Newly created successfully!', 'Edited successfully!', 'Deleted successfully!'],
      );
      expect(said(name, 'delete', 'confirm')).toBe('This operation will delete this data. Do you want to continue?');
    }
  });
  // covers VR-121, VR-122, VR-124, VR-125
  it('and for what is published, saved, done and sent', () => {
    expect([
      said('iot/product-type', 'publish', 'success'),
      said('iot/device', 'editParam', 'success'),
      said('iot/alarm', 'ignore', 'success'),
      said('iot/command', 'send', 'success'),
    ]).toEqual(['Published successfully!', 'Saved successfully', 'Operation successful!', 'Command issued']);
  });
});
