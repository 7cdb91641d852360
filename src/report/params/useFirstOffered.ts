import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { ConsoleDataProvider } from '@/data/records/consoleDataProvider';
import { useTarget } from '@/fields/reference/useTarget';
import type { Report } from '@/schema';
import { readAddress, type ParamValues } from './paramsAddress';
import { typeOptions } from '@/schema/typeOptions';

const NOTHING: ParamValues = {};

/** What a report opens with by itself. */
export interface FirstOffered {
  readonly values: ParamValues;
  /** It is known, or cannot be. */
  readonly isSettled: boolean;
  /** There is none that could be chosen. */
  readonly isNone: boolean;
}

/**
 * What a report opens with where its address does not say: of the parameter with `first` the first record that is
 * offered.
 */
export function useFirstOffered({ params }: Report): FirstOffered {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [address] = useSearchParams();
  const [name, field] = Object.entries(params).find(([, one]) => typeOptions(one).first === true) ?? [];
  const target = (field && typeOptions(field).target) ?? '';
  const { resource } = useTarget(target);
  const isOpen = name !== undefined && !Object.hasOwn(readAddress(params, address).values, name);
  const { data, isPending } = useQuery({
    queryKey: [resource, 'options', 'first'],
    queryFn: async ({ signal }) =>
      (await provider.options(resource, { search: '', limit: 1, signal, quiet: true })).data[0]?.id ?? null,
    enabled: isOpen,
    staleTime: Infinity,
    retry: false,
  });
  const value = isOpen && field && data ? field.type.decode(data, field.options) : null;
  return {
    values: value === null || name === undefined ? NOTHING : { [name]: value },
    isSettled: !isOpen || !isPending,
    isNone: isOpen && data === null,
  };
}
