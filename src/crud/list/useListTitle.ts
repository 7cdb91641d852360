import { useLocale, useTranslate } from 'react-admin';
import { useAccess } from '@/access';
import { useResource } from '@/data';
import { readsEnglish } from '@/schema';

/** What a list is called: as the menu calls it. */
export function useListTitle(): string {
  const { path, scope } = useResource();
  const access = useAccess();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const grant = access.routes.get(`/${path}`);
  const nearer = readsEnglish(locale) ? grant?.nameEn || grant?.name : grant?.name || grant?.nameEn;
  const own = grant?.names?.[locale] || nearer;
  return own || translate(`${scope}.name`);
}
