import { useLocale, useTranslate } from 'react-admin';
import { useAccess } from '@/access/AccessContext';
import { useResource } from '@/data/registry/ResourceContext';
import { readsEnglish } from '@/schema/language/languages';

/** What a list is called: as the menu calls it. */
export function useListTitle(): string {
  const { path, scope } = useResource();
  const access = useAccess();
  const translate = useTranslate();
  const english = readsEnglish(useLocale() ?? 'en');
  const grant = access.routes.get(`/${path}`);
  const own = english ? grant?.nameEn || grant?.name : grant?.name || grant?.nameEn;
  return own || translate(`${scope}.name`);
}
