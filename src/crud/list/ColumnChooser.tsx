import { IconButton, Tooltip } from '@mui/material';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { lazy, memo, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ColumnChoice } from './useColumns';

const ColumnPanel = lazy(() => import('./columns/ColumnPanel'));

/** The way to the columns: which are on view, in which order, pinned where. */
export const ColumnChooser = memo(function ColumnChooser({ columns }: { readonly columns: ColumnChoice }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('list.columns.label');
  return (
    <>
      <Tooltip title={label}>
        <IconButton onClick={(event) => setAnchor(event.currentTarget)} aria-label={label} aria-haspopup="dialog" aria-expanded={anchor !== null}>
          <ViewColumn fontSize="small" />
        </IconButton>
      </Tooltip>
      {anchor && (
        <Suspense>
          <ColumnPanel columns={columns} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
});
