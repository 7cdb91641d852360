import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { mergeMessages } from '@/data/texts/mergeMessages';
import { lintResource, type LintMessages } from '@/schema/lint';
import { newResource } from '@/tools/newResource/newResourceCommand';
import { generatedResources } from '../contract/signedIn';
import { documents } from '../openapi/documents';

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

/**
 * A document of tests/openapi below a path of its own: all of these speak differently, and how a service speaks is said
 * of its path.
 */
function below(path: string, text: string): string {
  const document = parse(text) as { servers?: readonly { url: string }[]; basePath?: string; swagger?: string };
  if (document.swagger !== undefined)
    return JSON.stringify({ ...document, basePath: path + (document.basePath ?? '') });
  const url = (document.servers?.[0]?.url ?? '').replace(/^https?:\/\/[^/]*/, '');
  return JSON.stringify({ ...document, servers: [{ url: path + url }] });
}

/** Documents of other shapes, each of which once gave nothing or the wrong thing, by the area they are written to. */
const SHAPES = new Map(
  documents()
    .filter(({ path }) => path.startsWith('tests/openapi/'))
    .map((one) => [`doc-${one.file.slice(0, 2)}`, one]),
);
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
  for (const [area, { path, text }] of SHAPES) {
    const folder = `${root}/documents/${area}`;
    cpSync(path.endsWith('/api.yaml') ? path.slice(0, -'/api.yaml'.length) : path, folder, { recursive: true });
    if (!path.endsWith('/api.yaml')) {
      rmSync(folder);
      mkdirSync(folder);
    }
    writeFileSync(`${folder}/api.json`, below(`/${area}`, text));
    await newResource(['--openapi', `${folder}/api.json`, '--area', area], root);
  }
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

  it.each([...SHAPES.keys()])('%s', async (area) => {
    const written = ['schemas', 'locales'].flatMap((folder) =>
      readdirSync(`${root}/${folder}/${area}`).map((file) => `${folder}/${area}/${file}`),
    );
    expect(written.length).toBeGreaterThan(2);
    for (const path of [...written, `mocks/menus/${area}.json`])
      await expect(readFileSync(`${root}/${path}`, 'utf8')).toMatchFileSnapshot(fixture(path));
  });

  it.each(AREAS)('tell what the document of %s leaves open', async (area) => {
    await expect(`${said.get(area) ?? ''}\n`).toMatchFileSnapshot(fixture(`${area}.txt`));
  });

  it('are schemas of less than 80 lines, without findings', () => {
    for (const path of FILES.filter((one) => !one.endsWith('services.ts')))
      expect(readFileSync(`${root}/${path}`, 'utf8').split('\n').length, path).toBeLessThan(80);
    const texts = (locale: string) =>
      mergeMessages(
        ...['../locales/common', ...[...AREAS, ...SHAPES.keys()].map((area) => `${root}/locales/${area}`)].map(
          (folder) =>
            JSON.parse(readFileSync(`${folder.replace('..', process.cwd())}/${locale}.json`, 'utf8')) as LintMessages,
        ),
      );
    const messages = { en: texts('en') as LintMessages, zh: texts('zh') as LintMessages };
    const known = new Set(generatedResources.map(({ name }) => name));
    const names = (area: string) =>
      readdirSync(`${root}/schemas/${area}`).map((file) => `${area}/${file.replace(/\.ts$/, '')}`);
    expect([...known].toSorted()).toEqual([...RESOURCES, ...[...SHAPES.keys()].flatMap(names)].toSorted());
    expect(generatedResources.flatMap((one) => lintResource(one, { known, messages }))).toEqual([]);
  });
});
