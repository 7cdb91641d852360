import { posix } from 'node:path';
import { transformWithOxc } from 'vite';
import { objectOf } from '@/schema';
import { filesFound, rootedPattern } from './globs';
import { nodeAt, nodesAt, nodesBelow, partOf, statementsOf, writtenValue, type SyntaxNode } from './syntax';

/** A module as the package has it. */
export interface Compiled {
  readonly code: string;
  /** Files of the framework that it loads. */
  readonly files: readonly string[];
  /** Packages that it loads, as it names them. */
  readonly packages: readonly string[];
  /** Something happens by loading it. */
  readonly acts: boolean;
  /** Files that it loads for what they do. */
  readonly loadedAlone: readonly string[];
}

export interface Sources {
  /** Folder of the repository. */
  readonly root: string;
  /** Whether a file that is found by its place comes with the framework. */
  readonly isOwn: (path: string) => boolean;
  /** The code with imports of doors that name the files behind them. */
  readonly point: (code: string, from: string) => string;
  /** The file of the framework that a module names; undefined for a package. */
  readonly resolve: (from: string, name: string) => string | undefined;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The name of a file in the package: what is compiled is JavaScript. */
export const builtName = (path: string): string => path.replace(/(?<!\.d)\.tsx?$/, '.js');

/** What leads from one file of the package to another. */
export function relativeName(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), builtName(to));
  return path.startsWith('.') ? path : `./${path}`;
}

/** Folders in which a project has files of its own beside the framework's. */
const SHARED = /^!?\/(?:schemas|resources|locales|mocks)\//;
const IMPORTS: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'ImportExpression',
]);
/** Statements at the top of a module that do nothing but name things. */
const STILL: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'ExportDefaultDeclaration',
  'VariableDeclaration',
  'FunctionDeclaration',
  'ClassDeclaration',
  'EmptyStatement',
]);

const isGlob = (node: SyntaxNode, code: string): boolean => {
  const callee = node.type === 'CallExpression' ? nodeAt(node, 'callee') : undefined;
  return callee !== undefined && code.slice(callee.start, callee.end) === 'import.meta.glob';
};

const isFileAddress = (node: SyntaxNode, code: string): boolean => {
  if (node.type !== 'NewExpression') return false;
  const callee = nodeAt(node, 'callee');
  const base = nodesAt(node, 'arguments')[1];
  return (
    callee !== undefined &&
    partOf(callee, 'name') === 'URL' &&
    base !== undefined &&
    code.slice(base.start, base.end) === 'import.meta.url'
  );
};

/**
 * `import.meta.glob` as a package can have it: the framework's own files by their names, and those of the project as
 * its build finds them. A file of the project with the path of one of the framework takes its place.
 */
function globText(node: SyntaxNode, file: string, code: string, sources: Sources, number: number) {
  const [patternNode, optionsNode] = nodesAt(node, 'arguments');
  const given = writtenValue(patternNode);
  const patterns = (Array.isArray(given) ? given : [given]).map((one) => rootedPattern(String(one), file));
  const options = objectOf(writtenValue(optionsNode));
  const isShared = patterns.some((one) => SHARED.test(one));
  const isRelative = !isShared && String(Array.isArray(given) ? given[0] : given).startsWith('.');
  const own = filesFound(sources.root, patterns).filter((path) => path !== file && sources.isOwn(path));
  const imports: string[] = [];
  const entries = own.map((path, index) => {
    const name = JSON.stringify(relativeName(file, path));
    // as Vite names them: a pattern relative to a module finds files relative to it
    const key = JSON.stringify(
      isRelative ? posix.join('.', posix.relative(posix.dirname(file), path)).replace(/^(?!\.)/, './') : `/${path}`,
    );
    if (options.eager !== true) {
      const picked = typeof options.import === 'string' ? `.then((all) => all[${JSON.stringify(options.import)}])` : '';
      return `${key}: () => import(${name})${picked}`;
    }
    const local = `found${number}x${index}`;
    const what = options.import === undefined ? `* as ${local}` : `{ ${String(options.import)} as ${local} }`;
    imports.push(`import ${what} from ${name};`);
    return `${key}: ${local}`;
  });
  const rest = optionsNode ? `, ${code.slice(optionsNode.start, optionsNode.end)}` : '';
  const later = isShared ? [`...import.meta.glob(${JSON.stringify(patterns)}${rest})`] : [];
  return { own, imports, text: `({ ${[...entries, ...later].join(', ')} })` };
}

/** Compiles a module of the framework: no types, no JSX, every file by its relative name. */
export async function compileModule(file: string, source: string, sources: Sources): Promise<Compiled> {
  const isTyped = /\.tsx?$/.test(file);
  const code = isTyped
    ? (
        await transformWithOxc(sources.point(source, file), file, {
          lang: file.endsWith('x') ? 'tsx' : 'ts',
          sourcemap: false,
          target: 'es2023',
          jsx: { runtime: 'automatic', development: false },
          typescript: { onlyRemoveTypeImports: true },
          tsconfig: false,
        })
      ).code
    : source;
  const edits: Edit[] = [];
  const heads: string[] = [];
  const files = new Set<string>();
  const packages = new Set<string>();
  const loadedAlone = new Set<string>();
  const statements = statementsOf(builtName(file), code);

  const name = (literal: SyntaxNode | undefined, isAlone = false) => {
    const value = writtenValue(literal);
    if (!literal || typeof value !== 'string') return;
    const [path = value, query] = value.split('?');
    const target = sources.resolve(file, path);
    if (target === undefined) {
      if (!/^(?:node|virtual):/.test(value)) packages.add(value);
      return;
    }
    files.add(target);
    if (isAlone) loadedAlone.add(target);
    const text = relativeName(file, target) + (query === undefined ? '' : `?${query}`);
    edits.push({ start: literal.start, end: literal.end, text: JSON.stringify(text) });
  };

  for (const node of nodesBelow(statements)) {
    if (IMPORTS.has(node.type))
      name(nodeAt(node, 'source'), node.type === 'ImportDeclaration' && nodesAt(node, 'specifiers').length === 0);
    else if (isFileAddress(node, code)) {
      const [literal] = nodesAt(node, 'arguments');
      const value = writtenValue(literal);
      if (typeof value === 'string' && value.startsWith('.') && sources.resolve(file, value)) name(literal);
    } else if (isGlob(node, code)) {
      const { own, imports, text } = globText(node, file, code, sources, edits.length);
      own.forEach((path) => files.add(path));
      heads.push(...imports);
      edits.push({ start: node.start, end: node.end, text });
    }
  }
  let built = code;
  for (const { start, end, text } of edits.sort((one, other) => other.start - one.start))
    built = built.slice(0, start) + text + built.slice(end);
  return {
    code: [...heads, built].join('\n'),
    files: [...files],
    packages: [...packages],
    loadedAlone: [...loadedAlone],
    acts: statements.some((one) => !STILL.has(one.type)),
  };
}
