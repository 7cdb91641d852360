import type { Report } from '../../report/report';
import { finding, type Finding, type LintContext } from '../finding';

export type ReportCheck = (report: Report, context: LintContext) => Finding[];

/** Where to change a report. */
export const reportFile = ({ name }: Report): string => `schemas/${name}.report.ts`;

/** Findings about one place of a report: an error breaks it, a warning is probably not what was meant. */
export function findingsAt(report: Report, place: string) {
  const say =
    (severity: Finding['severity']) =>
    (wrong: boolean, reason: string, fix: string): Finding[] =>
      wrong ? [finding(report, place, severity, reason, fix, reportFile(report))] : [];
  return { error: say('error'), warning: say('warning') };
}
