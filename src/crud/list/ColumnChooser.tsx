import { Checkbox, Divider, IconButton, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data/ResourceContext';
import type { ColumnChoice } from './useColumns';

/** Which columns are on view; the last one stays. */
export function ColumnChooser({ columns }: { readonly columns: ColumnChoice }) {
  const { scope } = useResource();
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('list.columns.label');
  const shown = new Set(columns.shown.map(({ field }) => field));
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          onClick={(event) => setAnchor(event.currentTarget)}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
        >
          <ViewColumn fontSize="small" />
        </IconButton>
      </Tooltip>
      {anchor && (
        <Menu id={id} open anchorEl={anchor} onClose={() => setAnchor(null)} slotProps={{ list: { 'aria-label': label, dense: true } }}>
          {columns.all.map(({ field }) => {
            const on = shown.has(field);
            return (
              <MenuItem
                key={field}
                role="menuitemcheckbox"
                aria-checked={on}
                disabled={on && shown.size === 1}
                onClick={() => columns.toggle(field)}
              >
                <Checkbox checked={on} tabIndex={-1} disableRipple slotProps={{ input: { 'aria-hidden': true } }} sx={{ p: 0, mr: 1 }} />
                <ListItemText primary={translate(`${scope}.fields.${field}`)} />
              </MenuItem>
            );
          })}
          <Divider />
          <MenuItem onClick={columns.reset}>{translate('list.columns.reset')}</MenuItem>
        </Menu>
      )}
    </>
  );
}
