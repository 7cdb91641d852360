import type { ReactNode } from 'react';
import { OwnPart } from '@/data/internal';
import { useResource } from '@/data';
import type { AnyRecord } from '@/schema';

interface AroundDialogProps {
  readonly records: readonly AnyRecord[];
  readonly children: ReactNode;
}

/** Around a dialog of one's own: its record, its records and a form that begins with the record are there. */
export function AroundDialog({ records, children }: AroundDialogProps) {
  const { path, scope } = useResource();
  const [record] = records.length === 1 ? records : [];
  return (
    <OwnPart resource={path} scope={scope} record={record} records={records} waiting={null}>
      {children}
    </OwnPart>
  );
}
