import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineResource, text } from '@/dsl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { borrowedTexts, findingsOf, textsToWord, type Project } from './findingsOf';

const shelf = defineResource({
  name: 'depot/shelf',
  api: '/depot/shelf',
  fields: { name: text() },
  related: { parts: { resource: 'depot/part', by: { shelfld: 'id' } } },
});
const part = defineResource({
  name: 'depot/part',
  api: '/depot/part',
  fields: { name: text(), shelfId: text() },
  actions: { stock: { on: 'row' } },
});
const views = { panels: [{ key: 'plan', schema: 'depot/shelv' }] };

const texts = {
  sections: { basic: 'Basics' },
  resources: {
    'depot/shelf': { name: 'Shelves', one: 'Shelf', fields: { name: 'Name' }, related: { parts: 'Parts' } },
    'depot/part': {
      name: 'CCS',
      one: 'CHAdeMO',
      fields: { name: 'Name', shelfId: 'Acme' },
      actions: { stock: { label: 'Stock' } },
    },
  },
};
const chinese = {
  sections: { basic: '基本' },
  resources: {
    'depot/shelf': { name: '货架', one: '货架', fields: { name: '名称' }, related: { parts: '部件' } },
    'depot/part': {
      name: 'CCS',
      one: 'CHAdeMO',
      fields: { name: 'Name', shelfId: 'Acme' },
      actions: { stock: { label: '库存' } },
    },
  },
};

let root = '';
const write = (path: string, content: unknown) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
};
const project = (): Project => ({
  root,
  files: ['depot/part', 'depot/shelf'].map((expected) => ({ file: `schemas/${expected}.ts`, expected })),
  pages: [],
  load: (path) =>
    Promise.resolve(path.endsWith('.views.tsx') ? { default: views } : path.includes('part') ? { part } : { shelf }),
});

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'findings-'));
  write('locales/depot/en.json', texts);
  write('locales/depot/zh.json', chinese);
  write('locales/same.json', ['Acme']);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('holds what leads to another schema against its fields', async () => {
  expect(await findingsOf(project(), ['depot/shelf'])).toEqual([
    expect.stringContaining(
      'error: schemas/depot/shelf.ts: related.parts.by: "shelfld" is no field of depot/part, so its list would show every record. Did you mean "shelfId"?',
    ),
  ]);
});

it('finds what is not translated of a schema, and nothing of others', async () => {
  write('resources/depot/part.views.tsx', 'export default { actions: { stock: Dialog } };');
  expect(await findingsOf(project(), ['depot/part'])).toEqual([
    'error: locales/depot: resources.depot/part.fields.name: "Name" stands in zh.json, too. Translate it; a proper name or unit goes into locales/same.json.',
  ]);
});

it('knows texts that only have to be worded from those that are missing', () => {
  write('locales/depot/zh.json', {
    ...chinese,
    resources: { 'depot/part': { ...chinese.resources['depot/part'], one: '' } },
  });
  const open = textsToWord(project().root, ['depot/part', 'depot/shelf']);
  expect([...open].map(([file, said]) => [file, said.length])).toEqual([['locales/depot/zh.json', 1]]);
  write('locales/depot/zh.json', chinese);
});

it('reads the panels of views: what they need, and their headings', async () => {
  write('resources/depot/part.views.tsx', 'export default { actions: { stock: Dialog }, panels };');
  const found = await findingsOf(project(), ['depot/part']);
  expect(found).toHaveLength(4);
  expect(found[0]).toBe(
    'error: resources/depot/part.views.tsx: panels.plan.schema: There is no schema "depot/shelv". Did you mean "depot/shelf"?',
  );
  expect(found[1]).toContain('Add resources.depot/part.panels.plan to locales/depot/en.json.');
});

it('tells of a schema that is none, and looks at the others', async () => {
  const load = (path: string) =>
    path.includes('part') ? Promise.reject(new Error('schemas/depot/part.ts: api is missing.')) : project().load(path);
  write('locales/depot/zh.json', {
    ...chinese,
    resources: {
      ...chinese.resources,
      'depot/shelf': { ...chinese.resources['depot/shelf'], related: { parts: 'Parts' } },
    },
  });
  expect(await findingsOf({ ...project(), load }, ['depot/part', 'depot/shelf'])).toEqual([
    'error: schemas/depot/part.ts: api is missing.',
    expect.stringContaining('resources.depot/shelf.related.parts: "Parts" stands in zh.json, too.'),
    expect.stringContaining('resources.depot/part.fields.name'),
  ]);
});

it('tells by file what a language lacks of the texts that all pages show, its own and those of the framework', async () => {
  const framework = mkdtempSync(join(tmpdir(), 'framework-'));
  const shared = { actions: { save: 'Save', close: 'Close' }, errors: { failed: 'It failed.' } };
  mkdirSync(join(framework, 'locales/common'), { recursive: true });
  writeFileSync(join(framework, 'locales/common/en.json'), JSON.stringify(shared));
  write('locales/common/fr.json', { actions: { save: 'Enregistrer' } });
  write('locales/depot/fr.json', texts);
  write('locales/languages.json', { en: 'complete', fr: ['common'] });
  const whole = { ...project(), framework };
  const lacked = 'locales/common/fr.json: 2 of the texts in en.json are missing: actions.close, errors.failed';
  expect(await findingsOf(whole, ['depot/shelf'])).toContain(`error: ${lacked}`);
  expect(borrowedTexts(whole, ['depot/shelf'])).toEqual([]);
  write('locales/languages.json', { en: 'complete', fr: ['depot'] });
  expect(await findingsOf(whole, ['depot/shelf'])).not.toContain(`error: ${lacked}`);
  expect(borrowedTexts(whole, ['depot/shelf'])).toEqual([lacked]);
  rmSync(framework, { recursive: true });
});

it('says once that a text of a schema is missing in a language', async () => {
  write('locales/depot/zh.json', { ...chinese, resources: { 'depot/part': chinese.resources['depot/part'] } });
  const about = (await findingsOf(project(), ['depot/shelf'])).filter((one) => one.includes('depot/shelf.fields.name'));
  expect(about).toEqual([expect.stringContaining('The text is missing in "zh"')]);
});
