/* The pages about the language itself: what stands on each, read from the sources it names. */
import { readFileSync } from 'node:fs';
import { root } from '../loadTool.mjs';
import { asCode } from './docComment.mjs';
import { readFunctions } from './readFunctions.mjs';
import { readInterfaces } from './readInterfaces.mjs';
import { usedOption } from './usedOption.mjs';
import { fieldTypes, namedRules, readSets } from './readSets.mjs';

const read = (path) => readFileSync(`${root}/${path}`, 'utf8');
const escape = (text) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();
const anchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
const row = (...cells) => `| ${cells.map(escape).join(' | ')} |`;

/** @param owner the interface, or the field type; a property shows its `@example`, else how some schema gives it */
function table(doc, properties, owner) {
  const rows = properties.map(({ name, type, optional, doc: own, example }) => {
    const used = example || usedOption(root, owner, name);
    return row(`\`${name}\`${optional ? '' : ' *'}`, `\`${type}\``, own, used && asCode(used));
  });
  return [doc, '', '| property | type | meaning | in use |', '|---|---|---|---|', ...rows, ''];
}

/** A chapter of interfaces of one source. */
export const interfaces = (title, path, names) => {
  const found = readInterfaces(read(path));
  const lines = names.flatMap((name) => {
    const one = found.get(name);
    if (!one) throw new Error(`${path} has no documented interface ${name}.`);
    return [`### ${name}`, '', ...table(one.doc, one.properties, name)];
  });
  return { title, lines };
};

/** A chapter of functions: `[path, names]` each. */
export const functions = (title, intro, sources) => {
  const rows = sources.flatMap(([path, names]) => {
    const found = readFunctions(read(path));
    return names.map((name) => {
      if (!found.get(name)) throw new Error(`${path} has no documented function ${name}.`);
      return row(`\`${name}\``, found.get(name));
    });
  });
  return { title, lines: [intro, '', '| function | what it does |', '|---|---|', ...rows, ''] };
};

/** A chapter in words. */
export const words = (title, ...lines) => ({ title, lines: [...lines, ''] });

/** A whole file of the project to begin with; the tests hold it. */
export const example = (title, path, intro) => {
  const source = read(path);
  const from = source.search(/^export const /m);
  return { title, lines: [`${intro} (\`${path}\`):`, '', '```ts', source.slice(from).trim(), '```', ''] };
};

export const types = () => ({
  title: 'Field types',
  lines: fieldTypes().flatMap(({ name, doc, properties }) => [
    `### ${name}`,
    '',
    escape(doc),
    '',
    ...(properties.length > 0 ? table('', properties, name) : []),
  ]),
});

export const ruleTable = (rules) => ({
  title: 'Named rules',
  lines: [
    'Of `rules`: `text({ rule: rules.username })`, or several, after those of the type: `text({ rules: [rules.email] })`. Those with arguments are called: `rules.maxLength(60)`. What each says when it is broken:',
    '',
    '| rule | message |',
    '|---|---|',
    ...namedRules(rules).map(({ name, message }) => row(`\`${name}\``, message)),
    '',
  ],
});

/** Every value of what can only be one of a few. `[name, what it is, path]` each. */
export const sets = (title, sources) => ({
  title,
  lines: [
    '| what | values |',
    '|---|---|',
    ...sources.map(([name, what, path]) => row(what, readSets(read(path), name, path))),
    '',
  ],
});

/** Markdown of a page: title, introduction, table of contents, chapters. */
export function page(title, intro, chapters) {
  const contents = chapters.flatMap((one) => [
    `- [${one.title}](#${anchor(one.title)})`,
    ...(one.lines.filter((line) => /^### /.test(line)).length > 0
      ? [
          `  ${one.lines
            .filter((line) => line.startsWith('### '))
            .map((line) => `[${line.slice(4)}](#${anchor(line.slice(4))})`)
            .join(' · ')}`,
        ]
      : []),
  ]);
  const text = [
    `# ${title}`,
    '',
    ...intro,
    '',
    ...contents,
    '',
    ...chapters.flatMap((one) => [`## ${one.title}`, '', ...one.lines]),
  ]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
  return `${text.trimEnd()}\n`;
}
