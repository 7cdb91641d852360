import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '@/widgets';
import { homeListCalls } from './homeListCalls';
import { readPlace, type FoundPlace } from './readPlace';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What is known about the place of a form, and how to look again. */
export interface PlaceLookUp {
  /** `null`: the post code is unknown; undefined: not asked yet, or no answer. */
  readonly place: FoundPlace | null | undefined;
  readonly looking: boolean;
  readonly error: unknown;
  /** Country and post code are there. */
  readonly possible: boolean;
  /** The post code was left, or somebody asks. */
  look(): void;
}

/** Looks a post code up once it was left, together with the country and the house number of the same form. */
export function usePlace(values: Readonly<Record<string, unknown>>): PlaceLookUp {
  const [countryCode, postalCode, typedNumber] = [
    textOf(values.countryCode),
    textOf(values.postalCode),
    textOf(values.houseNumber),
  ];
  const houseNumber = useDebounced(typedNumber, 600);
  const [left, setLeft] = useState('');
  const possible = countryCode !== '' && postalCode !== '';
  const enabled = possible && left === postalCode;
  const query = useQuery({
    queryKey: ['hems', 'postalCode', countryCode, postalCode, houseNumber],
    queryFn: enabled
      ? async ({ signal }) =>
          readPlace(
            await homeListCalls.postalCode(
              { countryCode, postalCode, ...(houseNumber && { houseNumber }) },
              { signal, quiet: true },
            ),
          ) ?? null
      : skipToken,
    staleTime: 60_000,
  });
  return {
    place: enabled ? query.data : undefined,
    looking: query.isFetching,
    error: enabled && query.isError ? query.error : undefined,
    possible,
    look: () => {
      setLeft(postalCode);
      if (enabled && query.isError) void query.refetch();
    },
  };
}
