import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mergeMessages } from '@/data';
import { blockFacts, isRelatedList, isReport, typeOptions, type Block, type Report, type Resource } from '@/schema';
import {
  findingText,
  lintReport,
  lintResource,
  lintViews,
  type Finding,
  type LintContext,
  type LintMessages,
} from '@/schema/lint';
import { targetOf, type LintedViews } from '@/schema/internal';
import { fileNamed } from '../namesIn';
import { completeIn, foldersIn, languagesIn, mustBeWhole, type Promised } from '../languagesIn';
import { groupBy } from '../newResource/groupBy';
import { flatTexts, textsAtFault } from './textProblems';

/** A project as the check reads it: its folder, its schemas and reports, and what loads a module of it. */
export interface Project {
  readonly root: string;
  /** Folder of the framework, where it is a package with texts of its own. */
  readonly framework?: string | undefined;
  readonly files: readonly { readonly file: string; readonly expected: string }[];
  readonly pages: readonly string[];
  load(path: string): Promise<Readonly<Record<string, unknown>>>;
}

/** So many missing texts are named; the file says the others. */
const NAMED = 5;

const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'fields' in value && 'resolve' in value && !isReport(value);

const readJson = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);
const textsIn = (root: string, area: string, locale: string) =>
  (readJson(`${root}/locales/${area}/${locale}.json`) ?? {}) as LintMessages;

/** All texts of the languages that must be complete, those of the framework among them. */
function messagesIn({ root, framework = root }: Project): Readonly<Record<string, LintMessages>> {
  const all = [...new Set([framework, root])].flatMap((one) =>
    readdirSync(`${one}/locales`).map((area) => ({ root: one, area })),
  );
  const of = (locale: string) =>
    mergeMessages(...all.map((one) => textsIn(one.root, one.area, locale))) as LintMessages;
  return Object.fromEntries(completeIn(root).map((locale) => [locale, of(locale)]));
}

/** Other schemas that a schema, a report or views name: what leads to them is held against their fields and codes. */
function targetsOf(one: Resource | Report, { panels = [], formPanels = [], links = [] }: LintedViews): string[] {
  const lists = isReport(one)
    ? Object.values<Block>(one.blocks).flatMap((block) => blockFacts(block).list?.schema ?? [])
    : Object.values(one.related).flatMap((related) => (isRelatedList(related) ? related.resource : []));
  const within = isReport(one)
    ? []
    : Object.values(one.fields).flatMap((field) => (typeOptions(field).within === undefined ? [] : targetOf(field)));
  return [
    ...lists,
    ...within,
    ...[...panels, ...formPanels].flatMap(({ grants = {} }) => Object.keys(grants)),
    ...links.map(({ page }) => page),
  ];
}

/**
 * Views are loaded where they name something; else their source tells which components there are, without all that they
 * import.
 */
async function viewsOf(
  { root, load }: Project,
  name: string,
): Promise<{ readonly views: LintedViews; readonly said: ReadonlySet<string> }> {
  const path = fileNamed(root, 'resources', name, '.views.tsx');
  const source = existsSync(`${root}/${path}`) ? readFileSync(`${root}/${path}`, 'utf8') : '';
  const views = /\b(?:panels|formPanels|links)\b/.test(source) ? ((await load(path)).default as LintedViews) : {};
  return { views, said: new Set(source.match(/[A-Za-z_]\w*/g)) };
}

/** Schemas by their names, as far as there are such and they can be loaded. */
async function resourcesNamed(
  { files, load }: Project,
  names: readonly string[],
): Promise<ReadonlyMap<string, Resource>> {
  const wanted = files.filter(({ expected }) => names.includes(expected));
  const modules = await Promise.allSettled(wanted.map(({ file }) => load(file)));
  const found = modules.flatMap((one) =>
    one.status === 'fulfilled' ? Object.values(one.value).filter(isResource) : [],
  );
  return new Map(found.map((one) => [one.name, one]));
}

