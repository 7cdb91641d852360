import type { Resource } from '../../resource';
import { checkCircles } from '../checkCircles';
import { checkConditions } from '../checkConditions';
import type { Check } from '../finding';
import { checkNames } from '../checkNames';
import { checkOptions, measureOptions } from '../options';
import { checkReferences } from '../checkReferences';
import { typeOptions } from '../../typeOptions';
import { checkWire } from '../checkWire';
import { findingsAt, reportFile, type ReportCheck } from './reportCheck';

/** What holds for parameters as for the fields of a form. */
const OF_PARAMS: readonly Check[] = [checkConditions, checkCircles, checkWire];

/**
 * Parameters and columns are fields: their names, conditions, wire names and references hold; what the report is about
 * is a record.
 */
export const checkReportFields: ReportCheck = (report, context) => {
  const paramsOnly: Resource = { ...report.resource, fields: report.params };
  // `id` is the record of a page, and as good a parameter as any
  const named: Resource = {
    ...report.resource,
    fields: Object.fromEntries(Object.entries(report.resource.fields).filter(([name]) => name !== 'id')),
  };
  const field = report.about === undefined ? undefined : report.params[report.about];
  return [
    ...[
      ...checkNames(named, context),
      ...checkOptions(report.resource, context),
      ...measureOptions(report, report.measures),
      ...checkReferences(report.resource, context),
      ...OF_PARAMS.flatMap((check) => check(paramsOnly, context)),
    ].map((one) => ({
      ...one,
      file: reportFile(report),
    })),
    ...Object.entries(report.resource.fields).flatMap(([name, { options }]) =>
      findingsAt(report, `fields.${name}.permission`).error(
        options.permission !== undefined,
        'A code of a parameter or a column takes no effect.',
        'Give `permission` to the blocks that show it.',
      ),
    ),
    ...findingsAt(report, 'about').error(
      field !== undefined && typeOptions(field).target === undefined,
      `"${report.about ?? ''}" is no reference, so the page is about no record.`,
      "Let it be a reference('stock/depot'), or remove `about`.",
    ),
  ];
};
