import { useMemo, type ComponentType } from 'react';
import { useLocale } from 'react-admin';
import { useAccess } from '@/access';
import { displayName } from '../../layout/displayName';
import { usePictures } from '../../layout/menu/useMenuExtras';
import type { PageTab } from '../pageTab';
import { alikeTabs } from './alikeTabs';

/** Pictures of their platforms, for tabs of pages that are called alike. */
export function useTabMarks(tabs: readonly PageTab[]): ReadonlyMap<string, ComponentType> {
  const { platforms, routes } = useAccess();
  const locale = useLocale() ?? 'en';
  const pictures = usePictures(useMemo(() => platforms.map((one) => ({ ...one, key: one.code })), [platforms]));
  return useMemo(() => {
    const named = tabs.flatMap(({ key, route }) => {
      const grant = routes.get(route);
      return grant ? [{ key, name: displayName(grant, locale), platform: grant.platform }] : [];
    });
    return new Map(
      alikeTabs(named).flatMap(({ key, platform }) => {
        const picture = pictures.get(platform);
        return picture ? [[key, picture] as const] : [];
      }),
    );
  }, [tabs, routes, locale, pictures]);
}
