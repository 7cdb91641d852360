import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { extraPart } from '@/data/internal';
import { type AnyRecord, formatNumber } from '@/schema';
import { ActionButtons } from '../actions/ActionButtons';
import type { FoundRecords } from './selectAll/useSelectAll';
import { useSelected, type Selection } from './selection';

/**
 * A value once the frame it came in is on the screen: for what may follow a moment later, so that what was pressed
 * answers at once.
 */
function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState<{ readonly value: T }>({ value });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() =>
        startTransition(() => setShown((before) => (before.value === value ? before : { value }))),
      );
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown.value;
}

/** Few choose more than they see. */
const SelectAll = extraPart(() => import('./selectAll/SelectAll'));

export interface SelectionBarProps {
  readonly selection: Selection;
  /** What the list finds; absent where all of it is on view. */
  readonly found?: FoundRecords;
  /** More that can be done to the chosen records. */
  children?(records: readonly AnyRecord[]): ReactNode;
}

/** What can be done to the chosen records; there only while some are chosen. */
export function SelectionBar({ selection, found, children }: SelectionBarProps) {
  const translate = useTranslate();
  const records = useAfterPaint(useSelected(selection)); // the tick itself shows first
  if (records.length === 0) return null;
  return (
    <Box
      role="region"
      aria-label={translate('list.selection')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        bgcolor: 'action.selected',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="subtitle2" component="span" role="status" sx={{ mr: 1 }}>
        {translate('list.selected', { count: formatNumber(records.length) })}
      </Typography>
      {found && <SelectAll selection={selection} found={found} count={records.length} />}
      <ActionButtons place="bulk" records={records} />
      {children?.(records)}
      <Button color="inherit" onClick={selection.clear} sx={{ ml: 'auto' }}>
        {translate('list.clearSelection')}
      </Button>
    </Box>
  );
}
