import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { PlainTable } from '@/widgets/PlainTable';
import type { Section } from './details';

/** A part of a drawer: lines of name and value, a small table, a note. */
export function DetailSection({ section: { title, facts, table, note } }: { readonly section: Section }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={title === undefined ? undefined : id} sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {title !== undefined && (
        <Typography id={id} component="h3" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
      )}
      {facts && (
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(112px, 2fr) minmax(0, 3fr)', columnGap: 2, rowGap: 0.75, typography: 'body2' }}>
          {facts.map(([label, value]) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {table &&
        (table.rows.length === 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('strategy.detail.none')}
          </Typography>
        ) : (
          <PlainTable {...(title !== undefined && { labelledBy: id })} head={table.columns} rows={table.rows.map((cells, row) => ({ key: `${row} ${cells[0]}`, cells }))} />
        ))}
      {note && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}
