import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useAccess } from '@/access';
import { useResource } from '@/data';
import type { AnyRecord } from '@/schema';
import { isAbout, linkTarget } from './linkTarget';

/** The way from a record to another page. */
export interface LinkOfRecord {
  readonly key: string;
  readonly label: string;
  readonly to: string;
  /** The page is about the record itself. */
  readonly about: boolean;
}

/**
 * A function that gives where a record leads besides its own page, as far as menus lead there (`links` of the views).
 * Stable while they do.
 *
 * @example
 *   const [first] = useRecordLinks()(record);
 *   return first ? <Link to={first.to}>{first.label}</Link> : '-';
 * @public
 */
export function useRecordLinks(): (record: AnyRecord) => readonly LinkOfRecord[] {
  const { views, scope } = useResource();
  const access = useAccess();
  const translate = useTranslate();
  return useCallback(
    (record) =>
      (views.links ?? []).flatMap((link) => {
        const to = linkTarget(link, record, access);
        return to === undefined
          ? []
          : [{ key: `link-${link.key}`, label: translate(`${scope}.links.${link.key}`), to, about: isAbout(link) }];
      }),
    [views, scope, access, translate],
  );
}
