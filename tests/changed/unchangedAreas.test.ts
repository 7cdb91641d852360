import { expect, it } from 'vitest';
import { contractsByArea, printsOf, unchangedAreas } from './unchangedAreas.mjs';

const SOURCES: Readonly<Record<string, string>> = {
  'src/dsl.ts': 'a',
  'mocks/areas/pv/rows.ts': 'rows',
  'schemas/pv/plant.ts': "reference('hems/home')",
  'resources/pv/Plant.tsx': 'view',
  'locales/pv/en.json': '{}',
  'schemas/hems/home.ts': 'home',
  'schemas/iot/device.ts': 'device',
  'schemas/measures.ts': 'kWh',
  'docs/pv.md': 'words',
};
const prints = (changes: Readonly<Record<string, string>> = {}) => {
  const sources = { ...SOURCES, ...changes };
  return printsOf(Object.keys(sources), (path) => sources[path] ?? '');
};
const unchanged = (changes: Readonly<Record<string, string>>) => unchangedAreas(prints(), prints(changes));

it('is every area where nothing changed that a contract stands on', () => {
  expect(unchanged({ 'docs/pv.md': 'other words' })).toEqual(['hems', 'iot', 'pv']);
});

it('is no area whose schemas, views or texts changed, or those of an area that it names', () => {
  expect(unchanged({ 'schemas/iot/device.ts': 'x' })).toEqual(['hems', 'pv']);
  expect(unchanged({ 'resources/pv/Plant.tsx': 'x' })).toEqual(['hems', 'iot']);
  expect(unchanged({ 'locales/pv/zh.json': '{}' })).toEqual(['hems', 'iot']);
  expect(unchanged({ 'schemas/hems/home.ts': 'x' })).toEqual(['iot']);
});

it('is none where something changed that all stand on, or nothing was green before', () => {
  for (const path of ['src/dsl.ts', 'schemas/measures.ts', 'mocks/areas/pv/rows.ts', 'package-lock.json'])
    expect([path, unchanged({ [path]: 'x' })]).toEqual([path, []]);
  expect(unchangedAreas(undefined, prints())).toEqual([]);
});

it('counts the contracts of resources and reports by area', () => {
  const tests = (...names: readonly string[]) =>
    names.map((name) => ({ ancestorTitles: [name, 'list'], status: 'passed' }));
  expect(
    contractsByArea({
      testResults: [
        { name: '/x/tests/contract/resource.test.ts', assertionResults: tests('pv/plant', 'pv/alarm', 'iot/device') },
        { name: '/x/tests/contract/report.test.ts', assertionResults: tests('pv/yield') },
        { name: '/x/src/a.test.ts', assertionResults: tests('pv/plant') },
      ],
    }),
  ).toEqual({ pv: 3, iot: 1 });
});
