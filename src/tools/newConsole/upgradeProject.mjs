/*
 * Gives a project a later version of the framework. What the project wrote stays: files are added, imports get the
 * names of the package, versions are raised that the framework would refuse. Plain Node.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { NAME, packagedSource } from '../package/names.mjs';

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** A file of a folder, by its path below it. */
const filesBelow = (folder, part) =>
  existsSync(join(folder, part))
    ? readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile())
        .map((one) =>
          join(one.parentPath, one.name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        )
    : [];

function put(folder, path, content) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/**
 * Packs into the `framework` of a project. What differs from a package of the same version there is numbered, so that
 * npm sees that there is something to install and people see which is newer: `…-0.2.0-2.tgz`.
 *
 * @param pack packs into a folder, and gives `{file}`
 * @returns the name of the file
 */
export async function addArchive(folder, pack) {
  const stage = mkdtempSync(join(tmpdir(), 'framework-'));
  try {
    const { file } = await pack(stage);
    const content = readFileSync(join(stage, file));
    mkdirSync(folder, { recursive: true });
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? file : file.replace(/\.tgz$/, `-${number}.tgz`);
      const path = join(folder, name);
      if (existsSync(path) && !readFileSync(path).equals(content)) continue;
      copyFileSync(join(stage, file), path);
      return name;
    }
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

const numbersOf = (range) => (/(\d+)\.(\d+)\.(\d+)/.exec(range) ?? /(\d+)/.exec(range) ?? []).slice(1).map(Number);

/** Whether all versions of a range come before another: `5.1.2` before `^5.2.0`. */
export function isBefore(range, other) {
  const [own, wanted] = [numbersOf(range), numbersOf(other)];
  if (own.length === 0) return false; // of no registry
  const at = wanted.findIndex((part, index) => part !== (own[index] ?? 0));
  // a caret reaches every later version of its first number
  return at >= 0 && (own[at] ?? 0) < wanted[at] && !(at > 0 && /^[\^>]/.test(range));
}

/** Raises versions of the project that the framework refuses; tells which. */
function raiseVersions(own, peers, known) {
  return [own.dependencies, own.devDependencies].flatMap((all = {}) =>
    Object.entries(all).flatMap(([name, range]) => {
      if (peers[name] === undefined || known[name] === undefined || !isBefore(range, peers[name])) return [];
      all[name] = known[name];
      return [`${name} ${known[name]}`];
    }),
  );
}

/** Scripts of before that were commands of the framework, and those that are missing. */
function renewScripts(own, scripts) {
  const left = Object.entries(own).filter(([name, said]) => said !== `console ${name}`);
  return { ...scripts, ...Object.fromEntries(left) };
}

/** The names of the package in place of aliases; gives the files that changed. */
function renameImports(folder) {
  return ['schemas', 'resources', 'mocks', 'tests', 'src']
    .flatMap((part) => filesBelow(folder, part))
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => {
      const source = readFileSync(join(folder, path), 'utf8');
      const renamed = packagedSource(path, source);
      if (renamed !== source) writeFileSync(join(folder, path), renamed);
      return renamed !== source;
    });
}

/** What a project of before 0.2 has below `resources/public` is below `public` of an ordinary one. */
function movePublic(folder) {
  const from = 'resources/public';
  const moved = filesBelow(folder, from).filter((path) => !existsSync(join(folder, path.replace(from, 'public'))));
  for (const path of moved) {
    const to = join(folder, path.replace(from, 'public'));
    mkdirSync(dirname(to), { recursive: true });
    renameSync(join(folder, path), to);
  }
  if (filesBelow(folder, from).length === 0) rmSync(join(folder, from), { recursive: true, force: true });
  return moved;
}

/** Files that hold for one schema of a new project, and none of another. */
const OF_PART = /(?:^|\/)part\.(?:test|spec)\.ts$/;

/**
 * Makes an ordinary Vite project of one that was laid over the framework, as all were before version 0.2. Its files
 * stay, and those that are missing are written.
 *
 * @param files of a new project, by path
 * @returns what was done, a line each
 */
export function makeOrdinary(folder, files) {
  const own = readJson(join(folder, 'package.json'));
  const fresh = JSON.parse(files['package.json']);
  put(
    folder,
    'package.json',
    json({
      ...own,
      scripts: renewScripts(own.scripts ?? {}, fresh.scripts),
      dependencies: { ...fresh.dependencies, ...own.dependencies },
      devDependencies: { ...fresh.devDependencies, ...own.devDependencies },
    }),
  );
  const tsconfig = readJson(join(folder, 'tsconfig.json'));
  const options = { ...tsconfig.compilerOptions };
  delete options.paths;
  const renewed = JSON.parse(files['tsconfig.json']);
  if (String(tsconfig.extends).includes(NAME))
    put(folder, 'tsconfig.json', json({ ...renewed, compilerOptions: { ...renewed.compilerOptions, ...options } }));
  const ignored = existsSync(join(folder, '.gitignore')) ? readFileSync(join(folder, '.gitignore'), 'utf8') : '';
  const more = files['.gitignore'].split('\n').filter((line) => line && !ignored.split('\n').includes(line));
  if (more.length > 0) put(folder, '.gitignore', `${ignored.trimEnd()}\n${more.join('\n')}\n`.trimStart());
  const moved = movePublic(folder);
  const written = Object.keys(files).filter(
    (path) =>
      !existsSync(join(folder, path)) && !(OF_PART.test(path) && !existsSync(join(folder, 'schemas/depot/part.ts'))),
  );
  for (const path of written) put(folder, path, files[path]);
  const renamed = renameImports(folder);
  return [
    `written: ${written.join(' ')}`,
    ...(moved.length > 0 ? [`moved to public: ${moved.join(' ')}`] : []),
    ...(renamed.length > 0 ? [`named by the package in: ${renamed.join(' ')}`] : []),
  ];
}

/**
 * @param folder of the project
 * @param options `pack`: packs the framework into a folder; `files`: those of a new project with a file of the package;
 *   `known`: versions of packages by their names; `peersOf`: what a package of the framework asks for
 * @returns what was done, a line each
 */
export async function upgradeProject(folder, { pack, filesWith, known, peers }) {
  const path = join(folder, 'package.json');
  const before = readJson(path).dependencies?.[NAME];
  if (!before) throw new Error(`${path} does not name ${NAME}.`);
  const file = await addArchive(join(folder, 'framework'), pack);
  const done = existsSync(join(folder, 'vite.config.ts')) ? [] : makeOrdinary(folder, filesWith(file));
  const own = readJson(path);
  own.dependencies[NAME] = `file:framework/${file}`;
  const raised = raiseVersions(own, peers(), known);
  writeFileSync(path, json(own));
  return [
    `${before.replace(/^.*\//, '')} -> ${file}`,
    ...done,
    ...(raised.length > 0 ? [`raised: ${raised.join(', ')}`] : []),
  ];
}
