import { expect, it } from 'vitest';
import { chinese, chineseCode } from '../../chinese';
import { english, kebab, plural, singular } from '../../nameForms';
import { distinctWords } from './distinctWords';
import { helpOf, labelsOf, wordsIn, wordsOfTag } from './wordsIn';

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
  expect(['Shelf', 'Time series', 'Battery', 'Status', 'User data', 'Org', 'DNS'].map(plural)).toEqual([
    'Shelves',
    'Time series',
    'Batteries',
    'Statuses',
    'User data',
    'Orgs',
    'DNS',
  ]);
  expect(['orgs', 'shelves', 'data', 'statuses', 'axes', 'dns', 'timeseries'].map(singular)).toEqual([
    'org',
    'shelf',
    'data',
    'status',
    'axis',
    'dns',
    'timeseries',
  ]);
  expect(['timeseries', 'timezone'].map(english)).toEqual(['Time series', 'Time zone']);
  expect([english('roleIds'), english('serialNo'), english('APIKey'), kebab('deviceTypeVO')]).toEqual([
    'Roles',
    'Serial no',
    'API key',
    'device-type-vo',
  ]);
  expect(['pricePerKwh', 'kwhTotal', 'SEK', 'id'].map(english)).toEqual(['Price per kWh', 'kWh total', 'SEK', 'Id']);
});

it.each([
  ['created', { description: 'Timestamp in RFC3339 format' }, {}],
  ['kind', { description: 'Used as discriminator' }, {}],
  ['created_at', { title: 'Created At' }, { en: 'Created at' }],
  ['cap', { title: 'Capacity', description: '容量' }, { en: 'Capacity', zh: '容量' }],
  ['rated_power', { description: 'rated power. In kW.' }, { en: 'Rated power' }],
  ['enabled', { description: 'Whether it is enabled' }, {}],
  ['programName', { description: 'The name of the program' }, {}],
  ['orgName', { description: '机构名称' }, { zh: '机构名称' }],
  ['name', { description: '分类名称 / Category' }, { en: 'Category', zh: '分类名称' }],
  ['id', {}, { en: 'ID', zh: 'ID' }],
])('the field %s with %j is headed %j', (name, keys, words) => expect(labelsOf(name, keys)).toEqual(words));

it.each([
  [{ description: 'Timestamp in RFC3339 format' }, {}, { en: 'Timestamp in RFC3339 format' }],
  [{ description: 'Rated power (kW)' }, { en: 'Rated power' }, {}],
  [
    { description: '用户名，登录时使用，创建后不可修改' },
    { zh: '用户名' },
    { zh: '用户名，登录时使用，创建后不可修改' },
  ],
  [{ description: '单价(元)' }, { zh: '单价' }, {}],
  [{ description: 'See [the manual](https://a.example) for all that this is about' }, {}, {}],
])('what %j says besides its label is help', (keys, label, help) => expect(helpOf(keys, label, false)).toEqual(help));

it('calls no two fields the same', () => {
  const field = (name: string, zh: string) => ({ name, builder: 'text', options: {}, words: { zh } });
  const named = distinctWords([
    field('startTime', '时间'),
    field('endTime', '时间'),
    field('owner', '所有者'),
    field('ownerId', '所有者'),
  ]);
  expect(named.map(({ words }) => [words.en, words.zh])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    [undefined, '所有者'],
    ['Owner ID', '所有者ID'],
  ]);
});

it.each([
  ['系统管理-用户管理', '用户管理'],
  ['系统 / 角色', '角色'],
  ['用户', '用户'],
])('the tag %s is the menu %s', (tag, zh) => expect(wordsOfTag(tag)).toEqual({ zh }));
