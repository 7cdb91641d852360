import type { Report } from '../../report/report';
import type { Finding, LintContext } from '../finding';
import { checkReportBlocks } from './checkReportBlocks';
import { checkReportCalls } from './checkReportCalls';
import { reportFile, type ReportCheck } from './reportCheck';
import { checkReportFields } from './checkReportFields';
import type { Block } from '../../report/block';
import { blockFacts, shownMeasures } from '../../report/blockFacts';
import { fieldUnits, measureUnits } from '../checkUnits';
import { fieldValues } from '../checkValues';
import { fieldNeeds, missingTexts, type Need } from '../messages';
import { unknownTexts } from '../unknownTexts';

/**
 * Every text of a report is there in every language: its name, headings, tabs, switches, labels, codes and quantities.
 */
const checkReportTexts: ReportCheck = (report, { messages = {} }) => {
  const scope = ['resources', report.name];
  const blocks = Object.entries<Block>(report.blocks);
  const needs: Need[] = [
    [[...scope, 'name']],
    ...fieldNeeds({ ...report.fields, ...report.params }, scope),
    ...blocks.flatMap(([key, block]): Need[] => {
      const facts = blockFacts(block, key);
      return [
        [[...scope, 'blocks', key]],
        ...(block.tab === undefined ? [] : [[[...scope, 'tabs', block.tab]]]),
        ...(facts.texts ?? []).map((path): Need => [[...scope, ...path]]),
        ...shownMeasures(facts, report.measures).map((one): Need => [['measures', one]]),
      ];
    }),
  ];
  const labelled = Object.keys({ ...report.fields, ...report.params, ...report.measures });
  return [...missingTexts(report, needs, messages), ...unknownTexts(report, labelled, messages)];
};

/** Bounds, defaults and units of parameters, fields and measures. */
const checkReportValues: ReportCheck = (report) =>
  [
    ...fieldValues(report, 'params', report.params),
    ...fieldUnits(report, 'params', report.params),
    ...fieldUnits(report, 'fields', report.fields),
    ...measureUnits(report, report.measures),
  ].map((one) => ({ ...one, file: reportFile(report) }));

const CHECKS: readonly ReportCheck[] = [
  checkReportFields,
  checkReportBlocks,
  checkReportCalls,
  checkReportValues,
  checkReportTexts,
];

/**
 * What is wrong in a report that types cannot see, as `lintResource` for a resource: each finding with a path, a reason
 * and a fix. A report without faults has none.
 *
 * @example lintReport(sales).filter(({ severity }) => severity === 'error')
 * @public
 */
export function lintReport(report: Report, context: LintContext = {}): Finding[] {
  return CHECKS.flatMap((check) => check(report, context));
}
