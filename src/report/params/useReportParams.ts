import { useEffect, useEffectEvent, useMemo } from 'react';
import { useAddressParams } from '@/data/internal';
import type { Report } from '@/schema';
import { readAddress, writeAddress, type ParamValues } from './paramsAddress';
import { firstValues } from './firstValues';
import { shownParams } from './paramErrors';

/** The parameters of a page as its address says them. */
export interface ReportParams {
  /** What the page is asked with; the same object while nothing changes. */
  readonly values: ParamValues;
  /** The address names at least one: it is a link to a result. */
  readonly isInAddress: boolean;
  /** Names of parameters the address says something impossible of. */
  readonly ignored: readonly string[];
  /** The address that says every parameter, for a link that opens exactly this. */
  readonly link: string;
  /** Asks with other values. `push`: Back leads to the values of now; else they are replaced. */
  choose(values: ParamValues, push?: boolean): void;
}

/**
 * Parameters live in the address alone, so that a reload, Back and a shared link show the same. What it does not say is
 * remembered (and written into it at once), else the default of the day (which it leaves out, so that it moves on).
 *
 * @param today at the site, `yyyy-MM-dd`
 */
export function useReportParams(report: Report, today: string, remembered: ParamValues): ReportParams {
  const { params, ask } = report;
  const [address, setAddress] = useAddressParams();
  const query = address.toString();
  const defaults = useMemo(() => firstValues(params, today), [params, today]);
  const { values: said, ignored } = useMemo(() => readAddress(params, new URLSearchParams(query)), [params, query]);
  const known = JSON.stringify(remembered);
  const values = useMemo<ParamValues>(
    () => ({ ...defaults, ...(JSON.parse(known) as ParamValues), ...said }),
    [defaults, known, said],
  );
  const isInAddress = Object.keys(said).length > 0;
  const isIncomplete = Object.keys(remembered).some((name) => !Object.hasOwn(said, name) && !ignored.includes(name));
  const complete = useEffectEvent(() => setAddress((before) => writeAddress(params, values, defaults, before)));
  useEffect(() => {
    if (isIncomplete && ask === 'change') complete();
  }, [isIncomplete, ask]);
  return useMemo(() => {
    const left = ask === 'submit' ? {} : defaults; // a result is shared with all it was made of
    return {
      values,
      isInAddress,
      ignored: ignored.filter((name) => shownParams(report, values).includes(name)), // of another mode it asks nothing
      link: writeAddress(params, values, {}, new URLSearchParams(query)).toString(),
      choose: (next, push = false) => {
        const shown = new Set(shownParams(report, next)); // one that is gone begins anew when it comes back
        const told = Object.fromEntries(
          Object.keys(params).map((name) => [name, (shown.has(name) ? next : left)[name]]),
        );
        setAddress((before) => writeAddress(params, told, left, before), { replace: !push });
      },
    };
  }, [values, isInAddress, ignored, report, params, query, ask, defaults, setAddress]);
}
