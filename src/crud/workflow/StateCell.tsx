import { lazyPart, useResource } from '@/data';
import { cellOf } from '@/fields';
import type { CellProps } from '@/fields/views';
import { isOverdue } from '@/schema';

const LateMark = lazyPart(() => import('./LateMark'));

/**
 * The state of a record in a list, with a mark while it should have left it. Texts and picture of the mark come with
 * the first that is late.
 */
export function StateCell(props: CellProps) {
  const { workflow } = useResource().resource;
  const Cell = cellOf(props.field.type);
  if (!isOverdue(workflow, props.record)) return <Cell {...props} />;
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 }}>
      <Cell {...props} />
      <LateMark record={props.record} waiting={null} />
    </span>
  );
}