async function findingsOfOne(project: Project, one: Resource | Report, shared: LintContext): Promise<Finding[]> {
  const { views, said } = await viewsOf(project, one.name);
  const context = { ...shared, resources: await resourcesNamed(project, targetsOf(one, views)) };
  if (isReport(one))
    return lintReport(one, {
      ...context,
      blockComponents: new Set(Object.keys(one.blocks).filter((key) => said.has(key))),
    });
  return [
    ...lintResource(one, {
      ...context,
      actionComponents: new Set(Object.keys(one.actions).filter((key) => said.has(key))),
    }),
    ...lintViews(one, views, context),
  ];
}

const areasOf = (names: readonly string[]): string[] => [...new Set(names.map((name) => name.split('/')[0] ?? name))];

/** Texts of these schemas, and those their areas share. */
const isOf = (names: readonly string[]) => (key: string) =>
  !key.startsWith('resources.') || names.some((name) => key.startsWith(`resources.${name}.`));

/** The language that the others are held against, and those others. */
function comparedIn(root: string): readonly [base: string, others: readonly (readonly [string, Promised])[]] {
  const languages = languagesIn(root);
  const base = languages.get('en') === 'complete' ? 'en' : (completeIn(root)[0] ?? 'en');
  return [base, [...languages].filter(([locale]) => locale !== base)];
}

/** A text with which something is wrong: the file of its language, what is wrong, and whether only its words are. */
interface TextFinding {
  readonly file: string;
  readonly said: string;
  readonly isWording: boolean;
}

/** What is wrong with texts of these schemas, and with those their areas share. */
function textFindings(root: string, names: readonly string[]): TextFinding[] {
  const proper = (readJson(`${root}/locales/same.json`) ?? []) as readonly string[];
  const [base, others] = comparedIn(root);
  return areasOf(names).flatMap((area) =>
    others
      .filter(([, promised]) => mustBeWhole(promised, area))
      .flatMap(([locale]) =>
        textsAtFault(textsIn(root, area, base), textsIn(root, area, locale), proper, isOf(names), [base, locale]).map(
          ({ key, problem, isWording }) => ({
            file: `locales/${area}/${locale}.json`,
            said: `error: locales/${area}: ${key}: ${problem}`,
            isWording,
          }),
        ),
      ),
  );
}

/** Texts that are there and only have to be worded, by the file of their language: no reason not to go on. */
export function textsToWord(root: string, names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const open = textFindings(root, names).filter(({ isWording }) => isWording);
  return new Map([...groupBy(open, ({ file }) => file)].map(([file, own]) => [file, own.map(({ said }) => said)]));
}

/** Texts that are missing in a file, by their keys, the first of them by name. */
const missingText = (file: string, keys: readonly string[], base: string): string =>
  `${file}: ${keys.length} of the texts in ${base}.json are missing: ${keys.slice(0, NAMED).join(', ')}${keys.length > NAMED ? ', …' : ''}`;

/** What a folder that is about no schema lacks in each language; a project's own texts stand above the framework's. */
function lackedInShared({ root, framework = root, files }: Pick<Project, 'root' | 'framework' | 'files'>) {
  const [base, others] = comparedIn(root);
  const areas = new Set(areasOf(files.map(({ expected }) => expected)));
  const roots = [...new Set([framework, root])];
  const folders = new Set(roots.flatMap((one) => foldersIn(`${one}/locales`)));
  return [...folders]
    .filter((folder) => !areas.has(folder))
    .flatMap((folder) =>
      others.map(([locale, promised]) => {
        const keysIn = (code: string) =>
          new Set(roots.flatMap((one) => [...flatTexts(textsIn(one, folder, code)).keys()]));
        const own = keysIn(locale);
        const keys = [...keysIn(base)].filter((key) => !own.has(key));
        const text = missingText(`locales/${folder}/${locale}.json`, keys, base);
        return { text, isBegun: own.size > 0, isPromised: mustBeWhole(promised, folder), count: keys.length };
      }),
    )
    .filter(({ count }) => count > 0);
}

/**
 * Of languages that need not be complete, how many texts of these schemas another language says, in areas that were
 * begun in them. No finding.
 */
