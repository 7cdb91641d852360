import { useLocale, useTranslate } from 'react-admin';
import { useAccess } from '@/access';
import { useResource } from '@/data';
import { nameIn } from '@/schema';

/** What a list is called: as the menu calls it. */
export function useListTitle(): string {
  const { path, scope } = useResource();
  const access = useAccess();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const grant = access.routes.get(`/${path}`);
  return nameIn(grant ?? {}, locale) || translate(`${scope}.name`);
}
