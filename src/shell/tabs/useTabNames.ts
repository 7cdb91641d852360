import { useCallback } from 'react';
import { useLocale } from 'react-admin';
import { useAccess } from '@/access';
import { displayName } from '../layout/displayName';
import type { PageTab } from './pageTab';

/**
 * What a tab is called: as the menu calls its page, after the record that is about; or as the page of a record calls
 * itself.
 */
export function useTabNames(): (tab: PageTab) => string {
  const access = useAccess();
  const locale = useLocale() ?? 'en';
  return useCallback(
    ({ key, route, own, title }) => {
      const grant = access.routes.get(route);
      const name = grant ? displayName(grant, locale) : route;
      if (own) return title || `${name} ${key.slice(route.length + 1)}`;
      return title ? `${title} · ${name}` : name;
    },
    [access, locale],
  );
}
