import { useContext, useEffect } from 'react';
import { useGetOne, useLocale } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { asText } from '@/api/wireValue';
import { titleIn } from '@/fields/reference/titleIn';
import { useTarget } from '@/fields/reference/useTarget';
import type { AnyRecord, Fields, Report } from '@/schema';
import { isZone } from '@/schema/dates/isZone';
import { useUserMemory } from '@/widgets/useUserMemory';
import { readAddress, type ParamValues } from '../params/address';
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
  /** What this user looked at last, for a page whose address does not say. */
  readonly remembered: ParamValues;
}

const NOTHING: ParamValues = {};
const readId = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

function targetOf(params: Fields, name: string | undefined): string | undefined {
  const field = name === undefined ? undefined : params[name];
  return field?.type.name === 'reference' && 'target' in field.options && typeof field.options.target === 'string' ? field.options.target : undefined;
}

/** The record of the page: from the address, else the one this user looked at last. What is shown is remembered. */
export function useSite(report: Report): Site {
  const { params, about } = report;
  const around = useContext(SiteAround);
  const param = siteParam(report);
  const target = around ? undefined : targetOf(params, param);
  const locale = useLocale() ?? 'en';
  const [address] = useSearchParams();
  const [last, remember] = useUserMemory(`about.${target ?? ''}`, readId);
  const said = param === undefined ? undefined : readAddress(params, address).values[param];
  const id = asText(said) || (about === undefined ? '' : last) || undefined;
  const { resource, href } = useTarget(target ?? '');
  const { data, error } = useGetOne<AnyRecord>(resource, { id: id ?? '', meta: { quiet: true } }, { enabled: target !== undefined && id !== undefined, retry: false });
  useEffect(() => {
    if (about !== undefined && target !== undefined && asText(said) !== '' && said !== last) remember(asText(said));
  }, [about, target, said, last, remember]);

  if (around) {
    const { zone, shownIn, currency } = around;
    return { param, id: around.id, title: around.id, href: undefined, zone, shownIn, currency, error: null, isSettled: true, remembered: NOTHING };
  }
  const record = id !== undefined && data?.id === id ? data : undefined;
  const zone = asText(record?.timeZone);
  return {
    param: about === undefined ? undefined : param,
    id,
    title: record ? titleIn(record, locale) : (id ?? ''),
    href: id === undefined ? undefined : href(id),
    zone: isZone(zone) ? zone : undefined,
    currency: asText(record?.currency) || undefined,
    error,
    isSettled: target === undefined || id === undefined || record !== undefined || Boolean(error),
    remembered: about !== undefined && asText(said) === '' && last !== '' ? { [about]: last } : NOTHING,
  };
}
