import { expect, test } from 'vitest';
import {
  transitionsOf,
  type Action,
  type Block,
  type Field,
  type Fields,
  type Measures,
  type Report,
  type Resource,
} from '@/schema';
import { allReports, allResources } from '@mocks/resources';
import { callsOf } from './specification/declaredCalls';
import { areaOf, foreignAreas } from './specification/foreignAreas';

const written = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'function' ? 'computed' : one));
const said = (about: object, names: readonly string[]): string =>
  names
    .flatMap((name) => {
      const value: unknown = Reflect.get(about, name);
      return value === undefined ? [] : [`${name} ${written(value)}`];
    })
    .join(', ');
const request = (form: Fields = {}): string =>
  Object.entries(form)
    .map(
      ([name, { required, options }]) =>
        `${name}${required ? '!' : ''}${'max' in options ? `<=${String(options.max)}` : ''}`,
    )
    .join(' ');

/** Of a field: what is of the samples or told elsewhere is left out. */
const ASIDE: ReadonlySet<string> = new Set(['required', 'samples', 'tones', 'width', 'shared', 'textFrom']);
const bounded = ([name, { type, required, options }]: readonly [string, Field]): string => {
  const kept = Object.entries(options).filter(
    ([key, value]) => !ASIDE.has(key) && value !== undefined && value !== false,
  );
  const parts = kept.map(([key, value]) =>
    value === true ? key : `${key} ${key === 'fields' ? inner(value as Fields) : written(value)}`,
  );
  return `${name}${required ? '!' : ''} ${[type.name, ...parts].join(' ')}`;
};
const inner = (fields: Fields): string => `{ ${Object.entries(fields).map(bounded).join('; ')} }`;
const quantities = (measures: Measures): string =>
  Object.entries(measures)
    .map(([key, measure]) => `${key} ${said(measure, ['unit', 'decimals', 'signed', 'sums'])}`)
    .join('; ');

/**
 * What a schema alone decides: what may stand in its fields, when something is there, required or open, for whom, after
 * which question, and what must hold.
 */
function decisionsOf(resource: Resource): string[] {
  const { name, fields, measures, when, standard, actions, workflow, form, detail } = resource;
  return [
    name,
    ...Object.entries(fields).map((field) => `  ${bounded(field)}`),
    ...(Object.keys(measures).length > 0 ? [`  measures: ${quantities(measures)}`] : []),
    ...Object.entries(when).map(([field, conditions]) => `  when ${field}: ${written(conditions)}`),
    ...[...form, ...detail]
      .filter(({ visible }) => visible !== undefined)
      .map(({ key, visible }) => `  section ${key}: ${written(visible)}`),
    ...Object.entries(standard).map(([key, options]) => `  ${key}: ${written(options)}`),
    ...Object.entries<Action>(actions).map(
      ([key, action]) =>
        `  action ${key}: ${said(action, ['on', 'permission', 'visible', 'enabled', 'assignee', 'confirm', 'danger', 'bulk', 'send', 'sendFields', 'download', 'reveal'])}; asks ${request(action.form)}`,
    ),
    ...transitionsOf(workflow).map(
      ({ key, machine, spec }) =>
        `  transition ${key} of ${machine.state}: ${said(spec, ['from', 'to', 'guards', 'comment'])}`,
    ),
    ...(workflow ? [`  workflow: ${said(workflow, ['path', 'onEdit', 'limits', 'since', 'readOnly'])}`] : []),
  ];
}

/** And a report: what it is asked by, what its quantities are, and which block is for whom. */
const decisionsOfReport = ({ name, params, measures, blocks, refresh }: Report): string[] => [
  `report ${name}${refresh ? ` every ${refresh}` : ''}`,
  ...Object.entries(params).map((param) => `  ${bounded(param)}`),
  `  measures: ${quantities(measures)}`,
  ...Object.entries<Block>(blocks).map(
    ([key, block]) =>
      `  block ${key}: ${said(block, ['kind', 'permission', 'visible', 'send', 'inputs', 'refresh', 'switch', 'with', 'totals', 'given'])}`,
  ),
];

/*
 * No document says these in a form that can be compared, so what was decided is kept: a change of it is seen by whoever
 * reads the change. Of an area of another cloud nothing was decided here. `npx vitest run
 * tests/contract/conditions.test.ts -u` writes them anew.
 */
const foreign = foreignAreas(allResources.map((resource) => ({ name: resource.name, calls: callsOf(resource) })));
const areas = [...new Set([...allResources, ...allReports].map(({ name }) => areaOf(name)))].filter(
  (area) => !foreign.has(area),
);
const ofArea = <T extends { readonly name: string }>(all: readonly T[], area: string) =>
  all.filter(({ name }) => name.startsWith(`${area}/`)).toSorted((a, b) => (a.name < b.name ? -1 : 1));

test.each(areas)('%s decides as it was decided', async (area) => {
  const decided = [
    ...ofArea(allResources, area).flatMap(decisionsOf),
    ...ofArea(allReports, area).flatMap(decisionsOfReport),
  ];
  await expect(`${decided.join('\n')}\n`).toMatchFileSnapshot(`../spec/conditions/${area}.txt`);
});
