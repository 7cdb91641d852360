import { expect, it } from 'vitest';
import type { PropertyStandard } from '@schemas/iot/property-standard';
import { readBrandTree } from './brand/readBrandTree';
import { readNoticeGroups } from './notice/readNoticeGroups';
import { newAttributes } from './types/newAttributes';

it('models of a brand are found in the tree, however it names them', () => {
  const tree = [
    { id: 1, name: 'A', children: [{ id: '7', name: 'M7' }, { id: '8', model: 'M8' }, { name: 'no id' }] },
    { id: '2', models: null },
  ];
  expect(readBrandTree(tree, '1')).toEqual([
    { id: '7', name: 'M7' },
    { id: '8', name: 'M8' },
  ]);
  expect([readBrandTree({ list: tree }, '2'), readBrandTree(tree, '3'), readBrandTree(null, '1')]).toEqual([
    [],
    undefined,
    undefined,
  ]);
});

it('notification groups are read with their people, whole objects or ids alone', () => {
  const person = {
    id: 5,
    name: 'Sanne',
    account: 's@x.nl',
    phone: '+316',
    orgName: 'Sales',
    roleNames: ['Staff', 'Desk'],
  };
  expect(
    readNoticeGroups([
      { levelName: 'Urgent', method: { code: 'sms', desc: 'SMS' }, accounts: [person, '9'] },
      { level: 3, method: 'email', accounts: null },
      'junk',
    ]),
  ).toEqual([
    {
      level: 'Urgent',
      method: 'sms',
      methodText: 'SMS',
      people: [
        { id: '5', name: 'Sanne', roles: 'Staff, Desk', organization: 'Sales', account: 's@x.nl', contact: '+316' },
        { id: '9', name: '9', roles: '', organization: '', account: '', contact: '' },
      ],
    },
    { level: '3', method: 'email', methodText: '', people: [] },
  ]);
  expect([readNoticeGroups(null), readNoticeGroups({})]).toEqual([[], []]);
});

// covers VR-018
it('standard attributes become rows of a device model, but for those it has', () => {
  const standard = (code: string, valueType: PropertyStandard['valueType']) =>
    ({
      id: code,
      code,
      name: code.toUpperCase(),
      valueType,
      rwType: 'r',
      dataType: 'float',
      unit: 'kW',
    }) as PropertyStandard;
  const type = {
    dynamicAttributes: [{ code: 'a', name: 'A', rwType: 'r', dataType: 'float', unit: 'kW' }],
    staticAttributes: null,
  } as const;
  const found = newAttributes({ ...type, dynamicAttributes: [...type.dynamicAttributes] }, [
    standard('a', 'dynamic'),
    standard('b', 'dynamic'),
    standard('c', 'static'),
  ]);
  expect(found.map(({ code, valueType, label }) => [code, valueType, label])).toEqual([
    ['b', 'dynamic', 'B · b (kW)'],
    ['c', 'static', 'C · c (kW)'],
  ]);
});
