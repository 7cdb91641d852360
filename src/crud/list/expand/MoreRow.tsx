import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { RowItem } from '../rowItems';
import { useTable } from '../table/TableContext';
import { useIsOpen, useOpenRows } from './openRows';
import RowMore from './RowMore';

interface MoreRowProps {
  readonly row: RowItem;
}

/**
 * What is below an open row, as wide as what is on view of the table. The table is told how high it is, so that rows
 * are found where they are.
 */
function OpenedRow({ row: { key, record } }: MoreRowProps) {
  const { columns, selectable, hasActions, nameOf } = useTable();
  const translate = useTranslate();
  const line = useRef<HTMLTableRowElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const rows = useOpenRows();
  useLayoutEffect(() => {
    const element = line.current;
    const box = element?.closest('table')?.parentElement;
    if (!element || !box) return undefined;
    const measure = () => {
      if (content.current) content.current.style.width = `${box.clientWidth}px`;
      rows.tell(key, element.offsetHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const one of [box, element]) observer.observe(one);
    return () => observer.disconnect();
  }, [rows, key]);
  return (
    <tr ref={line} className="below">
      <td colSpan={columns.length + Number(selectable) + Number(hasActions)}>
        <div ref={content} role="group" aria-label={translate('list.more.of', { name: nameOf(record) })}>
          <RowMore record={record} />
        </div>
      </td>
    </tr>
  );
}

/** What is below a row, once it is open. */
export default function MoreRow({ row }: MoreRowProps) {
  return useIsOpen(useOpenRows(), row.key) ? <OpenedRow row={row} /> : null;
}
