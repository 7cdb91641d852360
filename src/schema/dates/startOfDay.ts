import { firstMoment } from './firstMoment';

/**
 * The first moment (epoch ms) of a day (`yyyy-MM-dd`) in a zone; where clocks leave midnight out it begins later.
 *
 * @public
 */
export const startOfDay = (day: string, zone: string): number => firstMoment(Date.parse(`${day}T00:00:00Z`), zone);
