import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relativeName } from './compileModule';

const ALIASES = ['@', '@schemas', '@mocks'] as const;
const FOLDERS: Readonly<Record<(typeof ALIASES)[number], string>> = {
  '@': 'src',
  '@schemas': 'schemas',
  '@mocks': 'mocks',
};
/** Where a declaration names another file. */
const NAMED = /(\bfrom |\bimport\(|\bimport |\bdeclare module )(["'])((?:@|@schemas|@mocks|\.{1,2})\/[^"']*)\2/g;

export interface DeclareOptions {
  /** Folder of the repository. */
  readonly root: string;
  /** Files whose declarations are wanted, below it. */
  readonly files: readonly string[];
  /** Folder below the root that the compiler may write to. It is emptied. */
  readonly cache: string;
  readonly comments: boolean;
  /** The file that a module names. */
  readonly resolve: (from: string, name: string) => string | undefined;
}

/**
 * Declarations of files and of all they import, by path: `src/dsl.d.ts`. Every other file is named relative to the one
 * that names it, so that they hold without this repository's `tsconfig.json`.
 *
 * @throws Error with what the compiler said, when it could not declare something
 */
export function declare({ root, files, cache, comments, resolve }: DeclareOptions): ReadonlyMap<string, string> {
  const folder = `${root}/${cache}`;
  const up = (path: string) => `${root}/${path}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: !comments,
    allowImportingTsExtensions: true,
    rootDir: root,
    outDir: './out',
    paths: Object.fromEntries(ALIASES.map((alias) => [`${alias}/*`, [up(`${FOLDERS[alias]}/*`)]])),
  };
  writeFileSync(
    `${folder}/tsconfig.json`,
    JSON.stringify({
      extends: up('tsconfig.json'),
      compilerOptions,
      exclude: [],
      include: [up('src/**/*.d.ts')],
      files: files.map(up),
    }),
  );
  const { status, stdout } = spawnSync(
    process.execPath,
    [up('node_modules/typescript/bin/tsc'), '-p', `${folder}/tsconfig.json`, '--pretty', 'false'],
    { encoding: 'utf8' },
  );
  const out = `${folder}/out`;
  // a module with an error has no declaration
  if (status !== 0 || !existsSync(out)) throw new Error(`Not everything could be declared.\n${stdout}`);
  const paths = readdirSync(out, { recursive: true }).map((path) => String(path).replaceAll('\\', '/'));
  return new Map(
    paths
      .filter((path) => path.endsWith('.d.ts'))
      .map((path) => {
        const named = (whole: string, before: string, quote: string, name: string) => {
          const target = resolve(path.replace(/\.d\.ts$/, '.ts'), name);
          return target ? `${before}${quote}${relativeName(path, target)}${quote}` : whole;
        };
        return [path, readFileSync(`${out}/${path}`, 'utf8').replaceAll(NAMED, named)];
      }),
  );
}
