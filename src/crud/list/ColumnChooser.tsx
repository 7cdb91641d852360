import { IconButton, Tooltip } from '@mui/material';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { memo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '@/data/registry/lazyPart';
import type { ColumnChoice } from './useColumns';

const ColumnPanel = lazyPart(() => import('./columns/ColumnPanel'));

/** The way to the columns: which are on view, in which order, pinned where. */
export const ColumnChooser = memo(function ColumnChooser({ columns }: { readonly columns: ColumnChoice }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('list.columns.label');
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          onClick={(event) => setAnchor(event.currentTarget)}
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
        >
          <ViewColumn fontSize="small" />
        </IconButton>
      </Tooltip>
      {anchor && <ColumnPanel columns={columns} anchor={anchor} onClose={() => setAnchor(null)} waiting={null} />}
    </>
  );
});
