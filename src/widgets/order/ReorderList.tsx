import { Box, IconButton, Tooltip } from '@mui/material';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { useDragOrder } from './useDragOrder';
import { UNSEEN } from '../unseen';
import { isComposing } from '../isComposing';

interface ReorderListProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  keyOf(row: T): string;
  nameOf(row: T): string;
  /** The rows in their new order: once a drag has ended, and with every step by key. */
  onOrder(rows: readonly T[]): void;
  /** Pixels; dragging counts in rows of one height. */
  readonly rowHeight?: number;
  /** What stands in a row beside its handle and its arrows. */
  children(row: T): ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The rows with one of them at another place. */
function moved<T>(rows: readonly T[], from: number, to: number): T[] {
  const next = [...rows];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** The rows as they are shown, dragged or not, and what moves one of them. */
function useOrder<T>({ rows, keyOf, nameOf, onOrder, rowHeight = 44 }: ReorderListProps<T>) {
  const translate = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<readonly T[]>();
  const shown = dragged ?? rows;
  const placeOf = (key: string) => shown.findIndex((row) => keyOf(row) === key);
  const drag = useDragOrder(rowHeight, rows.length, (key, to) => setDragged(moved(shown, placeOf(key), to)));
  const drop = useEffectEvent(() => {
    if (dragged) onOrder(dragged);
    setDragged(undefined);
  });
  useEffect(() => {
    if (drag.dragged === undefined) drop();
  }, [drag.dragged]);

  const step = (row: T, by: number, focus: string) => {
    const from = placeOf(keyOf(row));
    const to = from + by;
    if (to < 0 || to >= rows.length) return;
    onOrder(moved(rows, from, to));
    setSaid(translate('widgets.order.moved', { name: nameOf(row), place: to + 1, count: rows.length }));
    // after React has drawn the rows anew: where one was
    requestAnimationFrame(() => list.current?.children[to]?.querySelector<HTMLElement>(focus)?.focus());
  };
  const press = (event: KeyboardEvent, row: T) => {
    if (isComposing(event)) return;
    const by = event.altKey ? STEPS[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    const at = document.activeElement?.getAttribute('data-step');
    step(row, by, at ? `[data-step="${at}"]` : 'input, [role="button"], button');
  };
  return { list, shown, said, drag, step, press };
}

interface ArrowProps {
  readonly side: 'up' | 'down';
  readonly name: string;
  readonly off: boolean;
  onStep(): void;
}

function Arrow({ side, name, off, onStep }: ArrowProps) {
  const words = useTranslate()(`widgets.order.${side}`, { name });
  return (
    <IconButton
      size="small"
      data-step={side}
      aria-label={words}
      title={words}
      aria-disabled={off || undefined}
      onClick={onStep}
      sx={off ? { color: 'text.disabled', cursor: 'default' } : undefined}
    >
      {side === 'up' ? <ArrowUpward fontSize="small" /> : <ArrowDownward fontSize="small" />}
    </IconButton>
  );
}

/**
 * Rows a person puts in order: by a handle, by two arrows, or by Alt and an arrow key in the row. What moved is
 * announced.
 *
 * @example
 * <ReorderList label={label} rows={parts} keyOf={({ id }) => id} nameOf={({ name }) => name} onOrder={setParts}>
 *   {({ name }) => <NameText text={name} />}</ReorderList>
 * @public
 */
export function ReorderList<T>(props: ReorderListProps<T>) {
  useArea('widgets');
  const translate = useTranslate();
  const { label, keyOf, nameOf, rowHeight = 44, children } = props;
  const { list, shown, said, drag, step, press } = useOrder(props);
  return (
    <>
      <Box component="ol" ref={list} aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((row, index) => (
          <Box
            component="li"
            key={keyOf(row)}
            onKeyDown={(event) => press(event, row)}
            sx={{
              display: 'flex',
              alignItems: 'center',
              height: rowHeight,
              borderBottom: 1,
              borderColor: 'divider',
              ...(drag.dragged === keyOf(row) && { bgcolor: 'action.selected', boxShadow: 2 }),
            }}
          >
            <Tooltip title={translate('widgets.order.drag')}>
              <Box
                aria-hidden
                data-handle
                onPointerDown={(event) => drag.grab(event, keyOf(row), index)}
                sx={{ display: 'flex', px: 0.5, color: 'text.secondary', cursor: 'grab', touchAction: 'none' }}
              >
                <DragIndicator fontSize="small" />
              </Box>
            </Tooltip>
            <Box sx={{ flex: 1, minWidth: 0 }}>{children(row)}</Box>
            <Arrow side="up" name={nameOf(row)} off={index === 0} onStep={() => step(row, -1, '[data-step="up"]')} />
            <Arrow
              side="down"
              name={nameOf(row)}
              off={index === shown.length - 1}
              onStep={() => step(row, 1, '[data-step="down"]')}
            />
          </Box>
        ))}
      </Box>
      <Box role="status" sx={UNSEEN}>
        {said}
      </Box>
    </>
  );
}
