import { useCallback, useState } from 'react';

/** Rows drawn above and below what is on view. */
const SPARE = 3;
/** So many rows are scrolled before others are drawn. */
const STEP = 2;

/**
 * Which rows of a long list to draw. All rows have the same height; thousands of them cost as much as the
 * few on view.
 */
export function useWindow(count: number, rowHeight: number, height: number) {
  const [top, setTop] = useState(0);
  const onScroll = useCallback(
    ({ currentTarget }: { readonly currentTarget: { readonly scrollTop: number } }) => setTop(Math.floor(currentTarget.scrollTop / (rowHeight * STEP)) * rowHeight * STEP),
    [rowHeight],
  );
  const last = Math.max(0, count * rowHeight - height);
  const from = Math.max(0, Math.floor(Math.min(top, last) / rowHeight) - SPARE);
  const to = Math.min(count, Math.ceil((Math.min(top, last) + height) / rowHeight) + STEP + SPARE);
  return { from, to, onScroll };
}
