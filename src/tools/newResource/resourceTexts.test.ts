import { describe, expect, it } from 'vitest';
import type { FieldDraft, ResourceDraft } from './draft';
import { resourceTexts } from './resourceTexts';

const field = (name: string, unit: string | undefined, words = {}): FieldDraft => ({
  name,
  builder: 'number',
  options: unit === undefined ? {} : { unit: `'${unit}'` },
  words,
});

it.each([
  ['finished', 'dateTime', '完成时间'],
  ['finished', 'date', '完成日期'],
  ['finished', 'boolean', '是否完成'],
  ['createTime', 'dateTime', '创建时间'],
  ['birthday', 'date', '生日'],
])('%s as a %s is called %s', (name, builder, zh) => {
  const draft: ResourceDraft = {
    base: '',
    filters: [],
    name: 'depot/session',
    one: {},
    many: {},
    fields: [{ name, builder, options: {}, words: {} }],
  };
  const { texts } = resourceTexts(draft, 'zh');
  expect(texts).toMatchObject({ resources: { 'depot/session': { fields: { [name]: zh } } } });
});

describe('the heading of a number with a unit', () => {
  it.each([
    ['energy_kwh', 'kWh', {}, 'Energy', '电量'],
    ['maxPowerKw', 'kW', { en: 'Max power kW' }, 'Max power', '最大功率'],
    ['odometer_km', 'km', {}, 'Odometer', undefined],
    ['socPercent', '%', {}, 'SOC', 'SOC'],
    ['battery_kwh', 'kWh', { en: 'Usable capacity' }, 'Usable capacity', '电池'],
    ['power_kw', 'W', {}, 'Power kW', undefined],
    ['price_per_kwh', undefined, {}, 'Price per kWh', undefined],
    ['kwh', 'kWh', {}, 'kWh', 'kWh'],
  ])('of %s in %s is said without it', (name, unit, words, en, zh) => {
    const draft: ResourceDraft = {
      base: '',
      filters: [],
      name: 'depot/session',
      one: { en: 'Session', zh: '会话' },
      many: { en: 'Sessions', zh: '会话' },
      fields: [field(name, unit, words)],
    };
    const said = (locale: 'en' | 'zh') => resourceTexts(draft, locale).texts;
    expect(said('en')).toMatchObject({ resources: { 'depot/session': { fields: { [name]: en } } } });
    if (zh !== undefined)
      expect(said('zh')).toMatchObject({ resources: { 'depot/session': { fields: { [name]: zh } } } });
  });
});
