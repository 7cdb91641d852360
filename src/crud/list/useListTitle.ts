import { useLocale, useTranslate } from 'react-admin';
import { useAccess } from '@/access';
import { useResource } from '@/data';
import { readsEnglish } from '@/schema';

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
