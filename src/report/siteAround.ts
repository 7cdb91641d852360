import { createContext } from 'react';

/** What the frame around a report knows of the record it is about. @public */
export interface AroundSite {
  readonly id: string;
  /** IANA zone of the site. */
  readonly zone: string;
  /** IANA zone times are shown in: the site's, or the viewer's while that is asked for. */
  readonly shownIn: string;
  /** Sign or code, when it is known. */
  readonly currency?: string;
}

/**
 * Given by the frame of a report (`ReportFrame`): the report asks for nothing about the record itself then.
 *
 * @example <SiteAround value={{ id: '7', zone: 'Europe/Berlin', shownIn: 'Europe/Berlin' }}>{children}</SiteAround>
 * @public
 */
export const SiteAround = createContext<AroundSite | undefined>(undefined);
