import { useContext } from 'react';
import { useNamedCurrency } from '@/fields/internal';
import type { Report } from '@/schema';
import { SiteAround } from '../siteAround';
import type { ParamValues } from './paramsAddress';
import { siteParam } from './siteParam';

/**
 * The currency of what is calculated with these parameters: that of the page around, else of the record they name;
 * undefined where neither says one.
 */
export function useParamCurrency(report: Report, values: ParamValues): string | undefined {
  const around = useContext(SiteAround)?.currency;
  const name = siteParam(report);
  const field = name === undefined ? undefined : report.params[name];
  const named = useNamedCurrency(name === undefined || !field ? {} : { [name]: field }, values);
  return around ?? named;
}
