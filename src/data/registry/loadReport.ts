import { objectOf, type Report } from '@/schema';
import { loadedOnce } from './loadedOnce';
import type { Registry } from './registry';
import type { ReportViews } from './resourceViews';

export interface LoadedReport {
  readonly report: Report;
  readonly views: ReportViews;
}

/**
 * Says on the console of the browser what is wrong in a report; not part of a production build, and in no test: it
 * would go on after its end.
 */
async function lintInDevelopment(report: Report, views: ReportViews, registry: Registry): Promise<void> {
  const { findingText, lintReport } = await import('@/schema/lint');
  const blocks: unknown = 'blocks' in views ? views.blocks : {};
  const context = { known: registry.known.schemas, blockComponents: new Set(Object.keys(objectOf(blocks))) };
  for (const finding of lintReport(report, context)) console.warn(`${finding.severity}: ${findingText(finding)}`);
}

/**
 * A report, its components and its texts: those of its area, of the quantities, and of reports themselves. The same
 * promise for the same name, as `use` wants it; one that failed is asked for anew.
 *
 * @example const { report, views } = use(loadReport(registry, texts, 'depot/yield'))
 * @public
 */
export const loadReport = loadedOnce<LoadedReport>(async (registry, texts, name) => {
  const areas = [name.split('/')[0] ?? name, 'measures', 'report', 'charts'].map((area) => texts.ensureArea(area));
  const [report, views] = await Promise.all([registry.report(name), registry.views(name), ...areas]);
  if (import.meta.env.MODE === 'development') void lintInDevelopment(report, views, registry);
  return { report, views }; // checked where they are defined, `defineReportViews`
});
