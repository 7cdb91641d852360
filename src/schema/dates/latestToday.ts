import { nowOn } from './clock';

/** The clock that is ahead of all others (UTC+14). */
const FIRST_ZONE = 'Pacific/Kiritimati';

/**
 * The latest day it is anywhere ('YYYY-MM-DD', at UTC+14): what a rule may refuse as future without knowing the zone of
 * the site.
 *
 * @example rule('notFuture', (value) => String(value) <= latestToday())
 * @public
 */
export const latestToday = (now?: Date): string => nowOn(FIRST_ZONE, now).slice(0, 10);
