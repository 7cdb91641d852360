import type { ActionDraft, FieldDraft, ResourceDraft, SectionDraft } from './draft';
import { camel, pascal } from './nameForms';
import { isReserved } from './isReserved';
import { optionsSource, quoted } from './sourceText';

/** A shorthand of `schemas/services.ts` for a path that calls begin with. */
export interface ServiceName {
  readonly name: string;
  readonly prefix: string;
  /** Options of `wire` as source, of a new one that speaks in its own way. */
  readonly wire?: Readonly<Record<string, string>>;
}

const WIDTH = 150;
const STANDARD: Readonly<Record<string, string>> = {
  page: "'GET page'",
  detail: "'GET detail'",
  create: "'POST create'",
  edit: "'POST edit'",
  delete: "'POST delete'",
};
/** Properties of an object, on one line or one each. */
function objectSource(entries: readonly string[], indent: string): string {
  const line = `{ ${entries.join(', ')} }`;
  if (entries.every((one) => !one.includes('\n')) && indent.length + line.length < WIDTH - 20) return line;
  return `{\n${entries.map((one) => `${indent}  ${one},\n`).join('')}${indent}}`;
}

export function fieldSource({ name, builder, first, inner, options }: FieldDraft, indent: string): string {
  const fields =
    inner &&
    objectSource(
      inner.map((one) => fieldSource(one, `${indent}  `)),
      indent,
    );
  return `${name}: ${builder}(${[first ?? fields, optionsSource(options)].filter(Boolean).join(', ')})`;
}

function actionSource({ key, options, form }: ActionDraft, indent: string): string {
  const entries = Object.entries(options).map(([name, value]) => `${name}: ${value}`);
  const formFields = form
    ? [
        `form: ${objectSource(
          form.map((one) => fieldSource(one, `${indent}    `)),
          `${indent}  `,
        )}`,
      ]
    : [];
  return `${key}: ${objectSource([...entries, ...formFields], indent)}`;
}

const isStandard = (api: Readonly<Record<string, string>>): boolean =>
  Object.keys(api).length === Object.keys(STANDARD).length &&
  Object.entries(STANDARD).every(([name, call]) => api[name] === call);

function apiSource({ base, api }: ResourceDraft, service: ServiceName | undefined): string {
  const calls = api && !isStandard(api) ? Object.entries(api).map(([name, call]) => `${name}: ${call}`) : undefined;
  if (!service) return calls ? objectSource([`base: ${quoted(base)}`, ...calls], '  ') : quoted(base);
  const path = quoted(base.slice(service.prefix.length + 1));
  return calls ? `${service.name}(${path}, ${objectSource(calls, '  ')})` : `${service.name}(${path})`;
}

const allFields = (fields: readonly FieldDraft[]): FieldDraft[] =>
  fields.flatMap((one) => [one, ...allFields(one.inner ?? [])]);

function importSource(draft: ResourceDraft): string {
  const fields = allFields([...draft.fields, ...(draft.actions ?? []).flatMap(({ form = [] }) => form)]);
  const options = fields.flatMap((one) => Object.values(one.options));
  const names = [
    'defineResource',
    ...fields.map(({ builder }) => builder),
    ...(options.some((one) => one.startsWith('rules.')) ? ['rules'] : []),
    ...(options.some((one) => one.startsWith('[pattern(')) ? ['pattern'] : []),
    ...(draft.filters.some((one) => one.startsWith('range(')) ? ['range'] : []),
    ...(draft.sections ? ['section'] : []),
  ];
  const sorted = [...[...new Set(names)].sort(), 'type RecordOf'];
  const line = `import { ${sorted.join(', ')} } from '@/dsl';`;
  return line.length <= WIDTH ? line : `import {\n${sorted.map((name) => `  ${name},\n`).join('')}} from '@/dsl';`;
}

/** Name of the exported constant; never one that the file imports or the language has. */
function constName(entity: string, imports: string): string {
  const name = camel(entity).replace(/^(?=\d)/, 'n');
  return new RegExp(`\\b${name}\\b`).test(imports) || isReserved(name) ? `${name}Resource` : name;
}

/** A list, on one line or an entry a line. */
const arraySource = (entries: readonly string[], indent: string): string =>
  objectSource(entries, indent).replace(/^\{ ?/, '[').replace(/ ?\}$/, ']');

/** What a list shows, narrows by and searches; undefined for the usual. */
function listSource({ of, columns, filters, search }: ResourceDraft): string | undefined {
  const parts = [
    ...(of !== undefined ? [`of: ${quoted(of)}`] : []),
    ...(columns ? [`columns: ${arraySource(columns.map(quoted), '    ')}`] : []),
    ...(filters.length > 0 ? [`filters: ${arraySource(filters, '    ')}`] : []),
    ...(search ? [`search: ${search}`] : []),
  ];
  return parts.length === 0 ? undefined : objectSource(parts, '  ');
}

const sectionSource = ({ key, fields }: SectionDraft): string =>
  `section(${quoted(key)}, ${arraySource(fields.map(quoted), '    ')})`;

/** Name of the exported type; never one that begins with a digit or that every file has. */
function typeName(entity: string): string {
  const name = pascal(entity).replace(/^(?=\d)/, 'N');
  return name === 'RecordOf' ? `${name}Record` : name;
}

/** Source text of a schema file. */
export function schemaSource(draft: ResourceDraft, service?: ServiceName): string {
  const { name, recordTitle, fields, parent, children, about, actions = [], versions, sections } = draft;
  const entity = name.split('/')[1] ?? name;
  const imports = [importSource(draft), ...(service ? [`import { ${service.name} } from '../services';`] : [])].join(
    '\n',
  );
  const constant = constName(entity, imports);
  const listed = listSource(draft);
  const parts = [
    `name: ${quoted(name)},`,
    `api: ${apiSource(draft, service)},`,
    ...(recordTitle ? [`recordTitle: ${quoted(recordTitle)},`] : []),
    `fields: {\n${fields.map((field) => `    ${fieldSource(field, '    ')},\n`).join('')}  },`,
    ...(listed ? [`list: ${listed},`] : []),
    ...(sections ? [`form: ${arraySource(sections.map(sectionSource), '  ')},`] : []),
    ...(parent
      ? [`tree: ${optionsSource({ parent: quoted(parent), ...(children && { children: quoted(children) }) })},`]
      : []),
    ...(versions
      ? [
          `versions: {\n${Object.entries(versions)
            .map(([key, value]) => `    ${key}: ${value},\n`)
            .join('')}  },`,
        ]
      : []),
    ...(actions.length > 0
      ? [`actions: {\n${actions.map((action) => `    ${actionSource(action, '    ')},\n`).join('')}  },`]
      : []),
  ];
  return `${imports}\n\n${about ? `/** ${about}. */\n` : ''}export const ${constant} = defineResource({\n${parts.map((part) => `  ${part}\n`).join('')}});\nexport type ${typeName(entity)} = RecordOf<typeof ${constant}>;\n`;
}
