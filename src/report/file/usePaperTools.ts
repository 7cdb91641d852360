import { useMemo } from 'react';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import { useAccess } from '@/access';
import type { ConsoleDataProvider } from '@/data';
import type { TextTools } from '@/fields/internal';

/** What putting a report into words needs, in the language of the page. @param report its name */
export function usePaperTools(report: string): TextTools {
  const { pathOf } = useAccess();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const provider = useDataProvider<ConsoleDataProvider>();
  return useMemo(
    () => ({
      translate,
      locale,
      scope: `resources.${report}`,
      provider,
      nameOf: ({ $title = '' }) => $title,
      targetOf: (schema) => pathOf.get(schema)?.slice(1) ?? `@${schema}`,
    }),
    [translate, locale, report, provider, pathOf],
  );
}
