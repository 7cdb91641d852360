import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mergeMessages } from '@/data/texts/mergeMessages';
import { lintResource, type LintMessages } from '@/schema/lint';
import { newResource } from '@/tools/newResource/newResourceCommand';
import { generatedResources } from '../contract/signedIn';

const RESOURCES = [
  'plant/maker',
  'plant/inverter',
  'plant/inspection',
  'depot/category',
  'depot/spare-part',
  'depot/stock-taking',
  'wms/warehouse',
  'wms/material',
  'wms/stock-record',
  'grid/substation',
  'grid/feeder',
  'grid/outage',
];
const DOCUMENTS = { plant: 'plant.yaml', depot: 'depot.json', wms: 'wms.json', grid: 'grid.yaml' };
const AREAS = Object.keys(DOCUMENTS);
const FILES = ['services', ...RESOURCES].map((name) => `schemas/${name}.ts`);
const DATA = AREAS.flatMap((area) => [
  `locales/${area}/en.json`,
  `locales/${area}/zh.json`,
  `mocks/menus/${area}.json`,
]);
const fixture = (path: string) => `${process.cwd()}/tests/fixtures/generated/${path}`;

let root = '';
const said = new Map<string, string>();
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'generated-'));
  mkdirSync(`${root}/schemas`);
  writeFileSync(`${root}/schemas/services.ts`, "import { service } from '@/dsl';\n");
  for (const [area, file] of Object.entries(DOCUMENTS))
    said.set(area, await newResource(['--openapi', `tests/fixtures/openapi/${file}`], root));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/*
 * What stands in tests/fixtures/generated is type-checked as every schema, and the contract tests hold for it. It is
 * written anew by `npx vitest run tests/unit/generated.test.ts -u`.
 */
describe('resources of OpenAPI 3 and Swagger 2 documents, tidy, as Spring writes them, and of a REST service', () => {
  it.each([...FILES, ...DATA])('%s', async (path) => {
    await expect(readFileSync(`${root}/${path}`, 'utf8')).toMatchFileSnapshot(fixture(path));
  });

  it.each(AREAS)('tell what the document of %s leaves open', async (area) => {
    await expect(`${said.get(area) ?? ''}\n`).toMatchFileSnapshot(fixture(`${area}.txt`));
  });

  it('are schemas of less than 80 lines, without findings', () => {
    for (const path of FILES) expect(readFileSync(`${root}/${path}`, 'utf8').split('\n').length, path).toBeLessThan(80);
    const texts = (locale: string) =>
      mergeMessages(
        ...['../locales/common', ...AREAS.map((area) => `${root}/locales/${area}`)].map(
          (folder) =>
            JSON.parse(readFileSync(`${folder.replace('..', process.cwd())}/${locale}.json`, 'utf8')) as LintMessages,
        ),
      );
    const messages = { en: texts('en') as LintMessages, zh: texts('zh') as LintMessages };
    const known = new Set(generatedResources.map(({ name }) => name));
    expect(generatedResources.map(({ name }) => name).toSorted()).toEqual(RESOURCES.toSorted());
    expect(generatedResources.flatMap((one) => lintResource(one, { known, messages }))).toEqual([]);
  });
});
