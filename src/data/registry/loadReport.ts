import type { Report } from '@/schema';
import { loadedOnce } from './loadedOnce';
import type { ReportViews } from './resourceViews';

export interface LoadedReport {
  readonly report: Report;
  readonly views: ReportViews;
}

/** A report, its components and its texts: those of its area, of the quantities, and of reports themselves. */
export const loadReport = loadedOnce<LoadedReport>(async (registry, texts, name) => {
  const areas = [name.split('/')[0] ?? name, 'measures', 'report', 'charts'].map((area) => texts.ensureArea(area));
  const [report, views] = await Promise.all([registry.report(name), registry.views(name), ...areas]);
  return { report, views }; // checked where they are defined, `defineReportViews`
});
