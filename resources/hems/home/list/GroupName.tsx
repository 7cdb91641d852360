import { useResource } from '@/data';
import { OneLine } from '@/fields';
import type { CellProps } from '@/fields/views';
import { useGroups } from './useGroups';

export function GroupName({ value }: CellProps<string>) {
  const { groups } = useGroups(useResource().can('group'));
  return <OneLine text={groups.find(({ id }) => id === value)?.desc ?? value ?? '-'} />;
}
