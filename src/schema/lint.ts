import type { Resource } from './resource';
import { checkActions } from './lint/checkActions';
import { checkCalls } from './lint/calls';
import { checkCircles } from './lint/checkCircles';
import { checkCodes } from './lint/permission/checkCodes';
import { checkComputed } from './lint/checkComputed';
import { checkConditions } from './lint/checkConditions';
import { checkDeprecated, checkFieldNames } from './lint/fieldNames';
import type { Check, Finding, LintContext } from './lint/finding';
import { checkFieldPermission } from './lint/permission/checkFieldPermission';
import { checkFilters } from './lint/checkFilters';
import { checkForm } from './lint/checkForm';
import { checkImport } from './lint/checkImport';
import { checkList } from './lint/checkList';
import { checkLive } from './lint/checkLive';
import { checkMessages } from './lint/messages';
import { checkNames } from './lint/checkNames';
import { checkOptions } from './lint/options';
import { checkBelow, checkReferences, checkWithin } from './lint/checkReferences';
import { checkOwnFields } from './lint/checkOwnFields';
import { checkKinds } from './lint/parts/checkKinds';
import { checkParts } from './lint/parts/checkParts';
import { checkPaths } from './lint/checkPaths';
import { checkProvider } from './lint/checkProvider';
import { checkRelated } from './lint/checkRelated';
import { checkService } from './lint/checkService';
import { checkTones } from './lint/checkTones';
import { checkUnits } from './lint/checkUnits';
import { checkValues } from './lint/checkValues';
import { checkWire } from './lint/checkWire';
import { checkWorkflow } from './lint/checkWorkflow';

export { lintViews } from './lint/lintViews';
export { lintReport } from './lint/report/lintReport';
export { findingText } from './lint/finding';
export type { Finding, LintContext, LintMessages } from './lint/finding';

const CHECKS: readonly Check[] = [
  checkNames,
  checkOptions,
  checkFieldNames,
  checkDeprecated,
  checkValues,
  checkUnits,
  checkTones,
  checkComputed,
  checkConditions,
  checkCircles,
  checkFieldPermission,
  checkCodes,
  checkForm,
  checkList,
  checkLive,
  checkFilters,
  checkActions,
  checkCalls,
  checkOwnFields,
  checkPaths,
  checkWire,
  checkService,
  checkProvider,
  checkImport,
  checkReferences,
  checkWithin,
  checkBelow,
  checkRelated,
  checkWorkflow,
  checkMessages,
];

/**
 * What is wrong in a schema that types cannot see: each finding with a path, a reason and a fix. A schema without
 * faults has none. What the context does not tell (`known`, `messages` and so on) is not checked. Not part of
 * `@/schema`, so that only checks and development load it.
 *
 * @example lintResource(device, { known: new Set(['iot/device', 'iot/product']) }).map(findingText)
 * @public
 */
export function lintResource(resource: Resource, context: LintContext = {}): Finding[] {
  const strange = [...checkKinds(resource, context), ...checkParts(resource, context)];
  // the others count on values of the right kind
  return strange.length > 0 ? strange : CHECKS.flatMap((check) => check(resource, context));
}
