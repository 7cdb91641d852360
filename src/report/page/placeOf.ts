import { asObject, asText } from '@/api/wireValue';
import { siteDefaults } from '@/schema';
import { isZone } from '@/schema/dates/isZone';
import type { ReportPlace } from '../block';
import type { ParamValues } from '../params/address';
import { shownParams } from '../params/paramErrors';
import { asPeriod, periodParam } from '../params/periodField';
import type { ReportOnPage } from './reportPage';

/** Where a block stands: clock and currency are those of the site, else those its answer names, else those of the console. */
export function placeOf({ report, zone, shownIn, currency }: Pick<ReportOnPage, 'report' | 'zone' | 'shownIn' | 'currency'>, params: ParamValues, answer?: unknown): ReportPlace {
  const said = asObject(answer);
  const defaults = siteDefaults();
  const answered = asText(said?.timeZone);
  const name = periodParam(report.params, shownParams(report, params));
  const period = name === undefined ? null : asPeriod(report.params[name], params[name]);
  return {
    report,
    params,
    zone: zone ?? (isZone(answered) ? answered : defaults.zone),
    ...(shownIn !== undefined && { shownIn }),
    currency: currency ?? (asText(said?.currency) || defaults.currency),
    ...(period && { days: { startDate: period.from, endDate: period.to } }),
  };
}
