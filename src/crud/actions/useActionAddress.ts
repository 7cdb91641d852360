import { useEffect, useEffectEvent } from 'react';
import { useAddressParams } from '@/data/internal';
import type { ActionEntry } from '@/schema';

/** Parameter of a record's page that opens a drawer of it. */
export const ACTION_PARAM = 'action';

/** While a drawer is open on the page of its record, the address leads to it. */
export function useActionAddress({ key, place }: ActionEntry): void {
  const [, setSearch] = useAddressParams();
  const write = useEffectEvent((value: string | undefined) => {
    if (place !== 'detail') return; // the address of a list is about the list
    setSearch((now) => {
      if (value === undefined) now.delete(ACTION_PARAM);
      else now.set(ACTION_PARAM, value);
      return now;
    });
  });
  useEffect(() => write(key), [key]);
  useEffect(() => () => write(undefined), []);
}
