import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { languagesIn } from '../languagesIn';
import type { Note, ResourceDraft } from './draft';
import { english, kebab, plural } from './nameForms';
import { chinese } from './chinese';
import type { Operation } from './openApi/operationsOf';
import { gatherFiles } from './openApi/gatherFiles';
import { readDocument } from './openApi/readDocument';
import { readOpenApi } from './openApi/readOpenApi';
import type { ServiceDraft } from './openApi/readService';
import { parseField } from './parseField';
import { planFiles, type PlannedFile } from './planFiles';
import { planReport } from './planReport';
import { planViews } from './planViews';
import { openTexts, reportText } from './outcomeText';
import { reportDraft, type ReportDraft } from './reportDraft';
import { quoted } from './sourceText';
import { versionsDraft } from './versionsDraft';

export const USAGE = `Usage: npm run new:resource -- <area>/<entity> <field>… [--api /base/path] [--versions] [--views] [--dry]
       npm run new:resource -- --views <area>/<entity>
       npm run new:resource -- --openapi <file or address> [--area name] [--only entity,…] [--language en] [--dry]
       npm run new:resource -- --report <area>/<name> <measure:unit>… [--params station,period,…] [--api /base/path] [--dry]
       npm run new:resource -- --calculator <area>/<name> <measure:unit>… --params 'capacity:number(kWp)!,…' [--dry]
Measures: generation:kWh  income:money=Income|收入  visits: (a count). Parameters are station, period, or fields.
Fields: name:type(argument)!=English|中文   for example  name:text!  power:number(kW)  status:enum(0,1)  product:ref(iot/product)
--openapi reads OpenAPI 3 and Swagger 2, in JSON or YAML, with the files it refers to. --dry writes nothing and shows what would be written.
--area is the area of all resources; else the paths or the title name it. --only takes names of entities, of their files or of components.
--language is the one whose texts are worded first: those of the others are counted, and stop nothing.
--versions makes a price of a station: current, reserved, and those that were. --views writes an example of components of your own.`;

const AREA = /^[a-z][a-z0-9-]*$/;
const NAME = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/;

interface Read {
  readonly drafts: readonly ResourceDraft[];
  readonly reports: readonly ReportDraft[];
  readonly notes: readonly Note[];
  readonly lone: readonly Operation[];
  readonly service?: ServiceDraft;
}

/** Resources the project has, and whether they are trees. */
function existingIn(root: string): Map<string, boolean> {
  const folder = `${root}/schemas`;
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true }).map((path) => String(path).replaceAll('\\', '/'))
    : [];
  const schemas = files.filter((path) => path.includes('/') && path.endsWith('.ts') && !path.endsWith('.test.ts'));
  // a file may stand in folders of its area; its records are called as it says
  return new Map(
    schemas.flatMap((path): [string, boolean][] => {
      const source = readFileSync(`${folder}/${path}`, 'utf8');
      const name = /^ {2}name: '([a-z0-9-]+\/[a-z0-9-]+)'/m.exec(source)?.[1];
      return name !== undefined && source.includes('defineResource(') ? [[name, /^ {2}tree: \{/m.test(source)]] : [];
    }),
  );
}

async function textOf(source: string): Promise<string> {
  if (!/^https?:\/\//.test(source)) {
    if (!existsSync(source))
      throw new Error(
        `There is no file ${source}. Give the path of the document, or its address with http:// before it.`,
      );
    return readFileSync(source, 'utf8');
  }
  const response = await fetch(source);
  if (!response.ok)
    throw new Error(`${source} answers ${response.status}. Open it in a browser: it must show the document itself.`);
  return response.text();
}

/** What a list of new fields can be narrowed by. */
const FILTERED = new Set(['text', 'enumeration', 'reference', 'treeReference', 'country', 'boolean']);

function fromFields(name: string, given: readonly string[], base: string): ResourceDraft {
  const fields = given.map(parseField);
  if (fields.length === 0) throw new Error(`${name} has no fields. Give at least one, such as name:text!\n${USAGE}`);
  const entity = name.split('/')[1] ?? name;
  const filters = fields
    .filter(({ builder }) => FILTERED.has(builder))
    .slice(0, 2)
    .map((field) => quoted(field.name));
  return {
    name,
    base,
    fields,
    filters,
    one: { en: english(entity), zh: chinese(entity) },
    many: { en: english(plural(entity)), zh: chinese(entity) },
  };
}

function addedTo(root: string, { path, content, grows }: PlannedFile): string {
  return grows ? content.slice(readFileSync(`${root}/${path}`, 'utf8').trimEnd().length).trimStart() : content;
}

interface Options {
  readonly api?: string | undefined;
  readonly openapi?: string | undefined;
  readonly entity?: string | undefined;
  readonly area?: string | undefined;
  readonly only?: string | undefined;
  readonly versions?: boolean | undefined;
}

async function read(root: string, [name, ...given]: readonly string[], options: Options): Promise<Read> {
  const { api, openapi, entity, area, only, versions = false } = options;
  if (name !== undefined && !NAME.test(name))
    throw new Error(`"${name}" is not area/entity in small letters, such as iot/device-group.\n${USAGE}`);
  if (!openapi) {
    if (name === undefined) throw new Error(USAGE);
    const draft = fromFields(name, given, api ?? `/${name}`);
    return { drafts: [versions ? versionsDraft(draft) : draft], reports: [], notes: [], lone: [] };
  }
  const wanted =
    name === undefined
      ? only
          ?.split(',')
          .map((one) => one.trim())
          .filter(Boolean)
      : [entity ?? name];
  const key = kebab(entity ?? name?.split('/')[1] ?? '');
  if (area !== undefined && !AREA.test(area))
    throw new Error(
      `"${area}" is no area: small letters, digits and strokes, a letter first, such as iot. Say another: --area iot`,
    );
  const document = await gatherFiles(readDocument(await textOf(openapi), openapi), openapi, textOf);
  const found = readOpenApi(document, {
    file: openapi,
    area,
    only: wanted,
    existing: existingIn(root),
    ...(name !== undefined && { names: { [key]: name } }),
  });
  return { ...found, lone: wanted ? [] : found.lone };
}

