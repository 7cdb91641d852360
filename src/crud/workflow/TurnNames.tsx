import { useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { namedIn, type AnyRecord } from '@/schema';

interface TurnNamesProps {
  readonly record: AnyRecord;
  /** The field that names whose turn it is. */
  readonly assignee: string;
}

/** Whose turn it is, in words: the part they have, and their names; 'you' where it is the reader. */
export function TurnNames({ record, assignee }: TurnNamesProps) {
  const { scope, userId } = useResource();
  const translate = useTranslate();
  const part = translate(`${scope}.fields.${assignee}`);
  const named = namedIn(record, assignee);
  if (named.includes(userId)) return <>{translate('workflow.turn.you', { part })}</>;
  const name = record.$texts?.[assignee];
  return (
    <>
      {named.length === 0
        ? translate('workflow.turn.anybody', { part })
        : name
          ? translate('workflow.turn.named', { part, name })
          : part}
    </>
  );
}
