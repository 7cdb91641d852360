import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { RowItem } from '../rowItems';
import { ChevronButton } from './ChevronButton';
import { useTable } from './TableContext';

const STEP = 20;

/** The title cell of a tree row: indented by its depth, with the way to its children before it. */
export function TreeCell({ row, children }: { readonly row: RowItem; readonly children: ReactNode }) {
  const { fold, nameOf } = useTable();
  const translate = useTranslate();
  const indent = ((row.level ?? 1) - 1) * STEP;
  return (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}
      style={{ paddingInlineStart: indent }}
    >
      {row.open === undefined ? (
        <Box component="span" sx={{ width: 28, flex: 'none' }} />
      ) : (
        <ChevronButton
          open={row.open}
          label={translate(row.open ? 'list.tree.collapse' : 'list.tree.expand', { name: nameOf(row.record) })}
          onPress={() => fold?.(row)}
        />
      )}
      <Box component="span" sx={{ minWidth: 0, flex: 1, fontWeight: row.hit ? 'fontWeightBold' : undefined }}>
        {children}
      </Box>
    </Box>
  );
}
