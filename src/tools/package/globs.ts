import { readdirSync } from 'node:fs';
import { dirname, posix } from 'node:path';

/** A pattern of `import.meta.glob` as an expression: `**`, `*` and `{a,b}`. */
export function patternExpression(pattern: string): RegExp {
  const source = pattern.replaceAll(/\*\*\/|\*|\{[^}]*\}|[.+^$()|[\]\\]/g, (part) => {
    if (part === '**/') return '(?:[^/]+/)*';
    if (part === '*') return '[^/]*';
    if (part.startsWith('{')) return `(?:${part.slice(1, -1).split(',').join('|')})`;
    return `\\${part}`;
  });
  return new RegExp(`^${source}$`);
}

/** A pattern as a path below the project, whatever it is relative to: `/schemas/*.ts`. */
export function rootedPattern(pattern: string, file: string): string {
  const not = pattern.startsWith('!') ? '!' : '';
  const path = pattern.slice(not.length);
  if (path.startsWith('/') || path.startsWith('**')) return pattern;
  return `${not}/${posix.join(dirname(file), path)}`;
}

const foldersOf = (pattern: string): string => {
  const fixed = pattern.slice(1).split('/');
  const at = fixed.findIndex((part) => /[*{]/.test(part));
  return fixed.slice(0, at < 0 ? -1 : at).join('/');
};

function filesBelow(root: string, folder: string): readonly string[] {
  try {
    return readdirSync(`${root}/${folder}`, { recursive: true }).map((path) =>
      posix.join(folder, String(path).replaceAll('\\', '/')),
    );
  } catch {
    return []; // there is no such folder
  }
}

/**
 * Files that patterns find, in the order of their names.
 *
 * @param root folder of the project
 * @param patterns rooted ones; with `!` before them those that are left out
 */
export function filesFound(root: string, patterns: readonly string[]): readonly string[] {
  const wanted = patterns.filter((one) => !one.startsWith('!'));
  const refused = patterns.filter((one) => one.startsWith('!')).map((one) => patternExpression(one.slice(1)));
  const found = wanted.flatMap((pattern) => {
    const expression = patternExpression(pattern);
    return filesBelow(root, foldersOf(pattern)).filter((path) => expression.test(`/${path}`));
  });
  return [...new Set(found)].filter((path) => !refused.some((expression) => expression.test(`/${path}`))).sort();
}
