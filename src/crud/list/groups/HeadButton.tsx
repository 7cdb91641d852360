import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { GroupHead } from '../rowItems';
import { ChevronButton } from '../table/ChevronButton';
import { HeadLabel } from './HeadLabel';

interface HeadButtonProps {
  readonly by: string;
  readonly head: GroupHead;
  onPress(): void;
}

/** Opens and closes a group; beside it what the group is of, and how many rows it has. */
export function HeadButton({ by, head, onPress }: HeadButtonProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <span className="group-head">
      <ChevronButton alone open={head.open} labelledBy={id} onPress={onPress} />
      <span id={id} className="parts">
        <HeadLabel by={by} head={head} />
        <span className="label">{translate('lists.groups.rows', { smart_count: head.rows.length })}</span>
      </span>
    </span>
  );
}
