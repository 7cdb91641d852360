import type { Access } from '@/access';
import { displayName } from '../layout/displayName';
import { grantOf } from './favoriteEntries';
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
    const grant = record.path === shown ? undefined : grantOf(access, record.path);
    if (!grant) return [];
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
