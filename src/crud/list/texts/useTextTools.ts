import { useMemo } from 'react';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import { useAccess } from '@/access/AccessContext';
import type { ConsoleDataProvider } from '@/data/records/consoleDataProvider';
import { useResource } from '@/data/registry/ResourceContext';
import { recordName } from '../../recordName';
import type { TextTools } from '@/fields/texts/recordTexts';

/** What turning records of the resource into text needs, in the language of the page. */
export function useTextTools(): TextTools {
  const { resource, scope } = useResource();
  const { pathOf } = useAccess();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const provider = useDataProvider<ConsoleDataProvider>();
  return useMemo(
    () => ({
      translate,
      locale,
      scope,
      provider,
      nameOf: (record) => recordName(resource, record, locale),
      targetOf: (schema) => pathOf.get(schema)?.slice(1) ?? `@${schema}`,
    }),
    [translate, locale, scope, provider, resource, pathOf],
  );
}
