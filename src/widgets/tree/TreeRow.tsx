import { Box, Checkbox, Radio } from '@mui/material';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { memo } from 'react';
import { MatchText } from '../MatchText';
import type { TreePlace } from './treeIndex';

/** Height of a row in px; the tree draws only the rows on view and needs to know it. */
export const ROW_HEIGHT = 32;

export type Tick = 'on' | 'off' | 'half';

interface TreeRowProps {
  readonly id: string;
  readonly place: TreePlace;
  readonly open: boolean;
  readonly active: boolean;
  readonly tick: Tick;
  readonly control: 'checkbox' | 'radio' | 'none';
  readonly query?: string;
  readonly readOnly?: boolean;
  onToggle(place: TreePlace): void;
  onOpen(place: TreePlace): void;
}

/** The arrow that opens a branch; a leaf keeps its room. */
function Twist({ branch, open, onTwist }: { readonly branch: boolean; readonly open: boolean; onTwist(): void }) {
  return (
    <Box
      aria-hidden
      onClick={(event) => {
        if (!branch) return;
        event.stopPropagation();
        onTwist();
      }}
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 24,
        height: 24,
        flex: 'none',
        color: 'text.secondary',
        visibility: branch ? 'visible' : 'hidden',
      }}
    >
      <ChevronRight
        className="along-line"
        sx={{ fontSize: 18, transform: open ? 'rotate(90deg)' : undefined, transition: 'transform 120ms' }}
      />
    </Box>
  );
}

interface TickBoxProps extends Pick<TreeRowProps, 'tick' | 'control'> {
  readonly disabled: boolean | undefined;
}

function TickBox({ tick, control, disabled }: TickBoxProps) {
  const Control = control === 'radio' ? Radio : Checkbox;
  return (
    <Box component="span" aria-hidden sx={{ display: 'flex', pointerEvents: 'none' }}>
      <Control
        size="small"
        checked={tick === 'on'}
        {...(control === 'checkbox' && { indeterminate: tick === 'half' })}
        disabled={disabled}
        tabIndex={-1}
        slotProps={{ input: { tabIndex: -1, readOnly: true } }}
        sx={{ p: '4px' }}
      />
    </Box>
  );
}

/** One node of a tree. Its control is a picture: the row itself says whether it is ticked. */
export const TreeRow = memo(function TreeRow({
  id,
  place,
  open,
  active,
  tick,
  control,
  query = '',
  readOnly,
  onToggle,
  onOpen,
}: TreeRowProps) {
  const { option, level, position, siblings, children } = place;
  const branch = children.length > 0;
  return (
    <Box
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={branch ? open : undefined}
      aria-disabled={option.disabled || readOnly || undefined}
      {...(control === 'none'
        ? { 'aria-selected': tick === 'on' }
        : { 'aria-checked': tick === 'half' ? 'mixed' : tick === 'on' })}
      onClick={() => onToggle(place)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        height: ROW_HEIGHT,
        pl: `${(level - 1) * 20}px`,
        pr: 1,
        borderRadius: 1,
        cursor: option.disabled ? 'default' : 'pointer',
        color: option.disabled ? 'text.disabled' : 'text.primary',
        bgcolor: control === 'none' && tick === 'on' ? 'action.selected' : undefined,
        '&:hover': { bgcolor: 'action.hover' },
        ...(active && {
          '[role="tree"]:focus-visible &': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
        }),
      }}
    >
      <Twist branch={branch} open={open} onTwist={() => onOpen(place)} />
      {control !== 'none' && <TickBox tick={tick} control={control} disabled={option.disabled || readOnly} />}
      <Box
        component="span"
        title={option.label}
        sx={{ typography: 'body2', ml: 0.5, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        <MatchText text={option.label} query={query} />
      </Box>
    </Box>
  );
});
