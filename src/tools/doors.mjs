/*
 * The doors of the rooms of `src`: what may be imported from outside of a room. Reads which file stands behind each
 * name of a door. Plain Node.
 */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** File names of doors: what is promised, views of schemas, and what only the framework's own rooms use. */
const DOOR = /^src\/(?:dsl|main|registry|[a-z]+\/(?:index|views|internal|testing)|schema\/(?:dates|lint))\.tsx?$/;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const isFile = (path) => existsSync(path) && statSync(path).isFile();

export const isDoor = (path) => DOOR.test(path);
/** A door that is promised to pages, schemas and backends. */
export const isPublicDoor = (path) => isDoor(path) && !/\/internal\.tsx?$/.test(path);

/** Doors of a project, by path. */
export function doorsOf(root) {
  const src = join(root, 'src');
  const rooms = readdirSync(src).filter((name) => statSync(join(src, name)).isDirectory());
  const names = ['dsl.ts', ...rooms.flatMap((room) => readdirSync(join(src, room)).map((name) => `${room}/${name}`))];
  return names.map((name) => `src/${name}`).filter(isDoor);
}

/** Not for pages, schemas and backends: the entry of the console, and the registry of its files. */
const BEGINNINGS = new Set(['src/main.tsx', 'src/registry.ts']);

/** Doors whose names are promised. */
export const promisedDoors = (root) => doorsOf(root).filter((path) => isPublicDoor(path) && !BEGINNINGS.has(path));

/** The file an import names, relative to the project; none for a package or what is not there. */
export function fileNamed(root, from, name) {
  if (!name.startsWith('@/') && !name.startsWith('.')) return undefined;
  const base = name.startsWith('@/') ? `src/${name.slice(2)}` : posix.join(dirname(from), name);
  const ending = ENDINGS.find((one) => isFile(join(root, base + one)));
  return ending === undefined ? undefined : base + ending;
}

const LOCAL =
  /^export (?:declare )?(?:(interface|type|enum|abstract class|class|async function\*?|function\*?|const|let)) (\w+)/gm;
const FROM = /^export (type )?(?:\*( as \w+)?|\{([^}]*)\}) from '([^']+)';/gm;
const LIST = /^export (type )?\{([^}]*)\};/gm;

/** `type A as B` → `{ type, name: 'A', as: 'B' }`. */
export const parseNames = (list, typed = false) =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [, type, name, as = name] = /^(type )?(\w+)(?: as (\w+))?$/.exec(one) ?? [];
      if (!name) throw new Error(`Cannot read the name "${one}".`);
      return { type: typed || Boolean(type), name, as };
    });

/**
 * What a file exports: by name, the file that declares it, its name there and whether it is a type alone.
 *
 * @param known what was read before, by path
 */
export function namesBehind(root, path, known = new Map()) {
  const before = known.get(path);
  if (before) return before;
  const names = new Map();
  known.set(path, names);
  const text = readFileSync(join(root, path), 'utf8');
  const own = (name, type) => names.set(name, { file: path, name, type });
  for (const [, kind, name] of text.matchAll(LOCAL)) own(name, kind === 'interface' || kind === 'type');
  for (const [, typed, list] of text.matchAll(LIST))
    for (const { type, as } of parseNames(list, Boolean(typed))) own(as, type);
  if (/^export default /m.test(text)) own('default', false);
  for (const [, typed, as, list, from] of text.matchAll(FROM)) {
    const target = fileNamed(root, path, from);
    if (!target) continue;
    if (list !== undefined) {
      const theirs = namesBehind(root, target, known);
      for (const one of parseNames(list, Boolean(typed))) {
        const found = theirs.get(one.name) ?? { file: target, name: one.name, type: false };
        names.set(one.as, { ...found, type: one.type || found.type });
      }
    } else if (as) names.set(as.slice(4), { file: target, name: '*', type: false });
    else
      for (const [name, found] of namesBehind(root, target, known))
        if (name !== 'default' && !names.has(name)) names.set(name, { ...found, type: Boolean(typed) || found.type });
  }
  return names;
}
