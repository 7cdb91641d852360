import { useCallback, useState } from 'react';
import { rowWindow } from './rowWindow';

/**
 * Which rows of a long list to draw. All rows have the same height; thousands of them cost as much as the
 * few on view.
 */
export function useWindow(count: number, rowHeight: number, height: number) {
  const [top, setTop] = useState(0);
  const onScroll = useCallback(
    ({ currentTarget }: { readonly currentTarget: { readonly scrollTop: number } }) =>
      setTop(rowWindow.top(currentTarget.scrollTop, rowHeight)),
    [rowHeight],
  );
  const [from, to] = rowWindow.rows(top, { count, rowHeight, height });
  return { from, to, onScroll };
}
