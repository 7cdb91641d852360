import { useEffect } from 'react';
import { useLocale } from 'react-admin';
import type { RouteGrant } from '@/access/access';
import { brandTitle, type Brand } from '../brands/brand';
import { displayName } from '../layout/displayName';

/** Names the window: page, then brand. */
export function useDocumentTitle(brand: Brand, grant: RouteGrant | undefined): void {
  const locale = useLocale() ?? 'en';
  const page = grant && displayName(grant, locale);
  const title = brandTitle(brand, locale);
  useEffect(() => {
    document.title = page ? `${page} · ${title}` : title;
  }, [page, title]);
}
