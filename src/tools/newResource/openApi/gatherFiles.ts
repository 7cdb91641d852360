import { readTree } from './readDocument';
import { isTree, type Tree } from './json';

/** Where what other files say stands in the whole document. */
const FILES = 'x-files';

interface Pointer {
  readonly file: string;
  /** What it means inside of the file: `/schemas/Tariff`, '' for all of it. */
  readonly inside: string;
}

const isAddress = (place: string): boolean => /^https?:\/\//.test(place);

/** The file that a reference means, seen from the file it stands in. */
function pointerOf(reference: string, from: string): Pointer {
  const [path = '', inside = ''] = reference.split('#');
  if (path === '') return { file: from, inside };
  if (isAddress(path)) return { file: path, inside };
  if (isAddress(from)) return { file: new URL(path, from).href, inside };
  const folder = from.slice(0, from.lastIndexOf('/') + 1);
  return { file: normal(folder + decodeURIComponent(path)), inside };
}

/** `specs/./parts/../api.yaml` as `specs/api.yaml`. */
function normal(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

const withoutEnding = (path: string): string => path.replace(/^.*\//, '').replace(/\.(?:ya?ml|json)$/i, '');

/** Names for files, by which they stand in the whole document: the file's own, with a number where two have it. */
function fileNames(first: string) {
  const names = new Map<string, string>([[first, '']]);
  const nameOf = (file: string): string => {
    const known = names.get(file);
    if (known !== undefined) return known;
    const plain = withoutEnding(file).replace(/[~/]/g, '-');
    const taken = [...names.values()];
    let name = plain;
    for (let count = 2; taken.includes(name); count += 1) name = `${plain}${count}`;
    names.set(file, name);
    return name;
  };
  return nameOf;
}

/**
 * A document with everything in it that it says in other files: each reference to a file leads to a copy inside of it.
 * References to what cannot be read stay as they are.
 *
 * @param file where the document is: a path or an address
 * @param read the text of a file; it may fail
 */
export async function gatherFiles(
  document: Tree,
  file: string,
  read: (file: string) => Promise<string>,
): Promise<Tree> {
  const nameOf = fileNames(file);
  const gathered = new Map<string, unknown>();
  const waiting: string[] = [];
  const unread = new Set<string>();
  const at = ({ file: target, inside }: Pointer): string =>
    target === file ? `#${inside}` : `#/${FILES}/${nameOf(target)}${inside}`;

  /** A copy whose references lead into the whole document. */
  const moved = (node: unknown, from: string, known: ReadonlySet<string>): unknown => {
    if (Array.isArray(node)) return node.map((one) => moved(one, from, known));
    if (!isTree(node)) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => {
        if (key !== '$ref' || typeof value !== 'string') return [key, moved(value, from, known)];
        const pointer = pointerOf(value, from);
        return [key, known.has(pointer.file) ? at(pointer) : value];
      }),
    );
  };
  const wanted = (node: unknown, from: string): void => {
    if (Array.isArray(node)) for (const one of node) wanted(one, from);
    else if (isTree(node))
      for (const [key, value] of Object.entries(node)) {
        if (key !== '$ref' || typeof value !== 'string') wanted(value, from);
        else {
          const target = pointerOf(value, from).file;
          if (target !== file && !gathered.has(target) && !unread.has(target)) waiting.push(target);
        }
      }
  };

  wanted(document, file);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (gathered.has(next) || unread.has(next)) continue;
    try {
      const tree = readTree(await read(next), next);
      gathered.set(next, tree);
      wanted(tree, next);
    } catch {
      unread.add(next);
    }
  }
  if (gathered.size === 0) return document;
  const known = new Set([file, ...gathered.keys()]);
  const whole = moved(document, file, known);
  const files = Object.fromEntries([...gathered].map(([path, tree]) => [nameOf(path), moved(tree, path, known)]));
  return { ...(isTree(whole) ? whole : {}), [FILES]: files };
}

/** The files that references of a gathered document lead to and that could not be read. */
export function unreadFiles(node: unknown): ReadonlySet<string> {
  if (Array.isArray(node)) return new Set(node.flatMap((one) => [...unreadFiles(one)]));
  if (!isTree(node)) return new Set();
  return new Set(
    Object.entries(node).flatMap(([key, value]) => {
      if (key !== '$ref' || typeof value !== 'string') return [...unreadFiles(value)];
      const [file = ''] = value.split('#');
      return file === '' ? [] : [file];
    }),
  );
}
