import { useMemo } from 'react';
import { useTextContext, fieldWords } from '@/fields/internal';
import type { Field } from '@/schema';
import type { SlotRow } from '../../slotGrid/slotGridProps';
import type { SlotsOptions, SlotsRow } from './type';

/** Rows of a field as those of a slot grid; what stands beside the figures is part of their names. */
export function useSlotRows(
  value: readonly SlotsRow[] | null | undefined,
  name: string,
  field: Field<readonly SlotsRow[], boolean, SlotsOptions>,
  scope: string,
): SlotRow[] {
  const context = useTextContext(scope, name, field);
  const { fields = {} } = field.options;
  return useMemo(
    () =>
      (value ?? []).map((row) => ({
        id: row.id,
        name: [row.name ?? row.id, fieldWords(fields, row, context)].filter(Boolean).join(' · '),
        values: row.values,
      })),
    [value, fields, context],
  );
}
