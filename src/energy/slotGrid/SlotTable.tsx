import { Box } from '@mui/material';
import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '@/data';
import type { DecimalMark } from '@/schema/internal';
import {
  numberText,
  heightOf,
  widthOf,
  type Area,
  columnEdges,
  revealColumn,
  revealRow,
  useTableWindow,
} from '@/widgets/internal';
import { figureAt } from '../slots/figures';
import type { Cell } from '../slots/figures';
import type { Figure } from '../slots/figures';
import { fillValue } from './fillSlots';
import { copied, paste } from './paste';
import { SlotFoot } from './SlotFoot';
import { SlotHead } from './SlotHead';
import { SlotLine } from './SlotLine';
import { slotSizes, slotStyles } from './slotStyles';
import { gapOf } from './slotTotals';
import { useSlotEditing } from './useSlotEditing';
import type { SlotGridState } from './useSlotGrid';
import { useSlotKeys } from './useSlotKeys';
import { useSlotPointer } from './useSlotPointer';

/** Marks what was copied from a grid: its figures have a point of decimals. */
const OWN_FIGURES = 'application/x-figures';
const PasteDialog = lazyPart(() => import('./PasteDialog'));

const DECIMALS = 2;
const unitOf = ({ unit = '' }: SlotGridState): string => unit;

/** What of the sheet is on view, and the way to bring another cell there. */
function useSheetView({ size }: SlotGridState, box: RefObject<HTMLElement | null>) {
  const [withEnd, withFoot] = [size.columns > 1, size.rows > 1];
  const edges = useMemo(
    () => columnEdges([slotSizes.name, ...Array.from({ length: size.columns }, () => slotSizes.slot)]),
    [size.columns],
  );
  const {
    rows: [top, bottom],
    columns,
  } = useTableWindow(box, { count: size.rows, rowHeight: slotSizes.row, height: slotSizes.height, edges });
  const [left, right] = [columns[0] - 1, columns[1] - 1]; // the names of the rows are no slots
  const reveal = ({ row, column }: Cell) => {
    revealRow(box.current, row, slotSizes.row, { start: slotSizes.head, end: withFoot ? slotSizes.row : 0 });
    revealColumn(
      box.current,
      { start: column * slotSizes.slot, end: (column + 1) * slotSizes.slot },
      { start: slotSizes.name, end: withEnd ? slotSizes.total : 0 },
    );
  };
  return { withEnd, withFoot, top, bottom, left, right, reveal };
}

type SheetView = ReturnType<typeof useSheetView>;

/** The selection and the editor of a cell: where either goes is brought into sight once it is drawn. */
function useSheetCursor(grid: SlotGridState, box: RefObject<HTMLElement | null>, reveal: SheetView['reveal']) {
  const { selection } = grid;
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) reveal(selection.head);
    moved.current = false;
  });
  const go = (to: Cell, extend?: boolean) => {
    moved.current = true;
    selection.go(to, extend);
  };
  const { open, editor } = useSlotEditing(grid, box, go);
  const edit = (typed?: string) => {
    moved.current = true; // also when it was scrolled out of view
    open(typed);
  };
  return { go, edit, editor };
}

/** Copy, cut and paste of the selected cells. A text that can be read two ways is asked about. */
function useSheetClipboard(grid: SlotGridState, isEditing: boolean) {
  const { figures, isLocked, edits, selection, words } = grid;
  const { area } = selection;
  const unit = unitOf(grid);
  const [question, setQuestion] = useState<{ readonly text: string; readonly twofold: readonly string[] }>();
  const put = (text: string, decimal?: DecimalMark) => {
    const result = paste(text, area, figures, isLocked, { unit, decimal });
    setQuestion('twofold' in result ? { text, ...result } : undefined);
    if ('twofold' in result) return;
    edits.write(result.writes);
    if (result.area) selection.cover(result.area);
    grid.say(words.pasted(result));
  };
  const copy = (data: DataTransfer) => {
    data.setData('text/plain', copied(figures, area));
    data.setData(OWN_FIGURES, 'true');
  };
  const handle = (run: (data: DataTransfer) => void) => (event: ClipboardEvent) => {
    if (isEditing) return; // the box in the cell has a clipboard of its own
    event.preventDefault();
    run(event.clipboardData);
  };
  return {
    handlers: {
      onCopy: handle(copy),
      onCut: handle((data) => {
        copy(data);
        edits.write(fillValue(area, null));
      }),
      onPaste: handle((data) => put(data.getData('text/plain'), data.getData(OWN_FIGURES) === '' ? undefined : '.')),
    },
    question: question && (
      <PasteDialog
        waiting={null}
        texts={question.twofold}
        form={{ unit }}
        onPaste={(mark) => put(question.text, mark)}
        onClose={() => setQuestion(undefined)}
      />
    ),
  };
}