type SourceOf = (path: string, source: string) => string;
type Write = (root: string, files: readonly PlannedFile[]) => void;

const writing =
  (sourceOf: SourceOf = (_, source) => source): Write =>
  (root, files) => {
    for (const { path, content } of files) {
      mkdirSync(dirname(`${root}/${path}`), { recursive: true });
      writeFileSync(`${root}/${path}`, sourceOf(path, content));
    }
  };

interface ReportOptions {
  readonly api?: string | undefined;
  readonly params?: string | undefined;
  readonly dry?: boolean | undefined;
  readonly calculator: boolean;
}

/** Writes a report, its texts and its menu. */
function newReport(
  write: Write,
  root: string,
  name: string,
  measures: readonly string[],
  { dry = false, ...options }: ReportOptions,
): string {
  if (!NAME.test(name))
    throw new Error(`"${name}" is not area/name in small letters, such as statistics/yield.\n${USAGE}`);
  const draft = reportDraft(name, measures, options);
  const plan = planReport(root, draft);
  const { files } = plan;
  if (!dry) write(root, files);
  const shown = dry
    ? files.filter(({ path }) => path.startsWith('schemas/')).map(({ path, content }) => `\n--- ${path}\n${content}`)
    : [];
  const next =
    '\nNext: read its texts in both languages, npm run dev, sign in as platform_admin; its figures are plausible until mocks/areas says better ones.';
  return [
    dry ? 'Would be written:' : 'Written:',
    ...files.map(({ path, grows }) => `  ${path}${grows ? ' (more was added)' : ''}`),
    ...openTexts(plan, [{ name, many: draft.words }]),
    ...shown,
    ...(dry ? [] : [next]),
  ].join('\n');
}

/** Writes an example of components for a schema that is there. */
function viewsOf(write: Write, root: string, name: string, dry: boolean): string {
  if (!NAME.test(name))
    throw new Error(`"${name}" is not area/entity in small letters, such as iot/device-group.\n${USAGE}`);
  const file = planViews(root, name);
  if (!dry) write(root, [file]);
  return [
    dry ? 'Would be written:' : 'Written:',
    `  ${file.path}`,
    dry ? `\n${file.content}` : '\nNext: docs/views.md tells what else it can replace.',
  ].join('\n');
}

/**
 * `npm run new:resource`: writes schema files and their texts, and tells what was recognised and what was not decided.
 * Throws with what is wrong and how to put it right; nothing is written then.
 *
 * @param args words of the command line
 * @param root folder of the project
 * @param sourceOf the source as the project has it, where it names the framework otherwise; by path
 * @returns what the command says
 */
export async function newResource(args: readonly string[], root: string, sourceOf?: SourceOf): Promise<string> {
  const write = writing(sourceOf);
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      api: text,
      openapi: text,
      entity: text,
      area: text,
      only: text,
      language: text,
      root: text,
      report: text,
      calculator: text,
      params: text,
      versions: { type: 'boolean' },
      views: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
      dry: { type: 'boolean' },
    },
  });
  if (values.help) return USAGE;
  const into = values.root ?? root;
  const name = values.report ?? values.calculator;
  if (name !== undefined)
    return newReport(write, into, name, positionals, { ...values, calculator: values.calculator !== undefined });
  const dry = values.dry ?? false;
  if (values.views && positionals.length === 1 && !values.openapi)
    return viewsOf(write, into, positionals[0] ?? '', dry);
  if (values.language !== undefined && !languagesIn(into).has(values.language))
    throw new Error(
      `There is no language "${values.language}". There are: ${[...languagesIn(into).keys()].join(', ')}.`,
    );
  const found = await read(into, positionals, values);
  const made = planFiles(into, found.drafts, found.service);
  const schemaOf = (path: string) => made.files.find((one) => one.path === path)?.content;
  const views = values.views
    ? found.drafts.map((one) => planViews(into, one.name, schemaOf(`schemas/${one.name}.ts`)))
    : [];
  const plan = { ...made, files: [...made.files, ...views] };
  if (!dry) write(into, plan.files);
  // One after the other: they add to the same texts and menus.
  const pages = found.reports.map((one) => {
    const planned = planReport(into, one);
    const { files } = planned;
    if (!dry) write(into, files);
    const open = openTexts(planned, [{ name: one.name, many: one.words }], values.language);
    return [
      `  ${one.name}: ${(one.blocks ?? []).map(({ key, kind }) => `${kind} ${key}`).join(', ')}`,
      ...open,
      ...(dry ? [`\n--- ${files[0]?.path ?? ''}\n${files[0]?.content ?? ''}`] : []),
    ].join('\n');
  });
  const shown = dry
    ? plan.files
        .filter(({ path }) => path.startsWith('schemas/'))
        .map((one) => `\n--- ${one.path}\n${addedTo(into, one)}`)
    : [];
  const next = `\nNext: npm run dev, sign in as platform_admin, and open them under ${[...new Set([...found.drafts, ...found.reports].map(({ name }) => english(name.split('/')[0] ?? '')))].join(', ')}.`;
  return [
    reportText({ plan, ...found, dry, language: values.language }),
    ...(pages.length > 0 ? ['Pages of figures:', ...pages] : []),
    ...shown,
    ...(dry ? [] : [next]),
  ].join('\n');
}
