import { encodeFields, encodeFilters, type Report, type WireRow } from '@/schema';
import type { ParamValues } from './paramsAddress';
import { shownParams } from './paramErrors';

/**
 * What a call is sent of the parameters: those that are there and have a value, under their wire names; of a form, as a
 * form sends them.
 */
export function sentParams(report: Report, values: ParamValues, only?: readonly string[]): WireRow {
  const names = shownParams(report, values).filter((name) => !only || only.includes(name));
  const own = Object.fromEntries(names.map((name) => [name, values[name]]));
  if (report.ask === 'change') return encodeFilters(report.resource, own);
  return encodeFields(Object.fromEntries(Object.entries(report.params).filter(([name]) => names.includes(name))), own);
}
