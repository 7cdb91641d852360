import { Box, Button, Divider, FormControlLabel, Popover, Switch, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useArea, useResource } from '@/data';
import { UNSEEN } from '@/widgets';
import GroupChoice from '../groups/GroupChoice';
import { useMarksOpened } from '../opened/useOpened';
import { useTimeStyle } from '../times/useTimeStyle';
import type { ColumnChoice } from '../useColumns';
import { moveColumn } from './changeLayout';
import { ColumnLine } from './ColumnLine';
import { useLineDrag } from './useLineDrag';

interface ColumnPanelProps {
  readonly columns: ColumnChoice;
  readonly anchor: HTMLElement;
  onClose(): void;
}

/** All columns of a list: show and hide, order, pin, all by keyboard too; and how its times are written. */
export default function ColumnPanel({ columns, anchor, onClose }: ColumnPanelProps) {
  useArea('lists');
  const { resource, scope } = useResource();
  const translate = useTranslate();
  const id = useId();
  const [said, setSaid] = useState('');
  const [times, setTimes] = useTimeStyle();
  const [marksOpened, setMarksOpened] = useMarksOpened();
  const { all, arranged, layout, setLayout, grouping, reset } = columns;
  const labelOf = (field: string) => translate(`${scope}.fields.${field}`);
  const move = (field: string, place: 'before' | 'after', target: string) => {
    setLayout(moveColumn(all, layout, field, place, target));
    const at = arranged.findIndex((one) => one.field === target) + 1;
    setSaid(translate('lists.columns.moved', { name: labelOf(field), place: at, count: arranged.length }));
  };
  const drag = useLineDrag(move);
  const hasTimes = all.some(({ field }) => resource.fields[field]?.type.traits?.moment);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          sx: { width: 'min(400px, calc(100vw - 24px))', display: 'flex', flexDirection: 'column' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 1, py: 1 }}>
        <Typography id={id} variant="subtitle1" component="h2" sx={{ flex: 1 }}>
          {translate('list.columns.label')}
        </Typography>
        <Button color="inherit" onClick={reset}>
          {translate('list.columns.reset')}
        </Button>
      </Box>
      <Divider />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, px: 1, py: 0.5, overflow: 'auto', minHeight: 0 }}>
        {arranged.map((column) => (
          <ColumnLine
            key={column.field}
            column={column}
            label={labelOf(column.field)}
            columns={columns}
            onMove={move}
            grip={drag.grip}
          />
        ))}
      </Box>
      <Divider />
      {grouping && <GroupChoice grouping={grouping} names={all.map(({ field }) => field)} />}
      <Box sx={{ display: 'grid', px: 2, py: 0.5 }}>
        <FormControlLabel
          control={<Switch size="small" checked={marksOpened} onChange={(_, on) => setMarksOpened(on)} />}
          label={translate('lists.columns.opened')}
        />
        {hasTimes && (
          <FormControlLabel
            control={
              <Switch
                size="small"
                checked={times === 'relative'}
                onChange={(_, on) => setTimes(on ? 'relative' : 'exact')}
              />
            }
            label={translate('lists.columns.relative')}
          />
        )}
      </Box>
      <Box component="span" role="status" sx={UNSEEN}>
        {said}
      </Box>
    </Popover>
  );
}
