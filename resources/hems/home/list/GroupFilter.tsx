import { useResource } from '@/data';
import type { InputProps } from '@/fields/views';
import { GroupChoice } from './GroupChoice';
import { useGroups } from './useGroups';

/** The homes of one group; absent for who may not use groups. */
export function GroupFilter({ label, value, onChange }: InputProps<string>) {
  const allowed = useResource().can('group');
  const work = useGroups(allowed);
  return allowed ? <GroupChoice label={label} work={work} value={value ?? null} onPick={onChange} /> : null;
}
