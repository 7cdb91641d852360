import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NAME } from '../package/names.mjs';
import { projectFiles } from './projectFiles.mjs';
import { isBefore, upgradeProject } from './upgradeProject.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, content: string | object): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
}
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const manifestOf = () =>
  JSON.parse(read('package.json')) as Readonly<
    Record<'scripts' | 'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
  >;

const known = { react: '19.3.1', 'react-admin': '5.15.4', vite: '8.3.8' };
const origin = { engines: { node: '>=20' }, dependencies: known, devDependencies: {} };
const upgrade = (content: string, peers = {}) =>
  upgradeProject(folder, {
    pack: async (to) => {
      writeFileSync(join(to, `${NAME}-0.2.0.tgz`), content);
      return { file: `${NAME}-0.2.0.tgz` };
    },
    filesWith: (file) => projectFiles({ name: 'shop', file, origin }),
    known,
    peers: () => peers,
  });

describe('a project of version 0.1, which was laid over the framework', () => {
  beforeEach(() => {
    write('package.json', {
      name: 'shop',
      scripts: { start: 'console start', test: 'console test', 'build:demo': 'console build:demo', lint: 'mine' },
      dependencies: { [NAME]: `file:framework/${NAME}-0.1.0-e76ecda8.tgz` },
    });
    write('tsconfig.json', {
      extends: `./node_modules/${NAME}/tsconfig.json`,
      compilerOptions: { paths: { '@/*': [`./node_modules/${NAME}/src/*`] }, noImplicitOverride: true },
    });
    write('.gitignore', 'node_modules/\n.console/\n');
    write('README.md', '# mine\n');
    write('schemas/shop/good.ts', "import { defineResource } from '@/dsl';\n");
    write(
      'resources/shop/good.views.tsx',
      "import { defineViews } from '@/crud/views';\nimport { good } from '@schemas/shop/good';\n",
    );
    write('mocks/areas/shop/module.ts', "import type { BackendModule } from '@mocks/module';\n");
    write('resources/public/brands.json', '{"mine": true}');
  });

  it('becomes an ordinary Vite project, and what it wrote stays', async () => {
    await upgrade('new');
    expect(manifestOf().scripts).toMatchObject({
      start: 'console start',
      test: 'vitest run',
      dev: 'vite',
      lint: 'mine',
    });
    expect(manifestOf().scripts).not.toHaveProperty('build:demo');
    expect(manifestOf().dependencies).toMatchObject({ [NAME]: `file:framework/${NAME}-0.2.0.tgz`, react: '19.3.1' });
    expect(manifestOf().devDependencies).toMatchObject({ vite: '8.3.8' });
    const { extends: above, compilerOptions } = JSON.parse(read('tsconfig.json')) as Record<string, object>;
    expect([above, compilerOptions]).toEqual([undefined, expect.objectContaining({ noImplicitOverride: true })]);
    expect(compilerOptions).not.toHaveProperty('paths');
    for (const path of ['vite.config.ts', 'index.html', 'src/main.tsx', 'tests/contract.test.ts', 'Dockerfile'])
      expect(existsSync(join(folder, path)), path).toBe(true);
    expect(read('README.md')).toBe('# mine\n');
    expect(read('.gitignore')).toMatch(/^node_modules\/\n\.console\/\ndist\//);
    expect(read('public/brands.json')).toBe('{"mine": true}');
    expect(existsSync(join(folder, 'resources/public'))).toBe(false);
  });

  it('imports by the names of the package', async () => {
    await upgrade('new');
    expect(read('schemas/shop/good.ts')).toContain(`from '${NAME}'`);
    expect(read('resources/shop/good.views.tsx')).toContain(`from '${NAME}/crud/views'`);
    expect(read('resources/shop/good.views.tsx')).toContain("from '../../schemas/shop/good'");
    expect(read('mocks/areas/shop/module.ts')).toContain(`from '${NAME}/backend'`);
  });

  it('gets no test of a schema that it has not', async () => {
    await upgrade('new');
    expect(existsSync(join(folder, 'schemas/depot'))).toBe(false);
    expect(existsSync(join(folder, 'tests/e2e/part.spec.ts'))).toBe(false);
  });
});

describe('an ordinary project', () => {
  beforeEach(() => {
    write('vite.config.ts', '// mine');
    write('package.json', {
      scripts: { test: 'mine' },
      dependencies: { [NAME]: `file:framework/${NAME}-0.2.0.tgz`, react: '19.3.1', 'react-admin': '5.13.0' },
    });
    write(`framework/${NAME}-0.2.0.tgz`, 'old');
  });

  it('keeps all it has, and gets another file where the version says nothing of what differs', async () => {
    expect(await upgrade('new')).toEqual([`${NAME}-0.2.0.tgz -> ${NAME}-0.2.0-2.tgz`]);
    expect([read(`framework/${NAME}-0.2.0.tgz`), read(`framework/${NAME}-0.2.0-2.tgz`)]).toEqual(['old', 'new']);
    expect(manifestOf().dependencies[NAME]).toBe(`file:framework/${NAME}-0.2.0-2.tgz`);
    expect([read('vite.config.ts'), manifestOf().scripts]).toEqual(['// mine', { test: 'mine' }]);
    expect(existsSync(join(folder, 'index.html'))).toBe(false);
    expect(await upgrade('new')).toEqual([`${NAME}-0.2.0-2.tgz -> ${NAME}-0.2.0-2.tgz`]);
  });

  it('gets later versions of packages that the framework would refuse, and no others', async () => {
    expect(await upgrade('new', { react: '^19.0.0', 'react-admin': '^5.14.0' })).toContain(
      'raised: react-admin 5.15.4',
    );
    expect(manifestOf().dependencies).toMatchObject({ react: '19.3.1', 'react-admin': '5.15.4' });
  });
});

it.each([
  ['5.13.0', '^5.14.0', true],
  ['5.14.0', '^5.14.0', false],
  ['^5.13.0', '^5.14.0', false],
  ['^4.9.0', '^5.14.0', true],
  ['6.0.0', '^5.14.0', false],
  ['^19', '^19.0.0', false],
  ['github:some/fork', '^5.14.0', false],
])('tells whether %s comes before %s: %s', (range, other, before) => {
  expect(isBefore(range, other)).toBe(before);
});
