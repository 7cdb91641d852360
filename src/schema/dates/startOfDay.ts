import { firstMoment } from './firstMoment';

/**
 * The first moment (epoch ms) of a day (`yyyy-MM-dd`) in a zone; where clocks leave midnight out it begins later.
 * Throws a RangeError for a text that is no day.
 *
 * @example startOfDay('2026-11-27', 'Asia/Shanghai') // Date.UTC(2026, 10, 26, 16)
 * @public
 */
export const startOfDay = (day: string, zone: string): number => firstMoment(Date.parse(`${day}T00:00:00Z`), zone);
