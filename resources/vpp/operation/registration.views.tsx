import type { CellProps } from '@/fields/views';
import { defineViews } from '@/crud/views';
import { registration } from '@schemas/vpp/operation/registration';

/** What was registered, by its name where the server says it. */
function ObjectName({ value, record }: CellProps<string>) {
  const { objectName } = record;
  return <>{typeof objectName === 'string' && objectName !== '' ? objectName : (value ?? '-')}</>;
}

export default defineViews(registration, { cells: { objectId: ObjectName }, details: { objectId: ObjectName } });
