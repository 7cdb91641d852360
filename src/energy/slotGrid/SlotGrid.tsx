import { Box, useMediaQuery, useTheme } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import type { SlotGridProps } from './slotGridProps';
import { SlotList } from './SlotList';
import { SlotStatus } from './SlotStatus';
import { SlotTable } from './SlotTable';
import { SlotTools } from './SlotTools';
import { useSlotGrid } from './useSlotGrid';

/**
 * Figures by row and slot, edited as in a sheet: typing replaces, arrows, Enter and Tab move, Shift selects, Ctrl+D and
 * Ctrl+R fill, Ctrl+C and Ctrl+V go to and from sheets, Ctrl+Z takes back. Rules are checked cell by cell; nothing
 * typed is lost to them. On a phone one row is shown at a time. Suspends until its texts are there.
 */
export function SlotGrid(props: SlotGridProps) {
  useArea('slots');
  const translate = useTranslate();
  const hint = useId();
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const described = [props.describedBy, !narrow && !props.readOnly && hint].filter(Boolean).join(' ');
  const grid = useSlotGrid({ ...props, describedBy: described || undefined });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}>
      {!props.readOnly && <SlotTools grid={grid} keys={!narrow} />}
      {narrow ? <SlotList grid={grid} /> : <SlotTable grid={grid} />}
      <SlotStatus grid={grid} />
      {!narrow && !props.readOnly && (
        <Box id={hint} hidden>
          {translate('slots.hint')}
        </Box>
      )}
    </Box>
  );
}
