import type { Report } from '../../report/report';
import type { Finding, LintContext } from '../finding';
import { checkReportBlocks } from './reportBlocks';
import { checkReportCalls } from './reportCalls';
import type { ReportCheck } from './reportCheck';
import { checkReportFields } from './reportFields';
import { checkReportTexts } from './reportTexts';

const CHECKS: readonly ReportCheck[] = [checkReportFields, checkReportBlocks, checkReportCalls, checkReportTexts];

/**
 * What is wrong in a report that types cannot see, or that came past them: as `lintResource` for a resource. A clean
 * report has none.
 */
export function lintReport(report: Report, context: LintContext = {}): Finding[] {
  return CHECKS.flatMap((check) => check(report, context));
}
