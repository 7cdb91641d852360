import { matches, validate, type Report, type ValidationError } from '@/schema';
import type { ParamValues } from './paramsAddress';

/** The parameters that are there for these values: those whose condition holds. */
export function shownParams({ params, resource }: Report, values: ParamValues): string[] {
  return Object.keys(params).filter((name) => matches(resource.when[name]?.visible, values));
}

/** What is wrong with the parameters, by path. Conditions and rules are those of a form. */
export function paramErrors(report: Report, values: ParamValues): Readonly<Record<string, ValidationError>> {
  const found = Object.entries(validate(report.resource, values, 'create'));
  return Object.fromEntries(found.filter(([path]) => Object.hasOwn(report.params, path.split('.')[0] ?? path)));
}
