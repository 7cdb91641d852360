import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textsPlugin } from './textsPlugin';

let folder = '';

function write(path: string, text: object | string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof text === 'string' ? text : JSON.stringify(text));
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-')).replaceAll('\\', '/');
  write('framework/locales/common/en.json', { save: 'Save', list: { next: 'Next', last: 'Last' } });
  write('framework/locales/common/zh.json', { save: '保存' });
  write('project/locales/common/en.json', { list: { next: 'Go on' }, own: 'Mine' });
  write('project/locales/depot/en.json', { part: 'Part' });
  write(
    'project/texts.ts',
    "export const texts = import.meta.glob('/locales/*/*.json', { eager: true, import: 'default' });",
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('keeps every text of the framework that a file of the project does not say', async () => {
  const { module } = await runnerImport<{ readonly texts: unknown }>(`${folder}/project/texts.ts`, {
    root: `${folder}/project`,
    configFile: false,
    logLevel: 'silent',
    plugins: [textsPlugin(`${folder}/framework`)],
  });
  expect(module.texts).toEqual({
    '/locales/common/en.json': { save: 'Save', list: { next: 'Go on', last: 'Last' }, own: 'Mine' },
    '/locales/depot/en.json': { part: 'Part' },
  });
});
