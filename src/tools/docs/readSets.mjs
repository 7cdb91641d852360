/* Reads what the pages list by themselves: closed sets, named rules, field types. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../loadTool.mjs';
import { docParagraph } from './docComment.mjs';
import { readInterfaces } from './readInterfaces.mjs';

const read = (path) => readFileSync(`${root}/${path}`, 'utf8');

/** The values of a type that is a union of texts, as code. */
export function readSets(source, name, path) {
  const [, union] = new RegExp(`(?:export )?type ${name} =([^;]+);`).exec(source) ?? [];
  const values = [...(union ?? '').matchAll(/'[^']*'/g)].map(([one]) => `\`${one}\``);
  if (values.length === 0) throw new Error(`${path} has no union of texts ${name}.`);
  return values.join(', ');
}

/**
 * Named rules and what they say in English; what a rule is made with stands in its place. `rules` is
 * src/schema/rules.ts.
 */
export function namedRules(rules) {
  const texts = JSON.parse(read('locales/common/en.json')).rules;
  const filled = (text, args = {}) =>
    text.replace(/%\{(\w+)\}/g, (hole, name) => (args[name] === undefined ? hole : String(args[name])));
  return Object.entries(rules).flatMap(([name, one]) => {
    if (typeof one === 'function')
      return texts[name]
        ? [{ name: `${name}(${/^\(([^)]*)\)/.exec(String(one))?.[1] ?? ''})`, message: texts[name] }]
        : [];
    return [{ name, message: filled(texts[one.name] ?? '', one.args) }];
  });
}

/** The options of a type: an interface of its file, or the one of another file that they are the same as. */
function optionsIn(source, folder) {
  const [, same] = /^export type \w+Options = (\w+);$/m.exec(source) ?? [];
  if (!same) return [...readInterfaces(source).values()].find((one) => one.heritage.includes('Options'));
  const [, path] = new RegExp(`import \\{[^}]*\\b${same}\\b[^}]*\\} from '(.*)';`).exec(source) ?? [];
  return readInterfaces(read(join(folder, `${path}.ts`))).get(same);
}

const byName = (one, other) => (one.name < other.name ? -1 : 1);

/** Every field type: what it is, and its options. */
export function fieldTypes() {
  const folders = ['src/fields', 'src/energy/fields'].flatMap((room) =>
    readdirSync(`${root}/${room}`)
      .filter((name) => existsSync(`${root}/${room}/${name}/type.ts`))
      .map((name) => ({ name, folder: `${room}/${name}` })),
  );
  return folders.toSorted(byName).map(({ name, folder }) => {
    const source = read(`${folder}/type.ts`);
    const options = optionsIn(source, folder);
    const doc =
      [...source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:function|const) \w+/g)].at(-1)?.[1] ?? '';
    return {
      name,
      doc: docParagraph(doc),
      properties: options?.properties ?? [],
    };
  });
}
