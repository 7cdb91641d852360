import { createContext } from 'react';

/** IANA zone of the site that inputs below it are about: its calendar says what today is. Default: the browser's. */
export const SiteZone = createContext<string | undefined>(undefined);
