import type { ReportPlace } from '../blockProps';

/** The day that is asked for, where it is one alone. */
export const singleDay = ({ days }: Pick<ReportPlace, 'days'>): string | undefined =>
  days && days.startDate === days.endDate ? days.startDate : undefined;
