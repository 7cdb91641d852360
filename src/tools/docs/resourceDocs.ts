import { isReport, type Report, type Resource } from '@/schema';
import { completeIn } from '../languagesIn';
import { groupBy } from '../newResource/groupBy';
import { areaPage } from './areaPage';
import { docTexts } from './docTexts';
import { FieldTable } from './fieldTable';

const modules = import.meta.glob<Record<string, unknown>>(
  ['/schemas/*/**/*.ts', '!/schemas/**/*.test.ts', '!/schemas/**/parts/**'],
  { eager: true },
);

function isDocumented(value: unknown): value is Resource | Report {
  return isReport(value) || (typeof value === 'object' && value !== null && 'fields' in value && 'resolve' in value);
}

/** The pages about the project's resources and reports, by path: `docs/resources/<area>.<language>.md`. */
export function resourceDocs(): Readonly<Record<string, string>> {
  const documented = Object.values(modules).flatMap((module) => Object.values(module).filter(isDocumented));
  const areas = groupBy(
    documented.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    ({ name }) => name.split('/')[0] ?? '',
  );
  const pages = completeIn(process.cwd()).flatMap((locale) => {
    const table = new FieldTable(locale, docTexts(locale));
    return [...areas].map(
      ([area, own]) => [`docs/resources/${area}.${locale}.md`, areaPage(area, own, table)] as const,
    );
  });
  return Object.fromEntries(pages);
}
