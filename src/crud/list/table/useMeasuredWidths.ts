import { useLayoutEffect, useState, type RefObject } from 'react';
import type { RowItem } from '../rowItems';
import { measuredWidths, type Needed } from './measuredWidths';
import type { TableColumn } from './TableContext';

type Widths = ReadonlyMap<string, Needed>;

const NONE: Widths = new Map();
/** Measuring rows on their way would lay out every frame twice, ms. */
const RESTS = 150;

/** The wider of two, so that a column grows with the pages and never jumps back. */
function grown(before: Widths, next: Widths): Widths {
  let changed = false;
  const all = new Map(before);
  for (const [name, needed] of next) {
    const known = before.get(name);
    if (known && known.all >= needed.all && known.most >= needed.most) continue;
    changed = true;
    all.set(name, {
      all: Math.max(needed.all, known?.all ?? 0),
      most: Math.max(needed.most, known?.most ?? 0),
      isCode: needed.isCode,
    });
  }
  return changed ? all : before;
}

/**
 * What the columns need for their values: measured before the first paint of a page of rows, and only ever more while
 * the same columns are shown.
 */
export function useMeasuredWidths(
  box: RefObject<HTMLElement | null>,
  {
    columns,
    rows,
    skip,
  }: { readonly columns: readonly TableColumn[]; readonly rows: readonly RowItem[]; readonly skip: number },
): Widths {
  const [measured, setMeasured] = useState<{ readonly columns: readonly TableColumn[]; readonly widths: Widths }>();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || rows.length === 0) return undefined;
    const names = columns.map(({ name }) => name);
    const measure = () => {
      const next = measuredWidths(element, names, skip);
      setMeasured((before) => {
        const known = before?.columns === columns ? before.widths : NONE;
        const widths = grown(known, next);
        return before?.columns === columns && widths === known ? before : { columns, widths };
      });
    };
    measure();
    // what is drawn later in a cell is measured before it is painted, rows that scroll by once they rest
    let timer = 0;
    let top = element.scrollTop;
    const observer = new MutationObserver(() => {
      window.clearTimeout(timer);
      if (element.scrollTop === top) measure();
      else timer = window.setTimeout(measure, RESTS);
      top = element.scrollTop;
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      window.clearTimeout(timer);
    };
  }, [box, columns, rows, skip]);
  return measured?.columns === columns ? measured.widths : NONE;
}
