import type { AnyRecord, Field } from '@/schema';
import { cellOf } from './cellOf';

export interface InnerValueProps {
  readonly name: string;
  readonly field: Field;
  /** Scope of the texts inside (`innerScope`). */
  readonly scope: string;
  /** The row or group the value is in. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** A value inside rows or a group, drawn by the cell of its own type. */
export function InnerValue({ name, field, scope, values }: InnerValueProps) {
  const Cell = cellOf(field.type);
  const record: AnyRecord = { id: '', ...values };
  return <Cell value={values[name]} record={record} name={name} field={field} scope={scope} />;
}
