import { useGetManyAggregate } from 'react-admin';
import { useAccess } from '@/access/AccessContext';
import { resourceNameOf } from '@/data/registry/resourceName';
import type { AnyRecord } from '@/schema';
import type { TariffChoice } from './chosenTariff';

const own = Intl.DateTimeFormat().resolvedOptions().timeZone;

function isZone(name: unknown): name is string {
  try {
    return typeof name === 'string' && name !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The zone of the market area a tariff belongs to: the tree's word, else the area's own record, else the browser's. */
export function useAreaZone(choice: TariffChoice | undefined): string {
  const nodes = choice ? [choice.node, ...choice.above.toReversed()] : [];
  const told = nodes.map(({ timeZone }) => timeZone).find(isZone);
  const area = nodes.find(({ type }) => type === 'area')?.id ?? '';
  const resource = resourceNameOf(useAccess(), 'hems/market-area');
  const { data } = useGetManyAggregate<AnyRecord>(resource, { ids: [area], meta: { quiet: true } }, { enabled: told === undefined && area !== '' });
  const recorded = data?.[0]?.timeZone;
  return told ?? (isZone(recorded) ? recorded : own);
}
