import { useContext } from 'react';
import { useGetMany, useGetOne, useLocale } from 'react-admin';
import { useSearchParams } from 'react-router';
import { asText } from '@/api';
import { currencyOf, useWholeRecords } from '@/data';
import { titleIn, useTarget } from '@/fields';
import { type AnyRecord, type Fields, type Report, typeOptions, formatList } from '@/schema';
import { isZone } from '@/schema/dates';
import { readAddress, type ParamValues } from '../params/paramsAddress';
import { siteParam } from '../params/siteParam';
import { SiteAround } from '../siteAround';

/** The record a report is about, as far as it is known. */
export interface Site {
  /** Name of the parameter; undefined for a report about nothing in particular. */
  readonly param: string | undefined;
  readonly id: string | undefined;
  /** What stands for it in the user's language; its id until it is known. */
  readonly title: string;
  /** Its page, where a menu leads to it. */
  readonly href: string | undefined;
  /** IANA zone, when the record has one. */
  readonly zone: string | undefined;
  /** Zone times are shown in, where that is another. */
  readonly shownIn?: string;
  /** Sign or code, when the record has one. */
  readonly currency: string | undefined;
  /** Why it could not be loaded; the page works without. */
  readonly error: unknown;
  /** Nothing more is to be found out: its clock is known, or will not be. */
  readonly isSettled: boolean;
}

function targetOf(params: Fields, name: string | undefined): string | undefined {
  const field = name === undefined ? undefined : params[name];
  return field?.type.traits?.refers ? typeOptions(field).target : undefined;
}

/** Of several sites: their one currency, or all that there are, so that no figure is said to be in another's. */
const currenciesOf = (records: readonly (AnyRecord | undefined)[]): string =>
  formatList([...new Set(records.map(currencyOf))].filter(Boolean));

/**
 * The record of the page: from the address, else the one it opens with. Where `site` names several records, the clock
 * is that of the first.
 */
export function useSite(report: Report, offered: ParamValues): Site {
  const { params, about } = report;
  const around = useContext(SiteAround);
  const param = siteParam(report);
  const target = around ? undefined : targetOf(params, param);
  const locale = useLocale() ?? 'en';
  const [address] = useSearchParams();
  const said = param === undefined ? undefined : readAddress(params, address).values[param];
  const chosen = said ?? (param === undefined ? undefined : offered[param]);
  const several = Array.isArray(chosen) ? chosen.map(asText).filter(Boolean) : [];
  const id = several[0] ?? (asText(chosen) || undefined);
  const { resource, href } = useTarget(target ?? '');
  const meta = { quiet: true };
  const one = useGetOne<AnyRecord>(
    resource,
    { id: id ?? '', meta },
    { enabled: target !== undefined && id !== undefined && several.length === 0, retry: false },
  );
  const many = useGetMany<AnyRecord>(
    resource,
    { ids: several, meta },
    { enabled: target !== undefined && several.length > 0, retry: false },
  );
  const { error } = several.length > 0 ? many : one;
  const listed = several.length > 0 ? (many.data ?? []) : []; // a list may say less than a page
  const whole = useWholeRecords(resource, listed.filter(Boolean));
  const records = several.length > 0 ? whole.records : [one.data];

  if (around) {
    const { zone, shownIn, currency } = around;
    return {
      param,
      id: around.id,
      title: around.id,
      href: undefined,
      zone,
      shownIn,
      currency,
      error: null,
      isSettled: true,
    };
  }
  const record = id === undefined ? undefined : records.find((found) => found?.id === id);
  const zone = asText(record?.timeZone);
  return {
    param: about === undefined ? undefined : param,
    id,
    title: record ? titleIn(record, locale) : (id ?? ''),
    href: id === undefined ? undefined : href(id),
    zone: isZone(zone) ? zone : undefined,
    currency: record ? currenciesOf(records) || undefined : undefined,
    error,
    isSettled: target === undefined || id === undefined || (record !== undefined && !whole.isPending) || Boolean(error),
  };
}
