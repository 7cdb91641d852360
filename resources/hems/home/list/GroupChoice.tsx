import { useTranslate } from 'react-admin';
import { failureText } from '@/data';
import { RetryLine } from '@/fields';
import { GroupSelector } from '@/energy';
import type { useGroups } from './useGroups';

interface GroupChoiceProps {
  readonly label: string;
  readonly work: ReturnType<typeof useGroups>;
  readonly value: string | null;
  onPick(id: string | null): void;
}

/** Picks a group of homes; groups are made, named and deleted in the same place. */
export function GroupChoice({ label, work, value, onPick }: GroupChoiceProps) {
  const translate = useTranslate();
  if (work.error !== undefined) return <RetryLine text={failureText(work.error, translate)} onRetry={work.retry} />;
  return (
    <GroupSelector
      label={label}
      groups={work.groups}
      value={value}
      onPick={onPick}
      onCreate={work.create}
      onEdit={work.rename}
      onDelete={work.remove}
    />
  );
}
