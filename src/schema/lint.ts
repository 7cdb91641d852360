import type { Resource } from './resource';
import { checkActions } from './lint/actions';
import { checkCalls } from './lint/calls';
import { checkCircles } from './lint/circles';
import { checkConditions } from './lint/conditions';
import { checkDeprecated, checkFieldNames } from './lint/fieldNames';
import type { Check, Finding, LintContext } from './lint/finding';
import { checkFieldPermission } from './lint/fieldPermission';
import { checkFilters } from './lint/filters';
import { checkForm } from './lint/form';
import { checkImport } from './lint/import';
import { checkList } from './lint/list';
import { checkMessages } from './lint/messages';
import { checkNames } from './lint/names';
import { checkOptions } from './lint/options';
import { checkReferences } from './lint/references';
import { checkRelated } from './lint/related';
import { checkTones } from './lint/tones';
import { checkWire } from './lint/wire';
import { checkWorkflow } from './lint/workflow';

export { lintViews } from './lint/lintViews';
export { lintReport } from './lint/report/lintReport';
export { findingText } from './lint/finding';
export type { Finding, LintContext, LintMessages } from './lint/finding';

const CHECKS: readonly Check[] = [
  checkNames,
  checkOptions,
  checkFieldNames,
  checkDeprecated,
  checkTones,
  checkConditions,
  checkCircles,
  checkFieldPermission,
  checkForm,
  checkList,
  checkFilters,
  checkActions,
  checkCalls,
  checkWire,
  checkImport,
  checkReferences,
  checkRelated,
  checkWorkflow,
  checkMessages,
];

/**
 * What is wrong in a schema that types cannot see, or that came past them: each finding with a path, a reason and
 * a fix. A clean schema has none. Kept out of `@/schema` itself, so that only checks and development load it.
 */
export function lintResource(resource: Resource, context: LintContext = {}): Finding[] {
  return CHECKS.flatMap((check) => check(resource, context));
}
