import { asObject, asText } from '@/api';
import { siteDefaults, type Block } from '@/schema';
import { isZone } from '@/schema/dates';
import { currencyIn } from '../answer/currencyIn';
import type { ReportPlace } from '../blockProps';
import type { ParamValues } from '../params/paramsAddress';
import { shownParams } from '../params/paramErrors';
import { asPeriod, periodParam } from '../params/periodField';
import type { ReportOnPage } from './reportPage';

/**
 * Where a block stands, or the whole page without one. Its days are those of the period it is asked with; clock and
 * currency are those of the site, else those its answer names, else those of the console.
 */
export function placeOf(
  { report, zone, shownIn, currency }: Pick<ReportOnPage, 'report' | 'zone' | 'shownIn' | 'currency'>,
  params: ParamValues,
  answer?: unknown,
  block?: Block,
): ReportPlace {
  const said = asObject(answer);
  const defaults = siteDefaults();
  const answered = asText(said?.timeZone);
  const send = block && 'send' in block ? block.send : undefined;
  const name = periodParam(
    report.params,
    shownParams(report, params).filter((one) => send?.includes(one) ?? true),
  );
  const period = name === undefined ? null : asPeriod(report.params[name], params[name]);
  return {
    report,
    params,
    zone: zone ?? (isZone(answered) ? answered : defaults.zone),
    ...(shownIn !== undefined && { shownIn }),
    currency: currency ?? (currencyIn(answer, report.measures) || defaults.currency),
    ...(period && { days: { startDate: period.from, endDate: period.to } }),
  };
}
