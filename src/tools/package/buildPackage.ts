import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { doorPointer } from '../doorsPlugin';
import { builtName, compileModule, type Compiled } from './compileModule';
import { declare } from './declare';
import { BEGINNINGS, packageDoors } from './doors';
import { filesFound } from './globs';
import { CLIENT, manifest, type Origin } from './manifest';
import { ownFiles } from './ownFiles';
import { readme } from './readme';
import { resolver } from './resolver';

/** Files that are found by their places in every project. */
const FOUND = [
  '/schemas/*/**/*.ts',
  '/resources/*/**/*.{views,page}.tsx',
  '/locales/*/*.json',
  '/mocks/areas/**/*.{module,source}.ts',
  '/mocks/areas/**/module.ts',
];
/** What is copied as it is. */
const COPIED = [
  'CHANGELOG.md',
  'LICENSE',
  'deploy/nginx',
  'deploy/start.sh',
  'resources/public/brands.json',
  'resources/public/brands',
  CLIENT,
];
/** Documents for those who write a console; others are about this repository. */
const DOCUMENTS = [
  'backend',
  'cookbook',
  'deploy',
  'glossary',
  'languages',
  'react-admin',
  'reports',
  'schema',
  'theme',
  'upgrade',
  'views',
].map((name) => `docs/${name}.md`);

/** Every module that doors and beginnings lead to. */
async function modulesFrom(root: string, beginnings: readonly string[]) {
  const sources = { root, isOwn: ownFiles(root), point: doorPointer(root), resolve: resolver(root) };
  const modules = new Map<string, Compiled>();
  const copied = new Set<string>();
  const left = [...beginnings, ...filesFound(root, FOUND).filter(sources.isOwn)];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (modules.has(file) || copied.has(file)) continue;
    if (!/\.(?:tsx?|mjs)$/.test(file) || file.endsWith('.d.ts')) copied.add(file);
    else {
      const compiled = await compileModule(file, readFileSync(`${root}/${file}`, 'utf8'), sources);
      modules.set(file, compiled);
      left.push(...compiled.files);
    }
  }
  return { modules, copied, resolve: sources.resolve };
}

/** Declarations of modules and of all that these name: what is a type alone has no module. */
function declarationsOf(
  modules: readonly string[],
  declared: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const left = modules.map((path) => path.replace(/\.tsx?$/, '.d.ts'));
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    const text = declared.get(path);
    if (text === undefined || found.has(path)) continue;
    found.set(path, text);
    for (const [, name = ''] of text.matchAll(/["'](\.{1,2}\/[^"']+)\.js["']/g))
      left.push(`${posix.join(posix.dirname(path), name)}.d.ts`);
  }
  return found;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** What was written. */
export interface BuiltPackage {
  readonly folder: string;
  readonly version: string;
  readonly modules: number;
  readonly doors: readonly string[];
}

/**
 * Writes the framework as an npm package: JavaScript and declarations of every module its doors lead to, and
 * `package.json` with one export a door.
 *
 * @param root folder of the repository
 * @param folder where the package is written; it is emptied
 * @param version default: that of `package.json`
 */
export async function buildPackage(root: string, folder: string, version?: string): Promise<BuiltPackage> {
  const origin = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as Origin;
  const doors = packageDoors(root);
  const { modules, copied, resolve } = await modulesFrom(root, [...doors.values(), ...BEGINNINGS]);
  const typed = [...modules.keys()].filter((path) => /\.tsx?$/.test(path));
  const declared = declare({ root, files: typed, cache: 'node_modules/.cache/package', comments: true, resolve });
  rmSync(folder, { recursive: true, force: true });
  for (const [path, { code }] of modules) write(`${folder}/${builtName(path)}`, code);
  for (const path of copied) {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    copyFileSync(`${root}/${path}`, `${folder}/${path}`);
  }
  for (const [path, text] of declarationsOf([...modules.keys()], declared)) write(`${folder}/${path}`, text);
  for (const path of modules.keys()) {
    const beside = path.replace(/\.mjs$/, '.d.mts');
    if (beside !== path && existsSync(`${root}/${beside}`)) copyFileSync(`${root}/${beside}`, `${folder}/${beside}`);
  }
  for (const name of [...COPIED, ...DOCUMENTS])
    if (existsSync(`${root}/${name}`)) cpSync(`${root}/${name}`, `${folder}/${name}`, { recursive: true });
  write(`${folder}/README.md`, readme(DOCUMENTS));
  const compiled = [...modules];
  const alone = new Set(compiled.flatMap(([, { loadedAlone }]) => loadedAlone));
  const acting = [
    ...compiled.flatMap(([path, one]) => (one.acts || one.loadedAlone.length > 0 ? [path] : [])),
    ...[...copied].filter((path) => path.endsWith('.css')),
    ...alone,
  ];
  const content = {
    doors,
    packages: [...new Set(compiled.flatMap(([, { packages }]) => packages))],
    acting: [...new Set(acting)].sort(),
  };
  // what Vite prepares for a browser while a console is developed
  const inPages = compiled.flatMap(([path, { packages }]) =>
    /^(?:src\/(?!tools\/)|resources\/)/.test(path) && !/\/testing\//.test(path) ? packages : [],
  );
  write(`${folder}/packages.json`, `${JSON.stringify([...new Set(inPages)].sort())}\n`);
  const packageJson = manifest({ ...origin, ...(version !== undefined && { version }) }, content);
  write(`${folder}/package.json`, `${JSON.stringify(packageJson, null, 2)}\n`);
  return { folder, version: version ?? origin.version, modules: modules.size, doors: [...doors.keys()] };
}
