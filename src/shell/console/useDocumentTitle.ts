import { useEffect } from 'react';
import { useLocale } from 'react-admin';
import type { RouteGrant } from '@/access/access';
import { isolated } from '@/schema/readers/name';
import { brandTitle, type Brand } from '../brands/brand';
import { displayName } from '../layout/displayName';

/**
 * Names the window: page, then brand.
 *
 * @param about the record the page stands about, named before it
 */
export function useDocumentTitle(brand: Brand, grant: RouteGrant | undefined, about: string | undefined): void {
  const locale = useLocale() ?? 'en';
  const page = grant && [about && isolated(about), displayName(grant, locale)].filter(Boolean).join(' · ');
  const title = brandTitle(brand, locale);
  useEffect(() => {
    document.title = page ? `${page} · ${title}` : title;
  }, [page, title]);
}
