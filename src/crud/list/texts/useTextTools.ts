import { useMemo } from 'react';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import { useAccess } from '@/access';
import { type ConsoleDataProvider, useResource } from '@/data';
import type { TextTools } from '@/fields/internal';
import { recordName } from '../../recordName';

/**
 * What turning records of the resource into text needs, in the language of the page.
 *
 * @example
 *   const tools = useTextTools();
 *   const [texts] = await recordTexts(tools, columns, [record], signal);
 * @public
 */
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
