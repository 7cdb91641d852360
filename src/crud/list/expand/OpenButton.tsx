import { useTranslate } from 'react-admin';
import { useAccess } from '@/access';
import { useResource } from '@/data';
import { isRelatedOpen } from '../../related/isRelatedOpen';
import type { RowItem } from '../rowItems';
import { ChevronButton } from '../table/ChevronButton';
import { useTable } from '../table/TableContext';
import { useIsOpen, useOpenRows } from './openRows';

/** Opens and closes what is below a row; nothing where this user may not see what is there. */
export default function OpenButton({ row: { key, record } }: { readonly row: RowItem }) {
  const { nameOf } = useTable();
  const { resource, can } = useResource();
  const { pathOf } = useAccess();
  const translate = useTranslate();
  const rows = useOpenRows();
  const open = useIsOpen(rows, key);
  const { expand, related } = resource;
  const tab = expand?.related === undefined ? undefined : related[expand.related];
  if (tab && !isRelatedOpen(tab, record, { can, pathOf })) return null;
  return (
    <ChevronButton
      alone
      open={open}
      label={translate(open ? 'list.more.hide' : 'list.more.show', { name: nameOf(record) })}
      onPress={() => rows.toggle(key)}
    />
  );
}
