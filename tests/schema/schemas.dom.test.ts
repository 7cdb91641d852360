import { describe, expect, test } from 'vitest';
import type { AnyViews } from '@/crud/views';
import type { AnyReportParts } from '@/report/views';
import { mergeMessages } from '@/data/texts/mergeMessages';
import type { Messages } from '@/data/registry/registry';
import type { Resource } from '@/schema';
import { lintReport, lintResource, type LintMessages } from '@/schema/lint';
import { allReports, allResources } from '@mocks/resources';
import { foundKey, textAt } from '@/schema/textKeys';
import { flatTexts, holesOf, usedKeys } from './texts';

const fixtures = Object.values(import.meta.glob<Record<string, Resource>>('../fixtures/schemas/*/*.ts', { eager: true })).flatMap((one) => Object.values(one));
const files = import.meta.glob<Messages>(['/locales/*/*.json', '../fixtures/locales/*/*.json'], { eager: true, import: 'default' });
const views = import.meta.glob<{ default: AnyViews }>('/resources/**/*.views.tsx');
const reportViews = import.meta.glob<{ default: AnyReportParts }>('/resources/**/*.views.tsx');
const sources = import.meta.glob<string>(['/{src,resources}/**/*.{ts,tsx}', '!/**/*.test.{ts,tsx}', '!/**/testing/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const inLanguage = (locale: string) => Object.entries(files).flatMap(([path, texts]) => (path.endsWith(`/${locale}.json`) ? [texts] : []));
const messages = { en: mergeMessages(...inLanguage('en')) as LintMessages, zh: mergeMessages(...inLanguage('zh')) as LintMessages };
const resources = [...allResources, ...fixtures];
const known = new Set(resources.map(({ name }) => name));

/** Words that are the same in both languages: names, units, abbreviations. */
const SAME =
  /^(?:[\d\s.,:;%/()+\-–…“”"'!?*·|]|%\{\w+\}|c\/kWh|English|中文|Excel|CSV|JSON|URL|ID|IP|MB|KB|kB|M|RSA|CNY|EUR|USD|[km]?[WV]h?|ms|s|px|Logo|Energy123|V2G|HTTPS|Web Service|Modbus TCP|MQTT|IEC 104|OCPP|RTSP|HLS|MAE|FCR|[am]FRR|SolarEdge|PR|AI)*$/;

/** Texts of panels and links that a view has and the locale files have not. */
function missingPanels(name: string, { panels = [], formPanels = [], links = [] }: AnyViews): string[] {
  const keys = [...[...panels, ...formPanels].map(({ key }) => `panels.${key}`), ...links.map(({ key }) => `links.${key}`)].map((key) => `resources.${name}.${key}`);
  return Object.entries(messages).flatMap(([locale, texts]) => keys.flatMap((key) => (textAt(texts, foundKey(key, texts).split('.')) === undefined ? [`locales/${name.split('/')[0] ?? name}/${locale}.json: ${key}`] : [])));
}

describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (name, resource) => {
  test('has no findings', async () => {
    const own = (await views[`/resources/${name}.views.tsx`]?.())?.default ?? {};
    expect(lintResource(resource, { known, messages, actionComponents: new Set(Object.keys(own.actions ?? {})) })).toEqual([]);
    expect(missingPanels(name, own), 'headings of panels and names of links of its views').toEqual([]);
  });
});

describe.each(allReports.map((report) => [report.name, report] as const))('%s', (name, report) => {
  test('has no findings', async () => {
    const load = reportViews[`/resources/${name}.views.tsx`];
    const blockComponents = new Set(Object.keys((await load?.())?.default.blocks ?? {}));
    expect(lintReport(report, { known, messages, blockComponents })).toEqual([]);
  });
});

test('every view belongs to a schema or a report', () => {
  const all = new Set([...known, ...allReports.map(({ name }) => name)]);
  for (const path of Object.keys(views)) expect(all).toContain(path.replace(/^\/resources\/|\.views\.tsx$/g, ''));
});

const pairs = Object.keys(files).filter((path) => path.endsWith('/en.json'));
describe.each(pairs.map((path) => [path.replace('/en.json', ''), path] as const))('%s', (folder, path) => {
  const english = flatTexts(files[path] ?? {});
  const chinese = flatTexts(files[`${folder}/zh.json`] ?? {});

  test('has every text in both languages, with the same parts to fill in', () => {
    expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of english) expect([key, holesOf(chinese.get(key) ?? '')]).toEqual([key, holesOf(text)]);
  });

  test('has no empty text, no text left untranslated, and no plural in Chinese', () => {
    const wrong = [...english].filter(([key, text]) => {
      const own = chinese.get(key) ?? '';
      return text.trim() === '' || own.trim() === '' || own.includes('||||') || (own === text && !SAME.test(text));
    });
    expect(wrong).toEqual([]);
  });
});

test('every text that code names is there', () => {
  const texts = inLanguage('en').flatMap((one) => [...flatTexts(one).keys()]);
  const whole = new Set(texts);
  // A page may translate below its own key: `useUsageText` makes `hems.usage.kinds.home` of `kinds.home`.
  const ends = new Set(texts.flatMap((key) => key.split('.').map((_, place, parts) => parts.slice(place).join('.'))));
  const isThere = (path: string, key: string) => key.startsWith('ra.') || (path.startsWith('/resources/') ? ends : whole).has(key);
  const missing = Object.entries(sources).flatMap(([path, source]) => usedKeys(source).flatMap((key) => (isThere(path, key) ? [] : [`${path}: ${key}`])));
  expect(missing).toEqual([]);
});
