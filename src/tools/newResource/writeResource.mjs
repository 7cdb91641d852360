/* Writes a schema file and its texts in both languages; never overwrites what is there. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fieldSource } from './parseField.mjs';
import { camel, chinese, english, pascal } from './words.mjs';

/** Source text of the schema file. */
export function schemaSource({ name, base, calls, fields }) {
  const entity = name.split('/')[1];
  const sources = fields.map(fieldSource);
  const imports = [...new Set(['defineResource', ...sources.map(({ builder }) => builder)])].sort();
  const filters = fields.filter(({ kind }) => ['text', 'enum', 'ref', 'tree', 'country', 'boolean'].includes(kind)).slice(0, 2);
  const api = calls && Object.keys(calls).length > 0
    ? `{\n    base: '${base}',\n${Object.entries(calls).map(([key, call]) => `    ${key}: '${call}',`).join('\n')}\n  }`
    : `'${base}'`;
  return `import { ${imports.join(', ')}, type RecordOf } from '@/dsl';

export const ${camel(entity)} = defineResource({
  name: '${name}',
  api: ${api},
  fields: {
${sources.map(({ source }) => `    ${source},`).join('\n')}
  },
  list: { filters: [${filters.map((field) => `'${field.name}'`).join(', ')}] },
});
export type ${pascal(entity)} = RecordOf<typeof ${camel(entity)}>;
`;
}

/** Texts of the resource in one language; `untranslated` collects what somebody has to translate. */
function texts({ name, fields, title }, locale, untranslated) {
  const own = (given, translated, fallback) => {
    if (locale === 'en') return given ?? fallback;
    if (!(given ?? translated)) untranslated.push(fallback);
    return given ?? translated ?? fallback;
  };
  const entity = name.split('/')[1];
  const one = own(title?.[locale], chinese(camel(entity)), english(entity));
  const enums = fields.map((field) => [field, fieldSource(field).codes]).filter(([, codes]) => codes.length > 0);
  return {
    name: locale === 'en' && !title?.en ? `${one}s` : one,
    one,
    fields: Object.fromEntries(fields.map((field) => [field.name, own(field[locale], chinese(field.name), english(field.name))])),
    ...(enums.length > 0 && {
      enums: Object.fromEntries(enums.map(([field, codes]) => [field.name, Object.fromEntries(codes.map((code) => [code, own(undefined, undefined, english(String(code)))]))])),
    }),
    sections: { basic: locale === 'en' ? 'Basic data' : '基本信息', system: locale === 'en' ? 'Further data' : '其他信息' },
  };
}

/** Writes the files below `root`; returns their paths and what is still to translate. */
export function writeResource(root, resource) {
  const area = resource.name.split('/')[0];
  const schema = `${root}/schemas/${resource.name}.ts`;
  if (existsSync(schema)) throw new Error(`schemas/${resource.name}.ts exists already.`);
  const untranslated = [];
  const written = [schema];
  mkdirSync(dirname(schema), { recursive: true });
  writeFileSync(schema, schemaSource(resource));
  for (const locale of ['en', 'zh']) {
    const file = `${root}/locales/${area}/${locale}.json`;
    const messages = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    messages.resources = { ...messages.resources, [resource.name]: texts(resource, locale, untranslated) };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(messages, null, 2)}\n`);
    written.push(file);
  }
  return { written, untranslated: [...new Set(untranslated)] };
}
