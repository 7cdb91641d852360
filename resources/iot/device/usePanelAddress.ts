import { useSearchParams } from 'react-router';
import type { Period } from '@/schema/dates';
import { readPeriodIn } from './readPeriodIn';

const BETWEEN = ',';

interface PanelAddress {
  readonly period: Period;
  /** Codes of the attributes that are looked at; undefined where the address names none. */
  readonly codes: readonly string[] | undefined;
  setPeriod(period: Period): void;
  setCodes(codes: readonly string[]): void;
}

/**
 * What of a device is looked at, kept in the address of its page: a link and a reload show the same, and its panels
 * look at one period.
 *
 * @param first the period without one in the address
 */
export function usePanelAddress(first: Period): PanelAddress {
  const [params, setParams] = useSearchParams();
  const put = (entries: Readonly<Record<string, string>>) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(entries)) {
          if (value === '') now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true },
    );
  return {
    period: readPeriodIn(params) ?? first,
    codes: params.get('codes')?.split(BETWEEN).filter(Boolean),
    setPeriod: ({ by, from, to }) => put({ by, from, to: by === 'range' ? to : '' }),
    setCodes: (codes) => put({ codes: codes.join(BETWEEN) }),
  };
}
