import { useMemo, useState } from 'react';
import { useResource } from '@/data';
import { matches, sentFields, type AnyRecord, type Resource } from '@/schema';
import { createEditing, type Editing } from './editing';

/** Editing in the rows of a table. */
export interface Inline {
  readonly editing: Editing;
  /** Whether this value of this record can be changed where it stands, by this user, now. */
  can(record: AnyRecord, field: string): boolean;
}

/** Whether the edit form of the record, in the state it is in, asks for the field. */
export function isSettable(resource: Resource, record: AnyRecord, field: string): boolean {
  return sentFields(resource, record, 'edit').includes(field) && matches(resource.standard.edit?.enabled, record);
}

/** Editing in rows, where the schema allows it and the user may edit; undefined otherwise. */
export function useInline(): Inline | undefined {
  const { resource, can } = useResource();
  const [editing] = useState(createEditing);
  return useMemo(() => {
    if (resource.inline.length === 0 || !can('edit')) return undefined;
    const fields = new Set(resource.inline);
    return {
      editing,
      can: (record, field) =>
        fields.has(field) && record.id !== '' && can('edit', record) && isSettable(resource, record, field),
    };
  }, [resource, can, editing]);
}
