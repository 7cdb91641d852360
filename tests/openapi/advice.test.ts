import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compile } from '@/tools/check/compile.mjs';
import type { Note, ResourceDraft } from '@/tools/newResource/draft';
import { gatherFiles } from '@/tools/newResource/openApi/gatherFiles';
import { readDocument } from '@/tools/newResource/openApi/readDocument';
import { readOpenApi } from '@/tools/newResource/openApi/readOpenApi';
import { fieldSource } from '@/tools/newResource/schemaSource';
import { documents } from './documents';

/** A compiler among others takes its time; a slow machine is no failure. */
const PATIENCE = 300_000;

const CACHE = join(process.cwd(), 'node_modules/.cache');
mkdirSync(CACHE, { recursive: true });
const folder = mkdtempSync(join(CACHE, 'advice-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Advice {
  readonly note: Note;
  readonly draft: ResourceDraft | undefined;
}

/** Modules that declare something of others. */
const DECLARED = ['src/data/registry/resourceViews.ts', 'src/theme/createConsoleTheme.ts'];
const SENTENCE = /^[A-Z][^{}]*\.$/;
const PROPERTY = /^(\w+): /;
/** Where a property of that name stands. */
const OF_RESOURCE = new Set(['list', 'recordTitle', 'actions', 'tree', 'form']);
const OF_API = new Set(['sort', 'read', 'id', 'page', 'create', 'edit', 'validate', 'deleteMany']);
const OF_FIELD = new Set(['decimals', 'required', 'rules', 'samples', 'unit', 'min', 'max']);

/** A field type with most options, for an option that is told alone. */
const hostOf = (option: string): string =>
  /^(?:rules|samples|required)/.test(option) ? `text({ ${option}\n})` : `number({ ${option}\n})`;

/** The advice where it says, in a file of its own. */
function sourceOf({ note: { write }, draft }: Advice): string {
  const name = PROPERTY.exec(write)?.[1] ?? '';
  const fields = (draft?.fields ?? []).filter((one) => one.name !== name).map((one) => `${fieldSource(one, '  ')},\n`);
  const resource = (api: string, more: string, field = '') =>
    `defineResource({ name: 'a/b', api: { base: '/a/b', page: 'GET page'${api} },\n fields: { ${fields.join('')}${field} ${fields.length === 0 && field === '' ? 'name: dsl.text(),' : ''} },\n ${more} });`;
  const body = /^service\(/.test(write)
    ? `dsl.${write}`
    : name === ''
      ? resource('', '', `asAdvised: ${write},\n`.replace(/ \/\/.*(?=,\n)/, ''))
      : name === 'wire'
        ? `dsl.service('/a', { ${write}\n});`
        : name === 'visible'
          ? resource('', `actions: { act: { on: 'row', call: 'POST act', ${write}\n} },`)
          : OF_RESOURCE.has(name)
            ? resource('', `${write}\n`)
            : OF_API.has(name)
              ? `dsl.defineResource({ name: 'a/b', api: { base: '/a/b', ${write}\n}, fields: { name: dsl.text() } });`
              : OF_FIELD.has(name)
                ? resource('', '', `asAdvised: ${hostOf(write)},\n`)
                : resource('', '', `${write}\n`);
  return `/* ${JSON.stringify(write).replaceAll('*/', '* /')} */\n${body}\n`;
}

const BUILDERS = new Set(readdirSync('src/fields').filter((name) => existsSync(`src/fields/${name}/type.ts`)));

it(
  'gives advice that can be written where it says',
  async () => {
    const all: Advice[] = [];
    for (const { file, path, text } of documents()) {
      const document = await gatherFiles(readDocument(text, path), path, async (one) => readFileSync(one, 'utf8'));
      const { drafts, notes } = readOpenApi(document, { file, area: 'shop', existing: new Map() });
      all.push(...notes.map((note) => ({ note, draft: drafts.find(({ name }) => name === note.resource) })));
    }
    const coded = all.filter(({ note }) => !SENTENCE.test(note.write));
    expect(coded.length).toBeGreaterThan(20);
    const used = [...BUILDERS, 'defineResource', 'range', 'pattern', 'rule', 'rules', 'section'];
    const head = `import * as dsl from '@/dsl';\nconst { ${used.join(', ')} } = dsl;\nvoid [${used.join(', ')}];\n`;
    const different = [...new Map(coded.map((one) => [sourceOf(one), one])).keys()];
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'advice.ts'), head + different.join('\n'));
    const up = (path: string) => `../../../${path}`;
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: up('tsconfig.json'),
        compilerOptions: { paths: { '@/*': [up('src/*')] }, noUnusedLocals: false, noUnusedParameters: false },
        include: [up('src/**/*.d.ts')],
        files: ['advice.ts', ...DECLARED.map(up)],
        exclude: [],
      }),
    );
    const { problems } = await compile(process.cwd(), ['-p', join(folder, 'tsconfig.json')]);
    const lines = readFileSync(join(folder, 'advice.ts'), 'utf8').split('\n');
    const told = problems.map((one) => {
      const line = Number(/advice\.ts\((\d+),/.exec(one)?.[1] ?? 0);
      const of = lines.slice(0, line).findLast((each) => each.startsWith('/* '));
      return `${of ?? ''} ${one}`;
    });
    expect(told).toEqual([]);
  },
  PATIENCE,
);
