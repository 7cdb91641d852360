/* What is wrong with names of schemas, found in their sources alone: before anything is compiled or run. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const SCHEMA = /^(?!.*(?:\.test\.ts$|\/parts\/))[^/]+\/.+\.ts$/;
const NAME = /\bdefine(?:Resource|Report)\(\{\s*name: '([^']*)'/g;

/**
 * Every schema and report below a project's `schemas`: its file, the name its file stands for, and the names it
 * defines.
 */
export function schemaFiles(root) {
  const files = existsSync(`${root}/schemas`)
    ? readdirSync(`${root}/schemas`, { recursive: true }).map((path) => String(path).replaceAll('\\', '/'))
    : [];
  return files
    .filter((path) => SCHEMA.test(path))
    .sort()
    .map((path) => ({
      file: `schemas/${path}`,
      expected: path.replace(/(?:\.report)?\.ts$/, '').replace(/\/.*\//, '/'),
      names: [...readFileSync(`${root}/schemas/${path}`, 'utf8').matchAll(NAME)].map(([, name]) => name),
    }));
}

/** The same of a framework that is built: its files as its sources were called. */
export const builtSchemaFiles = (framework) =>
  readdirSync(`${framework}/schemas`, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/').replace(/\.js$/, '.ts'))
    .filter((path) => SCHEMA.test(path) && !path.endsWith('.d.ts'))
    .map((path) => ({
      file: `schemas/${path}`,
      expected: path.replace(/(?:\.report)?\.ts$/, '').replace(/\/.*\//, '/'),
      names: [],
    }));

/** Files of `resources` by their names, `area/name`, whatever folders lie between. */
export const resourceFiles = (root, ending) =>
  (existsSync(`${root}/resources`) ? readdirSync(`${root}/resources`, { recursive: true }) : [])
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => path.endsWith(ending))
    .sort()
    .map((path) => ({ file: `resources/${path}`, name: path.slice(0, -ending.length).replace(/\/.*\//, '/') }));

const WRITTEN = { '.views.tsx': 'export default defineViews(…)', '.page.tsx': 'export default function Page() { … }' };

/** Views and pages in the area of a schema that have no default export: nothing finds them. */
function namelessFiles(root, name) {
  const area = name?.split('/')[0];
  return Object.entries(WRITTEN).flatMap(([ending, write]) =>
    resourceFiles(root, ending)
      .filter((one) => area === undefined || one.name.startsWith(`${area}/`))
      .filter(({ file }) => !/\bexport\s+default\b|\bas\s+default\b/.test(readFileSync(`${root}/${file}`, 'utf8')))
      .map(({ file }) => `${file} has no default export, so nothing finds it. Write: ${write}.`),
  );
}

/**
 * Names that two files have, and files whose name differs from what they define; of `name` alone when one is given.
 * Views and pages without a default export are named, too.
 */
export function nameProblems(root, name) {
  const files = schemaFiles(root).filter(({ names }) => names.length > 0);
  const about = (one) => name === undefined || one.expected === name || one.names.includes(name);
  const differs = files
    .filter((one) => about(one) && !one.names.includes(one.expected))
    .map(
      ({ file, expected, names }) =>
        `${file}: name is "${names[0]}". Make it "${expected}", after the file, or rename the file: menus, references and texts go by it.`,
    );
  const twice = [...new Set(files.flatMap(({ names }) => names))].flatMap((own) => {
    const all = files.filter(({ names }) => names.includes(own));
    if (all.length < 2 || !all.some(about)) return [];
    return [
      `"${own}" is the name of ${all.map(({ file }) => file).join(' and ')}. One of them is found, nobody knows which: rename the other.`,
    ];
  });
  return [...twice, ...differs, ...namelessFiles(root, name)];
}
