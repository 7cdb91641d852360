// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mergeMessages } from '@/data/mergeMessages';
import { lintResource, type LintMessages } from '@/schema/lint';
import { newResource } from '@/tools/newResource/command';
import { generatedResources } from '../contract/signedIn';

const FILES = ['services', 'plant/maker', 'plant/inverter', 'plant/inspection', 'depot/category', 'depot/spare-part', 'depot/stock-taking'].map((name) => `schemas/${name}.ts`);
const DATA = ['plant', 'depot'].flatMap((area) => [`locales/${area}/en.json`, `locales/${area}/zh.json`, `mocks/menus/${area}.json`]);
const fixture = (path: string) => `${process.cwd()}/tests/fixtures/generated/${path}`;

let root = '';
const said = { plant: '', depot: '' };
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'generated-'));
  mkdirSync(`${root}/schemas`);
  writeFileSync(`${root}/schemas/services.ts`, "import { service } from '@/dsl';\n");
  said.plant = await newResource(['--openapi', 'tests/fixtures/openapi/plant.yaml'], root);
  said.depot = await newResource(['--openapi', 'tests/fixtures/openapi/depot.json'], root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/*
 * What stands in tests/fixtures/generated is type-checked as every schema, and the contract tests hold for it. It is
 * written anew by `npx vitest run tests/unit/generated.test.ts -u`.
 */
describe('resources of an OpenAPI 3 and a Swagger 2 document', () => {
  it.each([...FILES, ...DATA])('%s', async (path) => {
    await expect(readFileSync(`${root}/${path}`, 'utf8')).toMatchFileSnapshot(fixture(path));
  });

  it('tell what was not decided', async () => {
    await expect(`${said.plant}\n`).toMatchFileSnapshot(fixture('plant.txt'));
    await expect(`${said.depot}\n`).toMatchFileSnapshot(fixture('depot.txt'));
  });

  it('are schemas of less than 80 lines, without findings', () => {
    for (const path of FILES) expect(readFileSync(`${root}/${path}`, 'utf8').split('\n').length, path).toBeLessThan(80);
    const texts = (locale: string) =>
      mergeMessages(...['../locales/common', root + '/locales/plant', root + '/locales/depot'].map((folder) => JSON.parse(readFileSync(`${folder.replace('..', process.cwd())}/${locale}.json`, 'utf8')) as LintMessages));
    const messages = { en: texts('en') as LintMessages, zh: texts('zh') as LintMessages };
    const known = new Set(generatedResources.map(({ name }) => name));
    expect(generatedResources).toHaveLength(6);
    expect(generatedResources.flatMap((one) => lintResource(one, { known, messages }))).toEqual([]);
  });
});
