import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Both are processes that start others; a machine that does more beside is slow, and no failure. */
const PATIENCE = 300_000;

/** What `npm run check -- <words>` prints below a folder, and how it ends. None of it knows that a test started it. */
function check(
  root: string,
  ...words: string[]
): Promise<{ readonly status: number | null; readonly lines: readonly string[] }> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !/^(?:VITEST|NODE_ENV$|NODE_OPTIONS$|CHECKED$|TEST$)/.test(key)),
  );
  const child = spawn(process.execPath, [`${root}/src/tools/check.mjs`, ...words], { cwd: root, env });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  child.stderr.on('data', (part: Buffer) => parts.push(part));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) =>
      resolve({
        status,
        lines: Buffer.concat(parts)
          .toString()
          .replace(/\d+\.\d s/g, '_ s')
          .trim()
          .split('\n'),
      }),
    );
  });
}

const part = (status: string) => `import { defineResource, enumeration, text } from '@/dsl';

export const part = defineResource({
  name: 'depot/part',
  api: '/depot/part',
  fields: { name: text({ required: true }), status: ${status} },
});
`;
const shelf = `import { defineResource, text } from '@/dsl';

export const shelf = defineResource({ name: 'depot/shelf', api: '/depot/shelf', fields: { name: text() } });
`;
const texts = (basic: string, name: string, status: string, spare: string) => ({
  sections: { basic },
  resources: {
    'depot/part': { name, one: name, fields: { name, status }, enums: { status: { 0: spare } } },
    'depot/shelf': { name, one: name, fields: { name } },
  },
});

/**
 * A project with two schemas of its own: the tone of one is misspelt and its label is not translated; nothing is wrong
 * with the other, whose contract cannot begin.
 */
let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'check-'));
  cpSync('src', `${root}/src`, { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) });
  cpSync('tsconfig.json', `${root}/tsconfig.json`);
  for (const [path, content] of Object.entries({
    'schemas/depot/part.ts': part("enumeration([0], { tones: { 0: 'succes' } })"),
    'schemas/depot/shelf.ts': shelf,
    'tests/contract/resource.test.ts':
      "import { beforeAll, test } from 'vitest';\nbeforeAll(() => { throw new Error('The sign-in took too long'); });\ntest('a', () => {});\n",
    'vitest.config.mjs':
      "export default { test: { projects: [{ test: { name: 'logic', include: ['tests/**/*.test.ts'] } }] } };\n",
    'locales/depot/en.json': JSON.stringify(texts('Basics', 'Part', 'Status', 'Spare')),
    'locales/depot/zh.json': JSON.stringify(texts('基本', '部件', 'Status', '备用')),
    'resources/README.md': '',
    'package.json': '{ "type": "module" }',
  })) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  symlinkSync(join(process.cwd(), 'node_modules'), `${root}/node_modules`, 'dir');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it(
  'tells of a resource that everything holds for',
  async () => {
    const { status, lines } = await check(process.cwd(), 'ticket/leader');
    expect(lines).toEqual([
      'ok   names (_ s)',
      'ok   linter and texts (_ s)',
      'ok   types (_ s)',
      expect.stringMatching(/^ok {3}contract, [1-9]\d* tests \(_ s\)$/),
      '4 passed, 0 failed',
    ]);
    expect(status).toBe(0);
  },
  PATIENCE,
);

it(
  'tells what is wrong with its file, its property and what to write, and runs no contract tests of it',
  async () => {
    const { status, lines } = await check(root, 'depot/part');
    expect(lines).toEqual([
      'ok   names (_ s)',
      'FAIL linter and texts (_ s)',
      '     error: schemas/depot/part.ts: fields.status.tones.0: "succes" is no tone. Did you mean "success"? There are neutral, info, success, warning, serious, error.',
      '     error: locales/depot: resources.depot/part.fields.status: "Status" stands in zh.json, too. Translate it; a proper name or unit goes into locales/same.json.',
      'FAIL types (_ s)',
      expect.stringContaining('schemas/depot/part.ts(6,'),
      '     contract: not run until linter and types find nothing',
      '1 passed, 2 failed',
    ]);
    expect(status).toBe(1);
  },
  PATIENCE,
);

it(
  'fails when not one test of the contract ran',
  async () => {
    const { status, lines } = await check(root, 'depot/shelf');
    expect(lines).toEqual([
      'ok   names (_ s)',
      'ok   linter and texts (_ s)',
      'ok   types (_ s)',
      'FAIL contract, 0 tests (_ s)',
      '     tests/contract/resource.test.ts did not get through its tests: The sign-in took too long',
      '3 passed, 1 failed',
    ]);
    expect(status).toBe(1);
  },
  PATIENCE,
);

it(
  'says which names there are when there is none of that name',
  async () => {
    const { status, lines } = await check(root, 'depot/parts', 'store/part');
    expect(lines).toEqual([
      'Usage: npm run check -- <area>/<entity>…, or <area> for all of it',
      'There is no schemas/depot/parts.ts.',
      'There is no schemas/store/part.ts; did you mean depot/part?',
    ]);
    expect(status).toBe(1);
  },
  PATIENCE,
);