export function borrowedTexts(
  project: Pick<Project, 'root' | 'framework' | 'files'>,
  names: readonly string[],
): readonly string[] {
  const { root } = project;
  const [base, others] = comparedIn(root);
  const shared = lackedInShared(project).filter(({ isPromised, isBegun }) => !isPromised && isBegun);
  const ofAreas = areasOf(names).flatMap((area) =>
    others.flatMap(([locale, promised]) => {
      const own = flatTexts(textsIn(root, area, locale));
      const keys = [...flatTexts(textsIn(root, area, base)).keys()].filter(isOf(names));
      const count = keys.filter((key) => !own.has(key)).length;
      if (own.size === 0 || count === 0 || mustBeWhole(promised, area)) return [];
      return [`locales/${area}/${locale}.json: ${count} of ${keys.length} texts are missing, ${base} is said instead.`];
    }),
  );
  return [...ofAreas, ...shared.map(({ text }) => text)];
}

/** The text that a finding about a pair is about. */
const keyIn = (finding: string): string => / (\S+: )It is only in /.exec(finding)?.[1] ?? finding;

/** Of a line that is shown. */
const SHOWN = 120;

/** What to do about an error of the language itself. */
const REMEDIES: Readonly<Record<string, string>> = {
  ReferenceError: 'Import it, or correct its name.',
  SyntaxError: 'Correct what is written there.',
  TypeError: 'A builder was given another kind of value than it takes.',
};

/** Why a file could not be read. What builders say names the file already; of all else the line that broke is shown. */
function whyUnread(root: string, file: string, error: unknown): string {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  if (message.startsWith('schemas/')) return message;
  const [, line] = new RegExp(`${file.replaceAll('.', String.raw`\.`)}:(\\d+)`).exec(stack) ?? [];
  if (line === undefined) return `${file}: ${message}`;
  const written = readFileSync(`${root}/${file}`, 'utf8').split('\n')[Number(line) - 1]?.trim() ?? '';
  const shown = written.length > SHOWN ? `${written.slice(0, SHOWN)}…` : written;
  return `${file}:${line}: ${message}. ${REMEDIES[name] ?? ''} It says: ${shown}`;
}

/** What the linter finds in schemas and reports, in their views and in their texts. */
export async function findingsOf(project: Project, names: readonly string[]): Promise<readonly string[]> {
  const { root, files, pages, load } = project;
  const known = new Set(files.map(({ expected }) => expected));
  const shared: LintContext = { known, pages: new Set(pages), messages: messagesIn(project) };
  const found: string[] = [];
  const placeOf = (path: string): string => {
    const [, folder = '', name = '', ending = ''] = /^(\w+)\/([\w-]+\/[\w-]+)(\..+)$/.exec(path) ?? [];
    return name === '' ? path : fileNamed(root, folder, name, ending);
  };
  for (const { file } of files.filter(({ expected }) => names.includes(expected))) {
    try {
      const own = Object.values(await load(file)).filter((one) => isReport(one) || isResource(one));
      if (own.length === 0)
        found.push(
          `error: ${file}: nothing that is exported is a resource or a report. Export what defineResource or defineReport gives.`,
        );
      for (const one of own)
        found.push(
          ...(await findingsOfOne(project, one, shared)).map(
            (finding) => `${finding.severity}: ${findingText({ ...finding, file: placeOf(finding.file) })}`,
          ),
        );
    } catch (error) {
      found.push(`error: ${whyUnread(root, file, error)}`); // it is none yet; the others are looked at
    }
  }
  const lacked = lackedInShared(project).filter(({ isPromised }) => isPromised);
  // a text that a schema needs and one language lacks is said once
  const isSaid = (text: string) => found.some((one) => one.includes('The text is missing in') && one.includes(text));
  return [
    ...found,
    ...textFindings(root, names).flatMap(({ said }) => (isSaid(keyIn(said)) ? [] : [said])),
    ...lacked.map(({ text }) => `error: ${text}`),
  ];
}
