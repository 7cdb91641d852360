import { addDays } from '@/schema/dates';

/** The month (`yyyy-MM`) before that of a day. */
export const monthBefore = (day: string): string => addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7);
