import { useTranslate } from 'react-admin';
import type { RowItem } from '../rowItems';
import { useTable } from '../table/TableContext';
import { useIsOpen, useOpenRows } from './openRows';
import RowMore from './RowMore';

/** What is below the lines of an open card. A press on it is none on the card. */
export default function CardMore({ row: { key, record } }: { readonly row: RowItem }) {
  const { nameOf } = useTable();
  const translate = useTranslate();
  const open = useIsOpen(useOpenRows(), key);
  if (!open) return null;
  return (
    <div className="below" role="group" aria-label={translate('list.more.of', { name: nameOf(record) })}>
      <RowMore record={record} />
    </div>
  );
}
