import { createContext, useContext } from 'react';
import { siteDefaults } from '@/schema';

/** IANA zone of the site that inputs below it are about: its calendar says what today is. */
export const SiteZone = createContext<string | undefined>(undefined);

/** The zone an input goes by: its own, that of the site around it, else that of the sites of this console. */
export function useSiteZone(own?: string): string {
  const around = useContext(SiteZone);
  return own ?? around ?? siteDefaults().zone;
}
