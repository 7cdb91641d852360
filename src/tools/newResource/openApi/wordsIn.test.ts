import { expect, it } from 'vitest';
import { chinese, chineseCode } from '../chinese';
import { english, kebab, plural, singular } from '../nameForms';
import { wordsIn } from './wordsIn';

it.each([
  [[{ title: 'Brand', description: '品牌' }], { en: 'Brand', zh: '品牌' }],
  [[{ description: '额定功率(kW)' }], { zh: '额定功率' }],
  [[{ description: '状态：0-停用，1-启用' }], { zh: '状态' }],
  [[{ description: '状态 0: 停用, 1: 启用' }], { zh: '状态' }],
  [[{ description: '是否启用 0否 1是' }], { zh: '是否启用' }],
  [[{ description: '分类名称 / Category' }], { en: 'Category', zh: '分类名称' }],
  [[{ description: 'The power that the inverter may feed into the grid at most.' }], {}],
  [[{ description: 'rated power. In kW.' }], { en: 'Rated power' }],
  [[{ description: 'battery capacity in kWh, usable' }], { en: 'Battery capacity' }],
  [[{ description: 'State of charge in %' }], { en: 'State of charge' }],
  [[{ description: 'Devices in use' }], { en: 'Devices in use' }],
  [[{ description: 'AVAILABLE: free, CHARGING: in use' }], {}],
  [[{ description: '0: off, 1: on' }], {}],
  [[{ description: 'SOC' }], { en: 'SOC' }],
  [[{ title: '一个非常非常非常非常非常非常长的说明文字' }], {}],
  [[undefined, { title: 'x' }, { title: 'y', description: '厂家' }], { en: 'X', zh: '厂家' }],
])('%j is called %j', (keys, words) => expect(wordsIn(...keys)).toEqual(words));

it('knows the usual Chinese, and says when it does not', () => {
  expect(
    ['createTime', 'ratedPower', 'ratedCurrent', 'currentPower', 'brandId', 'isOnline', 'device_type', 'zorgName'].map(
      chinese,
    ),
  ).toEqual(['创建时间', '额定功率', '额定电流', '当前功率', '品牌', '是否在线', '设备类型', undefined]);
  expect(['ENABLED', 'In use', 'offline'].map(chineseCode)).toEqual(['启用', undefined, '离线']);
});

it('counts', () => {
  expect(['categories', 'addresses', 'brands', 'status', 'glass', 'series', 'boxes'].map(singular)).toEqual([
    'category',
    'address',
    'brand',
    'status',
    'glass',
    'series',
    'box',
  ]);
  expect(['category', 'address', 'brand', 'day'].map(plural)).toEqual(['categories', 'addresses', 'brands', 'days']);
  expect([english('roleIds'), english('serialNo'), english('APIKey'), kebab('deviceTypeVO')]).toEqual([
    'Roles',
    'Serial no',
    'API key',
    'device-type-vo',
  ]);
  expect(['pricePerKwh', 'kwhTotal', 'SEK', 'id'].map(english)).toEqual(['Price per kWh', 'kWh total', 'SEK', 'Id']);
});
