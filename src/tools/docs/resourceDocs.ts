import type { Locale } from '@/data/registry/registry';
import type { Resource } from '@/schema';
import { groupBy } from '../newResource/groupBy';
import { docTexts } from './docTexts';
import { ResourcePage } from './resourcePage';

const modules = import.meta.glob<Record<string, unknown>>(['/schemas/*/**/*.ts', '!/schemas/**/*.test.ts', '!/schemas/**/parts/**'], { eager: true });

function isResource(value: unknown): value is Resource {
  return typeof value === 'object' && value !== null && 'fields' in value && 'resolve' in value;
}

const LOCALES: readonly Locale[] = ['en', 'zh'];

/** The pages about the project's resources, by path: `docs/resources/<area>.<language>.md`. */
export function resourceDocs(): Readonly<Record<string, string>> {
  const resources = Object.values(modules).flatMap((module) => Object.values(module).filter(isResource));
  const areas = groupBy(resources.toSorted((a, b) => a.name.localeCompare(b.name, 'en')), ({ name }) => name.split('/')[0] ?? '');
  const pages = LOCALES.flatMap((locale) => {
    const page = new ResourcePage(locale, docTexts(locale));
    return [...areas].map(([area, own]) => [`docs/resources/${area}.${locale}.md`, page.of(area, own)] as const);
  });
  return Object.fromEntries(pages);
}
