import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** No package has a name with a dot before it: below node_modules/.cache, copies of the project may be built. */
const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/.@][^/]*)\//;
const TEXT = /^(?:licen[cs]es?|copying|notice)/i;
const RULE = '-'.repeat(80);

/** Path of a module; the bundler marks those it made itself with a NUL. */
const pathOf = (module: string): string => (module.startsWith('\0') ? module.slice(1) : module).replaceAll('\\', '/');

/** Folders of the packages that modules belong to, each once; own modules belong to none. */
export function packagesOf(modules: readonly string[]): readonly string[] {
  return [...new Set(modules.flatMap((module) => PACKAGE.exec(pathOf(module))?.[1] ?? []))];
}

/** Licences and notices of a package, also those in a folder for what it is made of itself. */
function textsIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => TEXT.test(name))
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? readdirSync(path).map((inner) => join(path, inner)) : [path];
    })
    .map((path) => readFileSync(path, 'utf8').replaceAll('\r\n', '\n').trim());
}

/** `author` of package.json: a text, or an object with a name. */
function authorName(author: unknown): string {
  if (typeof author === 'string') return author;
  return typeof author === 'object' && author !== null && 'name' in author ? String(author.name) : 'its authors';
}

interface Notice {
  readonly name: string;
  readonly text: string;
}

/** @param folder of a package */
function noticeOf(folder: string): Notice {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Readonly<
    Record<string, unknown>
  >;
  const licence = typeof license === 'string' ? license : 'no licence named';
  const texts = textsIn(folder);
  const text =
    texts.length > 0
      ? texts.join('\n\n')
      : `Copyright ${authorName(author)}. The package has no text of its licence (${licence}).`;
  return { name: `${String(name)} ${String(version)} (${licence})`, text };
}

/**
 * The notices of packages, as their licences ask for: name, version, licence and its texts; packages with the same
 * texts share them.
 *
 * @param folders of the packages
 */
export function noticesText(folders: readonly string[]): string {
  const byText = new Map<string, string[]>();
  for (const { name, text } of folders.map(noticeOf)) byText.set(text, [...(byText.get(text) ?? []), name]);
  const parts = [...byText]
    .map(([text, names]) => `${RULE}\n${[...new Set(names)].sort().join('\n')}\n\n${text}\n`)
    .sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
  return `This console is built of ${folders.length} packages of others, each under its own licence.\n\n${parts.join('\n')}`;
}
