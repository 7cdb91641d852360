import { defineResource, service, text } from '@/dsl';
import { expect, it } from 'vitest';
import { allReports, allResources } from '@mocks/resources';
import { callsOf, callsOfReport } from './declaredCalls';
import { foreignAreas, type Declared } from './foreignAreas';
import { callProblems } from './problems';

const schema = (name: string, api: string, covers: readonly string[] = []): Declared => ({
  name,
  calls: callsOf(defineResource({ name, api, fields: { name: text() } })),
  covers,
});
const ofProject: readonly Declared[] = [
  ...allResources.map((one) => ({ name: one.name, calls: callsOf(one) })),
  ...allReports.map((one) => ({ name: one.name, calls: callsOfReport(one) })),
];

it('says nothing of a resource of another cloud, and holds all of this project against the documents', () => {
  expect(
    [...foreignAreas([...ofProject, schema('depot/part', '/depot/part')])].filter((area) => area === 'depot'),
  ).toEqual(['depot']);
  for (const area of ['account', 'cloud', 'iot', 'vpp']) expect([...foreignAreas(ofProject)]).not.toContain(area);
});

it('still holds a schema whose path was renamed against them', () => {
  const renamed = schema('iot/brand', '/iott/v3/web/brand');
  const beside = ofProject.filter(({ name }) => name !== 'iot/brand');
  expect([...foreignAreas([...beside, renamed])], 'others of its area have rows').not.toContain('iot');
  expect(callProblems('iot/brand', renamed.calls)[0]).toContain(
    'page: no row of tests/spec/rows-0X.tsv is "GET /iott/v3/web/brand/page"',
  );
  expect([...foreignAreas([schema('depot/part', '/iot/v3/web/parts')])], 'its service is one of theirs').toEqual([]);
  expect([...foreignAreas([schema('depot/part', '/depot/part', ['V-012'])])], 'it says to cover a row').toEqual([]);
});

it('takes a call for choices for none of its own', () => {
  const calls = callsOf(
    defineResource({ name: 'depot/part', api: service('/depot')('part'), fields: { name: text() } }),
  );
  const aside = schema('depot/x', '/iot/v3/web/brand').calls.map((one) => ({ ...one, aside: true }));
  expect([...foreignAreas([{ name: 'depot/part', calls: [...calls, ...aside] }])]).toEqual(['depot']);
});
