import { lazy, Suspense } from 'react';
import { TextCell } from '@/fields/TextCell';
import type { CellProps } from '@/fields/views';

const RelativeTime = lazy(() => import('./RelativeTime'));

/** A day and time as how long ago it was; exact until that part of the build is there. */
export function RelativeCell(props: CellProps) {
  return (
    <Suspense fallback={<TextCell {...props} />}>
      <RelativeTime {...props} />
    </Suspense>
  );
}
