import { shownName } from '@/schema/internal';
import { nameIn, type Named } from '@/schema';

/** The server's name in the user's language, else in the nearest one it has. */
export const displayName = (named: Named, locale: string): string => shownName(nameIn(named, locale));
