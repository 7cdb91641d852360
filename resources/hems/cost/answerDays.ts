import type { AnswerDays } from '@/charts/response/chartParts';
import type { ReportPlace } from '@/report/block';

/** The days of a chart answer of a home, and on which clock they are drawn. */
export function answerDays({ days, zone, shownIn = zone }: ReportPlace): AnswerDays {
  return { startDate: '', endDate: '', ...days, zone, shownIn };
}