/** Name and figure of a cell, and what there is to know about it. */
function useCellLabel(grid: SlotGridState) {
  const { figures, problems, words, isLocked } = grid;
  const unit = unitOf(grid);
  const translate = useTranslate();
  return useCallback(
    (row: number, slot: number) => {
      const cell = { row, column: slot };
      const value = figureAt(figures, cell);
      const problem = problems.get(`${row}:${slot}`);
      const figure = value === null ? translate('slots.empty') : `${numberText(value)}${unit && ` ${unit}`}`;
      return [
        `${words.cell(cell)}: ${figure}`,
        isLocked(cell) && translate('slots.locked'),
        problem && words.rule(cell, problem.error),
      ]
        .filter(Boolean)
        .join('. ');
    },
    [figures, problems, words, isLocked, translate, unit],
  );
}

interface SheetLinesProps {
  readonly grid: SlotGridState;
  readonly id: string;
  readonly view: SheetView;
  readonly editor: ReactNode;
  text(value: Figure): string;
}

/** The lines on view. */
function SheetLines({ grid, id, view, editor, text }: SheetLinesProps) {
  const { figures, rows, isLocked, problems, totals, targets, selection } = grid;
  const { head, area } = selection;
  const { top, bottom, left, right } = view;
  const labelOf = useCellLabel(grid);
  const slotsWhere = (is: (slot: number) => boolean) =>
    Array.from({ length: right - left }, (_, at) => left + at)
      .filter(is)
      .join(',');
  return rows.slice(top, bottom).map(({ id: key, name }, at) => {
    const row = top + at;
    const isChosen = row >= area.top && row <= area.bottom;
    const isHere = row === head.row;
    const total = totals.rows[row] ?? null;
    return (
      <SlotLine
        key={key}
        index={row}
        id={id}
        name={name}
        values={figures[row] ?? []}
        left={left}
        right={right}
        first={isChosen ? area.left : -1}
        last={isChosen ? area.right : -1}
        head={isHere ? head.column : -1}
        broken={slotsWhere((slot) => problems.has(`${row}:${slot}`))}
        locked={slotsWhere((slot) => isLocked({ row, column: slot }))}
        handle={row === area.bottom && !grid.readOnly && !editor}
        total={view.withEnd ? text(total) : undefined}
        off={Boolean(gapOf(targets?.rows?.[row], total))}
        labelOf={labelOf}
        editor={isHere ? editor : undefined}
      />
    );
  });
}

/** Where the pointer drags a selection, until it is let go. */
function DrawnArea({ area }: { readonly area: Area }) {
  return (
    <div
      className="drawn"
      style={{
        top: slotSizes.head + area.top * slotSizes.row,
        left: slotSizes.name + area.left * slotSizes.slot,
        height: heightOf(area) * slotSizes.row,
        width: widthOf(area) * slotSizes.slot,
      }}
    />
  );
}

/** What the grid is for those who hear it. */
function gridRole(grid: SlotGridState, { withEnd, withFoot }: SheetView) {
  const { size } = grid;
  return {
    role: 'grid',
    'aria-label': grid.label,
    'aria-describedby': grid.describedBy,
    'aria-rowcount': size.rows + (withFoot ? 2 : 1),
    'aria-colcount': size.columns + (withEnd ? 2 : 1),
    'aria-multiselectable': true,
    'aria-readonly': grid.readOnly || undefined,
  };
}

/**
 * The grid as a sheet: one stop in the tab order, the cell one is in is told by `aria-activedescendant`. Only what is
 * on view is drawn.
 */
export function SlotTable({ grid }: { readonly grid: SlotGridState }) {
  const { size, totals, selection, sums, decimals = DECIMALS, targets } = grid;
  const translate = useTranslate();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const view = useSheetView(grid, box);
  const { withEnd, withFoot, top, bottom, left, right } = view;
  const { go, edit, editor } = useSheetCursor(grid, box, view.reveal);
  const onKeyDown = useSlotKeys(grid, { go, edit });
  const { drawn, ...pointer } = useSlotPointer(grid, go);
  const clipboard = useSheetClipboard(grid, Boolean(editor));
  const plain = (value: Figure) => (value === null ? '-' : numberText(Number(value.toFixed(decimals))));
  const whole = translate(sums ? 'slots.total' : 'slots.mean');
  const width = slotSizes.name + size.columns * slotSizes.slot + (withEnd ? slotSizes.total : 0);
  return (
    <>
      <Box
        ref={box}
        tabIndex={0}
        {...gridRole(grid, view)}
        aria-activedescendant={editor ? undefined : `${id}-${selection.head.row}-${selection.head.column}`}
        onKeyDown={onKeyDown}
        onDoubleClick={() => edit()}
        {...pointer}
        {...clipboard.handlers}
        sx={slotStyles}
      >
        <div style={{ width, position: 'relative' }}>
          <SlotHead
            slots={grid.slots}
            left={left}
            right={right}
            unit={unitOf(grid)}
            all={translate('slots.all')}
            total={withEnd ? whole : undefined}
          />
          <div style={{ height: top * slotSizes.row }} />
          <SheetLines grid={grid} id={id} view={view} editor={editor} text={plain} />
          <div style={{ height: (size.rows - bottom) * slotSizes.row }} />
          {withFoot && (
            <SlotFoot
              totals={totals}
              targets={targets?.slots ?? []}
              left={left}
              right={right}
              name={whole}
              index={size.rows + 2}
              text={plain}
            />
          )}
          {drawn && <DrawnArea area={drawn} />}
        </div>
      </Box>
      {clipboard.question}
    </>
  );
}
