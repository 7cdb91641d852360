import { Box } from '@mui/material';
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { TreeIndex, TreePlace } from './treeIndex';
import { treeKey } from './treeKey';
import { ROW_HEIGHT, TreeRow, type Tick } from './TreeRow';
import { revealRow } from '../table/reveal';
import { useTableWindow } from '../table/useTableWindow';
import { isComposing } from '../isComposing';

interface TreeRowsProps {
  readonly index: TreeIndex;
  /** Ids on view, in order. */
  readonly visible: readonly string[];
  readonly isOpen: (id: string) => boolean;
  readonly tickOf: (id: string) => Tick;
  readonly control: 'checkbox' | 'radio' | 'none';
  /** Where the keyboard begins: the chosen node. */
  readonly start?: string;
  /** Largest height in px; half a row at the end shows that there are more. */
  readonly height?: number;
  readonly multiple?: boolean;
  readonly readOnly?: boolean;
  /** What was searched for: marked in the names. */
  readonly query?: string;
  readonly autoFocus?: boolean;
  readonly labelledBy?: string;
  readonly label?: string;
  onOpen(ids: readonly string[], open: boolean): void;
  onToggle(id: string): void;
}

/** Which row the keyboard is on, and what keys and presses do with it. */
function useTreeHands(
  box: RefObject<HTMLDivElement | null>,
  { index, visible, isOpen, start, autoFocus, onOpen, onToggle }: TreeRowsProps,
) {
  const [wanted, setActive] = useState(start);
  const active = wanted !== undefined && visible.includes(wanted) ? wanted : visible[0];
  const scrollTo = useCallback((at: number) => revealRow(box.current, at, ROW_HEIGHT), [box]);
  const first = useRef({ start, visible });
  useEffect(() => {
    if (first.current.start !== undefined) scrollTo(first.current.visible.indexOf(first.current.start));
    if (autoFocus) box.current?.focus({ preventScroll: true });
  }, [box, autoFocus, scrollTo]);

  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (active === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = treeKey(event.key, active, { index, visible, isOpen });
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    if ('go' in move) {
      setActive(move.go);
      scrollTo(visible.indexOf(move.go));
    } else if ('open' in move) onOpen([move.open], true);
    else if ('close' in move) onOpen([move.close], false);
    else if ('openAll' in move) onOpen(move.openAll, true);
    else onToggle(move.toggle);
  };
  const pick = useCallback(
    ({ option }: TreePlace) => {
      setActive(option.id);
      onToggle(option.id);
    },
    [onToggle],
  );
  const fold = useCallback(({ option }: TreePlace) => onOpen([option.id], !isOpen(option.id)), [onOpen, isOpen]);
  return { active, press, pick, fold };
}

/**
 * A tree by the WAI-ARIA pattern: one tab stop, arrows within it. Only rows on view are drawn, so 2,000 nodes stay
 * smooth.
 */
export function TreeRows(props: TreeRowsProps) {
  const { index, visible, isOpen, tickOf, control, height = 336 } = props;
  const base = useId();
  const box = useRef<HTMLDivElement>(null);
  const { active, press, pick, fold } = useTreeHands(box, props);
  const shownHeight = Math.min(height, visible.length * ROW_HEIGHT + 2);
  const { rows } = useTableWindow(box, { count: visible.length, rowHeight: ROW_HEIGHT, height: shownHeight });
  const [from, to] = rows;
  const activeAt = active === undefined ? -1 : visible.indexOf(active);
  const drawn = visible.slice(from, to);
  return (
    <Box
      ref={box}
      role="tree"
      tabIndex={0}
      aria-labelledby={props.labelledBy}
      aria-label={props.label}
      aria-multiselectable={props.multiple || undefined}
      data-tree
      aria-activedescendant={activeAt >= from && activeAt < to ? `${base}-${active}` : undefined}
      onKeyDown={press}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) return; // the scroll bar
        event.preventDefault(); // the focus stays with the tree, never with a row that may scroll away
        box.current?.focus({ preventScroll: true });
      }}
      sx={{
        height: shownHeight,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        position: 'relative',
        '&:focus-visible': { outline: 'none' },
      }}
    >
      <Box role="presentation" sx={{ height: visible.length * ROW_HEIGHT, position: 'relative' }}>
        <Box role="presentation" sx={{ position: 'absolute', insetInline: 0 }} style={{ top: from * ROW_HEIGHT }}>
          {drawn.map((id) => {
            const place = index.get(id);
            return (
              place && (
                <TreeRow
                  key={id}
                  id={`${base}-${id}`}
                  place={place}
                  open={isOpen(id)}
                  active={id === active}
                  tick={tickOf(id)}
                  control={control}
                  query={props.query}
                  readOnly={props.readOnly}
                  onToggle={pick}
                  onOpen={fold}
                />
              )
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}
