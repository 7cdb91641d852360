import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const WRITTEN = /['"`](GET|POST|PUT|DELETE) (\/[\w/-]+)['"`?]/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Calls that bespoke code and the framework write out as text, with their file. */
export function writtenCalls(): { readonly text: string; readonly at: string }[] {
  const files = ['src', 'resources'].flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  const sources = files.filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  const code = (at: string) => readFileSync(root + at, 'utf8').replace(COMMENT, '');
  return sources.flatMap((at) =>
    [...code(at).matchAll(WRITTEN)].map(([, method = '', path = '']) => ({ text: `${method} ${path}`, at })),
  );
}
