import { Box, IconButton, Typography } from '@mui/material';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { useTranslate } from 'react-admin';
import { SlotListCell } from './SlotListCell';
import type { SlotGridState } from './useSlotGrid';

/** The grid on a phone: one row at a time, its slots below each other. What is selected is the row. */
export function SlotList({ grid }: { readonly grid: SlotGridState }) {
  const translate = useTranslate();
  const { selection, size, rows, slots, totals, words } = grid;
  const row = selection.head.row;
  const show = (to: number) => selection.cover({ top: to, bottom: to, left: 0, right: size.columns - 1 });
  const step = (name: 'previous' | 'next', to: number) => (
    <IconButton aria-label={translate(`slots.${name}`)} disabled={to < 0 || to >= size.rows} onClick={() => show(to)}>
      {name === 'next' ? <ChevronRight className="along-line" /> : <ChevronLeft className="along-line" />}
    </IconButton>
  );
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
      {size.rows > 1 && (
        <Box sx={{ display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}>
          {step('previous', row - 1)}
          <Box sx={{ flex: 1, minWidth: 0, textAlign: 'center' }} aria-live="polite">
            <Typography variant="subtitle2" noWrap>
              {rows[row]?.name}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {row + 1} / {size.rows} · {words.figure(totals.rows[row] ?? null)}
            </Typography>
          </Box>
          {step('next', row + 1)}
        </Box>
      )}
      <Box
        component="ul"
        aria-label={grid.label}
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: '60vh', overflow: 'auto' }}
      >
        {slots.map(({ label, name }, slot) => (
          <Box
            component="li"
            key={name}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              pl: 1.5,
              minHeight: 40,
              '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
            }}
          >
            <Typography variant="body2" sx={{ flex: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {label}
            </Typography>
            <SlotListCell key={row} grid={grid} cell={{ row, column: slot }} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
