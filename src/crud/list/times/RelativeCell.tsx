import { lazyPart } from '@/data';
import { TextCell } from '@/fields/internal';
import type { CellProps } from '@/fields/views';

const RelativeTime = lazyPart(() => import('./RelativeTime'));

/** A day and time as how long ago it was; exact until that part of the build is there. */
export function RelativeCell(props: CellProps) {
  return <RelativeTime {...props} waiting={<TextCell {...props} />} />;
}
