import type { Report } from '../../report/report';
import type { Finding, LintContext } from '../finding';
import { checkReportBlocks } from './checkReportBlocks';
import { checkReportCalls } from './checkReportCalls';
import type { ReportCheck } from './reportCheck';
import { checkReportFields } from './checkReportFields';
import { checkReportTexts } from './checkReportTexts';

const CHECKS: readonly ReportCheck[] = [checkReportFields, checkReportBlocks, checkReportCalls, checkReportTexts];

/**
 * What is wrong in a report that types cannot see, or that came past them: as `lintResource` for a resource. A clean
 * report has none.
 */
export function lintReport(report: Report, context: LintContext = {}): Finding[] {
  return CHECKS.flatMap((check) => check(report, context));
}
