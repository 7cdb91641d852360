import { expect, test } from 'vitest';
import { transitionsOf, type Action, type Fields, type Resource } from '@/schema';
import { allResources } from '@mocks/resources';
import { callsOf } from './specification/declaredCalls';
import { areaOf, foreignAreas } from './specification/foreignAreas';

const written = (value: unknown): string => JSON.stringify(value, (_, one: unknown) => (typeof one === 'function' ? 'computed' : one));
/** Those of the properties that are said. */
const said = (about: object, names: readonly string[]): string =>
  names
    .flatMap((name) => {
      const value: unknown = Reflect.get(about, name);
      return value === undefined ? [] : [`${name} ${written(value)}`];
    })
    .join(', ');
const asked = (form: Fields = {}): string =>
  Object.entries(form)
    .map(([name, { required, options }]) => `${name}${required ? '!' : ''}${'max' in options ? `<=${String(options.max)}` : ''}`)
    .join(' ');

/** What a schema alone decides: when something is there, required or open, for whom, after which question, and what must hold. */
function decisionsOf(resource: Resource): string[] {
  const { name, when, standard, actions, workflow, form, detail } = resource;
  return [
    name,
    ...Object.entries(when).map(([field, conditions]) => `  when ${field}: ${written(conditions)}`),
    ...[...form, ...detail].filter(({ visible }) => visible !== undefined).map(({ key, visible }) => `  section ${key}: ${written(visible)}`),
    ...Object.entries(standard).map(([key, options]) => `  ${key}: ${written(options)}`),
    ...Object.entries<Action>(actions).map(
      ([key, action]) =>
        `  action ${key}: ${said(action, ['on', 'permission', 'visible', 'enabled', 'assignee', 'confirm', 'danger', 'bulk', 'send', 'sendFields', 'download', 'reveal'])}; asks ${asked(action.form)}`,
    ),
    ...transitionsOf(workflow).map(({ key, machine, spec }) => `  transition ${key} of ${machine.state}: ${said(spec, ['from', 'to', 'guards', 'comment'])}`),
    ...(workflow ? [`  workflow: ${said(workflow, ['path', 'onEdit', 'limits', 'since', 'readOnly'])}`] : []),
  ];
}

/*
 * No document says these in a form that can be compared, so what was decided is kept: a change of it is seen by whoever reads the change.
 * Of an area of another cloud nothing was decided here.
 * `npx vitest run tests/contract/conditions.test.ts -u` writes them anew.
 */
const foreign = foreignAreas(allResources.map((resource) => ({ name: resource.name, calls: callsOf(resource) })));
const areas = [...new Set(allResources.map(({ name }) => areaOf(name)))].filter((area) => !foreign.has(area));
test.each(areas)('%s decides as it was decided', async (area) => {
  const own = allResources.filter(({ name }) => name.startsWith(`${area}/`)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  await expect(`${own.flatMap(decisionsOf).join('\n')}\n`).toMatchFileSnapshot(`../spec/conditions/${area}.txt`);
});
