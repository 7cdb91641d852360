import { defineResource, text } from '@/dsl';
import { expect, it } from 'vitest';
import { findingText } from './finding';
import { lintViews, type LintedViews } from './lintViews';

const part = defineResource({
  name: 'depot/part',
  api: '/depot/part',
  fields: { name: text(), stock: text({ permission: { see: 'seeStock' } }) },
});
const device = defineResource({
  name: 'iot/device',
  api: '/iot/device',
  fields: { name: text(), partId: text() },
  actions: { otaUpgrade: { on: 'row', call: 'POST ota' } },
});
const context = {
  known: new Set(['depot/part', 'iot/device']),
  pages: new Set(['depot/overview']),
  resources: new Map([['iot/device', device]]),
};
const found = (views: LintedViews) =>
  lintViews(part, views, context).map((one) => findingText(one).replace('resources/depot/part.views.tsx: ', ''));

it('finds nothing where all that is named is there, and a code of its own is none of theirs', () => {
  const panels: LintedViews['panels'] = [
    { key: 'a', permission: 'seeStock', schema: 'iot/device', grants: { 'iot/device': 'otaUpgrade' } },
    { key: 'b', permission: 'watch', grants: { 'iot/device': 'list', 'depot/overview': 'any' } },
  ];
  const links = [
    { key: 'c', page: 'depot/overview' },
    { key: 'd', page: 'iot/device', finds: { partId: 'id' } },
  ];
  expect(found({ panels, formPanels: panels, links })).toEqual([]);
});

it('finds codes and schemas there are not: the panel would never be seen', () => {
  expect(
    found({
      panels: [
        {
          key: 'a',
          permission: 'seeStok',
          schema: 'iot/devcie',
          grants: { 'iot/device': 'otaUpgrde', 'iot/devce': 'edit' },
        },
      ],
    }),
  ).toEqual([
    'panels.a.permission: Nothing of depot/part has the code "seeStok". Did you mean "seeStock"?',
    'panels.a.schema: There is no schema "iot/devcie". Did you mean "iot/device"?',
    'panels.a.grants.iot/device: No action, tab or field of iot/device has the code "otaUpgrde". Did you mean "otaUpgrade"?',
    'panels.a.grants: There is no schema "iot/devce". Did you mean "iot/device"?',
  ]);
});

it('finds links that lead nowhere, or to every record', () => {
  const links = [
    { key: 'c', page: 'depot/overveiw' },
    { key: 'd', page: 'iot/device', finds: { partid: 'id' } },
  ];
  expect(found({ links })).toEqual([
    'links.c.page: There is no schema and no page "depot/overveiw". Did you mean "depot/overview"?',
    expect.stringContaining(
      'links.d.finds: "partid" is no field of iot/device, so its list would show every record. Did you mean "partId"?',
    ),
  ]);
});

it('finds headings and names without a text', () => {
  const texts = { resources: { 'depot/part': { panels: { a: 'A' } } } };
  const said = lintViews(
    part,
    { panels: [{ key: 'a' }, { key: 'b' }], links: [{ key: 'c', page: 'iot/device' }] },
    { messages: { en: texts } },
  );
  expect(said.map(({ fix }) => fix)).toEqual([
    'Add resources.depot/part.panels.b to locales/depot/en.json.',
    'Add resources.depot/part.links.c to locales/depot/en.json.',
  ]);
});
