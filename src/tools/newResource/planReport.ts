import { existsSync, readFileSync } from 'node:fs';
import { mergeMessages } from '@/data';
import { fileNamed } from '../namesIn';
import { jsonSource, menuSource, readJson, unnamedAreas, type Plan, type PlannedFile, writtenIn } from './planFiles';
import type { ReportDraft } from './reportDraft';
import { reportFileSource } from './reportFileSource';
import { reportDraftTexts } from './reportDraftTexts';
import type { MissingText, Texts } from './resourceTexts';
import { serviceOf, servicesIn } from './serviceNames';

/**
 * The files a new report is made of, and the texts of it nobody said. Throws when it is there already: nothing is
 * overwritten.
 */
export function planReport(root: string, draft: ReportDraft): Plan {
  const path = fileNamed(root, 'schemas', draft.name, '.report.ts');
  if (existsSync(`${root}/${path}`))
    throw new Error(`${path} exists already; nothing was written. Delete it, or choose another name.`);
  const area = draft.name.split('/')[0] ?? draft.name;
  const services = existsSync(`${root}/schemas/services.ts`)
    ? servicesIn(readFileSync(`${root}/schemas/services.ts`, 'utf8'))
    : [];
  const file = (at: string, content: string): PlannedFile => ({
    path: at,
    content,
    grows: existsSync(`${root}/${at}`),
  });
  const menu = `mocks/menus/${area}.json`;
  const missing: MissingText[] = [];
  const texts = writtenIn(root, area).map((locale) => {
    const own = `locales/${area}/${locale}.json`;
    const { measures = {} } = readJson(`${root}/locales/measures/${locale}.json`);
    const named: Texts = typeof measures === 'string' ? {} : measures;
    const said = reportDraftTexts(draft, locale, named);
    missing.push(...said.missing);
    return file(own, jsonSource(mergeMessages(readJson(`${root}/${own}`), said.texts)));
  });
  return {
    missing,
    unnamedAreas: unnamedAreas(root, [area]),
    files: [
      file(path, reportFileSource(draft, serviceOf(draft.base, services))),
      ...texts,
      file(menu, menuSource(`${root}/${menu}`, area, [{ name: draft.name, many: draft.words }])),
    ],
  };
}
