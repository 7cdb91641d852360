import { type Access, can, matchRoute } from '@/access';
import { displayName } from '../layout/displayName';
import { namesOf } from './pageEntries';
import type { PaletteEntry } from './paletteEntry';
import type { RecentRecord } from './recentRecords';

/** The remembered records whose pages are granted now, but for the one that is shown. */
export function recentEntries(
  access: Access,
  records: readonly RecentRecord[],
  shown: string,
  locale: string,
): PaletteEntry[] {
  return records.flatMap((record): PaletteEntry[] => {
    const match = matchRoute(access, record.path);
    if (record.path === shown || match.kind !== 'route') return [];
    const { grant, view } = match;
    if (view === 'edit' && !can(access, grant.path, 'edit')) return [];
    return [
      {
        key: record.path,
        group: 'recent',
        ...namesOf(record, locale),
        place: displayName(grant, locale),
        path: record.path,
        ...(grant.icon && { icon: grant.icon }),
      },
    ];
  });
}
