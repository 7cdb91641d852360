import { asObject } from '@/api';
import { siteZone, readDay } from '@/schema';

/** A station that prices can be copied to. */
export interface Target {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly hasPrice: boolean;
  /** First day of the version that is reserved already; '' for none. */
  readonly reserved: string;
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** The stations of the options call. */
export function readTargets(answer: unknown): Target[] {
  const list: unknown = asObject(answer)?.list ?? answer;
  return (Array.isArray(list) ? list : []).flatMap((one): Target[] => {
    const row = asObject(one);
    const id = text(row?.id ?? row?.code);
    return row && id !== ''
      ? [
          {
            id,
            name: text(row.name ?? row.desc) || id,
            currency: text(row.currency),
            hasPrice: row.hasPrice === true,
            reserved: readDay(row.reservedDate, siteZone()) ?? '',
          },
        ]
      : [];
  });
}

/**
 * What copying does at a station: makes its first prices, reserves them, replaces what is reserved; or why it cannot.
 */
export function wayOf(
  { currency, hasPrice, reserved }: Target,
  own: string | null,
  replace: boolean,
): 'create' | 'reserve' | 'replace' | 'otherCurrency' | 'taken' {
  if (currency !== '' && own !== null && currency !== own) return 'otherCurrency';
  if (!hasPrice) return 'create';
  if (reserved === '') return 'reserve';
  return replace ? 'replace' : 'taken';
}

export const isOpen = (way: ReturnType<typeof wayOf>): way is 'create' | 'reserve' | 'replace' =>
  way !== 'otherCurrency' && way !== 'taken';
