import { createContext } from 'react';
import type { MeasureTone } from '@/schema';
import type { Period } from '@/schema/dates';

/**
 * Something a record has that measures by itself: a device, a meter. Figures of times in which it was not there are
 * nothing.
 *
 * @public
 */
export interface Equipment {
  readonly name: string;
  /** Of the measures that it alone tells of: those with this tone. */
  readonly tone?: MeasureTone;
  /** Its first and last day, `yyyy-MM-dd`, as far as they are known. */
  readonly from?: string;
  readonly until?: string;
}

/** What the frame around a report knows of the record it is about. @public */
export interface AroundSite {
  readonly id: string;
  /** IANA zone of the site. */
  readonly zone: string;
  /** IANA zone times are shown in: the site's, or the viewer's while that is asked for. */
  readonly shownIn: string;
  /** Sign or code, when it is known. */
  readonly currency?: string;
  /** What the record has now, and had in another time; asked once figures of the two are compared. */
  readonly equipment?: (before: Pick<Period, 'from' | 'to'>, signal: AbortSignal) => Promise<readonly Equipment[]>;
}

/**
 * Given by the frame of a report (`ReportFrame`): the report asks for nothing about the record itself then.
 *
 * @example <SiteAround value={{ id: '7', zone: 'Europe/Berlin', shownIn: 'Europe/Berlin' }}>{children}</SiteAround>
 * @public
 */
export const SiteAround = createContext<AroundSite | undefined>(undefined);
