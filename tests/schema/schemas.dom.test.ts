import { describe, expect, test } from 'vitest';
import type { AnyViews } from '@/crud/views';
import type { AnyReportParts } from '@/report/views';
import { mergeMessages } from '@/data/texts/mergeMessages';
import type { Messages } from '@/data/registry/registry';
import type { Resource } from '@/schema';
import { lintReport, lintResource, lintViews, type LintMessages } from '@/schema/lint';
import { completeIn, languagesIn, mustBeWhole } from '@/tools/languagesIn';
import { flatTexts, textProblems } from '@/tools/check/textProblems';
import { allReports, allResources } from '@mocks/resources';
import { usedKeys } from './usedKeys';
import names from '../../locales/same.json';

/** The name a file of `resources` stands for: its area and itself, whatever folders lie between. */
const nameOf = (path: string): string =>
  path.replace(/^\/resources\/|\.(?:page|views)\.tsx$/g, '').replace(/\/.*\//, '/');
const byName = <T>(modules: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(modules).map(([path, load]) => [nameOf(path), load]));

const fixtures = Object.values(
  import.meta.glob<Record<string, Resource>>('../fixtures/schemas/*/*.ts', { eager: true }),
).flatMap((one) => Object.values(one));
const files = import.meta.glob<Messages>(['/locales/*/*.json', '../fixtures/locales/*/*.json'], {
  eager: true,
  import: 'default',
});
const views = byName(import.meta.glob<{ default: AnyViews }>('/resources/**/*.views.tsx'));
const pages = new Set([
  ...Object.keys(import.meta.glob('/resources/**/*.page.tsx')).map(nameOf),
  ...allReports.map(({ name }) => name),
]);
const reportViews = byName(import.meta.glob<{ default: AnyReportParts }>('/resources/**/*.views.tsx'));
const sources = import.meta.glob<string>(
  ['/{src,resources}/**/*.{ts,tsx}', '!/**/*.test.{ts,tsx}', '!/**/testing/**'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

const inLanguage = (locale: string) =>
  Object.entries(files).flatMap(([path, texts]) => (path.endsWith(`/${locale}.json`) ? [texts] : []));
const languages = languagesIn(process.cwd());
const messages = Object.fromEntries(
  completeIn(process.cwd()).map((locale) => [locale, mergeMessages(...inLanguage(locale)) as LintMessages]),
);
const resources = [...allResources, ...fixtures];
const known = new Set(resources.map(({ name }) => name));

const all = { known, pages, messages, resources: new Map(resources.map((one) => [one.name, one])) };

describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (name, resource) => {
  test('has no findings', async () => {
    const own = (await views.get(name)?.())?.default ?? {};
    expect(lintResource(resource, { ...all, actionComponents: new Set(Object.keys(own.actions ?? {})) })).toEqual([]);
    expect(lintViews(resource, own, all)).toEqual([]);
  });
});

describe.each(allReports.map((report) => [report.name, report] as const))('%s', (name, report) => {
  test('has no findings', async () => {
    const load = reportViews.get(name);
    const blockComponents = new Set(Object.keys((await load?.())?.default.blocks ?? {}));
    expect(lintReport(report, { ...all, blockComponents })).toEqual([]);
  });
});

test('every view belongs to a schema or a report', () => {
  const owners = new Set([...known, ...allReports.map(({ name }) => name)]);
  for (const name of views.keys()) expect(owners).toContain(name);
});

const [base = 'en', ...others] = [...languages.keys()].toSorted(
  (one, other) => Number(other === 'en') - Number(one === 'en'),
);
const folders = Object.keys(files).flatMap((path) =>
  path.endsWith(`/${base}.json`) ? [path.replace(`/${base}.json`, '')] : [],
);
const promises = folders.flatMap((folder) =>
  others
    .filter((locale) => mustBeWhole(languages.get(locale) ?? [], folder.split('/').at(-1) ?? ''))
    .map((locale) => [folder, locale] as const),
);
test.each(promises)('%s has every text in %s, too, translated, with the same parts to fill in', (folder, locale) => {
  const [first, second] = [files[`${folder}/${base}.json`] ?? {}, files[`${folder}/${locale}.json`] ?? {}];
  expect(textProblems(first, second, names, () => true, [base, locale])).toEqual([]);
});

test('every text that code names is there', () => {
  const texts = inLanguage(base).flatMap((one) => [...flatTexts(one).keys()]);
  const whole = new Set(texts);
  // A page may translate below its own key: `useUsageText` makes `hems.usage.kinds.home` of `kinds.home`.
  const ends = new Set(texts.flatMap((key) => key.split('.').map((_, place, parts) => parts.slice(place).join('.'))));
  const isThere = (path: string, key: string) =>
    key.startsWith('ra.') || (path.startsWith('/resources/') ? ends : whole).has(key);
  const missing = Object.entries(sources).flatMap(([path, source]) =>
    usedKeys(source).flatMap((key) => (isThere(path, key) ? [] : [`${path}: ${key}`])),
  );
  expect(missing).toEqual([]);
});
