import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { formatNumber } from '@/schema';

/** Says how many of the chosen records are left out. */
export function Skipped({ count }: { readonly count: number }) {
  useArea('lists');
  const translate = useTranslate();
  return translate('lists.bulk.skipped', { count: formatNumber(count) });
}
