import { expect, it } from 'vitest';
import { allReports } from '@mocks/resources';
import { consoleLabels } from '@mocks/labels';

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Quantities that stand beside each other: on one card, in one table, in one chart. */
function besideEachOther(block: object): string[][] {
  const groups: unknown = Reflect.get(block, 'groups');
  if (typeof groups === 'object' && groups !== null) return Object.values(groups).map(textsIn);
  const series: unknown = Reflect.get(block, 'series');
  const drawn = Array.isArray(series) ? series.map((one: object): unknown => Reflect.get(one, 'of')) : [];
  return [[...new Set([...textsIn(Reflect.get(block, 'show')), ...textsIn(drawn)])]];
}

it.each(['en', 'zh'] as const)('no two quantities beside each other have one name in %s', (locale) => {
  const same = allReports.flatMap((report) =>
    Object.entries(report.blocks).flatMap(([key, block]) =>
      besideEachOther(block).flatMap((own) => {
        const names = own.map((one) => consoleLabels.text(['measures', one], locale) ?? one);
        const twice = names.filter((name, at) => names.indexOf(name) !== at);
        return twice.length > 0 ? [`${report.name} ${key}: ${twice.join(', ')}`] : [];
      }),
    ),
  );
  expect(same).toEqual([]);
});
