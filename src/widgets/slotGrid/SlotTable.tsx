import { Box } from '@mui/material';
import { useCallback, useEffect, useId, useMemo, useRef, useState, type ClipboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '@/data/registry/lazyPart';
import type { DecimalMark } from '@/schema/readers/number';
import { figureAt, type Cell, type Figure } from '@/schema/slots/figures';
import { numberText } from '../number/numberText';
import { heightOf, widthOf } from '../table/cells';
import { columnEdges } from '../table/onView';
import { revealColumn, revealRow } from '../table/reveal';
import { useTableWindow } from '../table/useTableWindow';
import { fillValue } from './fillSlots';
import { copied, paste } from './paste';
import { SlotFoot } from './SlotFoot';
import { SlotHead } from './SlotHead';
import { SlotLine } from './SlotLine';
import { slotSizes } from './slotSizes';
import { slotStyles } from './slotStyles';
import { gapOf } from './slotTotals';
import { useSlotEditing } from './useSlotEditing';
import type { SlotGridState } from './useSlotGrid';
import { useSlotKeys } from './useSlotKeys';
import { useSlotPointer } from './useSlotPointer';

/** Marks what was copied from a grid: its figures have a point of decimals. */
const OWN_FIGURES = 'application/x-figures';
const PasteDialog = lazyPart(() => import('./PasteDialog'));

/**
 * The grid as a sheet: one stop in the tab order, the cell one is in is told by `aria-activedescendant`. Only what is
 * on view is drawn.
 */
export function SlotTable({ grid }: { readonly grid: SlotGridState }) {
  const {
    figures,
    size,
    slots,
    rows,
    isLocked,
    problems,
    totals,
    words,
    selection,
    edits,
    sums,
    unit = '',
    decimals = 2,
    targets,
  } = grid;
  const translate = useTranslate();
  const id = useId();
  const [withEnd, withFoot] = [size.columns > 1, size.rows > 1];
  const box = useRef<HTMLDivElement>(null);
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
  const { head, area } = selection;
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) reveal(head);
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
  const onKeyDown = useSlotKeys(grid, { go, edit });
  const { drawn, ...pointer } = useSlotPointer(grid, go);
  const clipboard = (event: ClipboardEvent, run: (data: DataTransfer) => void) => {
    if (editor) return; // the box in the cell has a clipboard of its own
    event.preventDefault();
    run(event.clipboardData);
  };
  const [question, setQuestion] = useState<{ readonly text: string; readonly twofold: readonly string[] }>();
  const put = (text: string, decimal?: DecimalMark) => {
    const result = paste(text, area, figures, isLocked, { unit, decimal });
    setQuestion('twofold' in result ? { text, ...result } : undefined);
    if ('twofold' in result) return;
    edits.write(result.writes);
    if (result.area) selection.cover(result.area);
    grid.say(words.pasted(result));
  };
  const onPaste = (data: DataTransfer) =>
    put(data.getData('text/plain'), data.getData(OWN_FIGURES) === '' ? undefined : '.');
  const copy = (data: DataTransfer) => {
    data.setData('text/plain', copied(figures, area));
    data.setData(OWN_FIGURES, 'true');
  };

  /** Name and figure of a cell, and what there is to know about it. */
  const labelOf = useCallback(
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
  const plain = (value: Figure) => (value === null ? '-' : numberText(Number(value.toFixed(decimals))));
  const slotsWhere = (is: (slot: number) => boolean) =>
    Array.from({ length: right - left }, (_, at) => left + at)
      .filter(is)
      .join(',');
  const whole = translate(sums ? 'slots.total' : 'slots.mean');
  const drawnRows = rows.slice(top, bottom).map(({ id: key, name }, at) => {
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
        total={withEnd ? plain(total) : undefined}
        off={Boolean(gapOf(targets?.rows?.[row], total))}
        labelOf={labelOf}
        editor={isHere ? editor : undefined}
      />
    );
  });
  const body = (
    <Box
      ref={box}
      role="grid"
      tabIndex={0}
      aria-label={grid.label}
      aria-describedby={grid.describedBy}
      aria-rowcount={size.rows + (withFoot ? 2 : 1)}
      aria-colcount={size.columns + (withEnd ? 2 : 1)}
      aria-multiselectable
      aria-readonly={grid.readOnly || undefined}
      aria-activedescendant={editor ? undefined : `${id}-${head.row}-${head.column}`}
      onKeyDown={onKeyDown}
      onDoubleClick={() => edit()}
      {...pointer}
      onCopy={(event) => clipboard(event, copy)}
      onCut={(event) => clipboard(event, (data) => [copy(data), edits.write(fillValue(area, null))])}
      onPaste={(event) => clipboard(event, onPaste)}
      sx={slotStyles}
    >
      <div
        style={{
          width: slotSizes.name + size.columns * slotSizes.slot + (withEnd ? slotSizes.total : 0),
          position: 'relative',
        }}
      >
        <SlotHead
          slots={slots}
          left={left}
          right={right}
          unit={unit}
          all={translate('slots.all')}
          total={withEnd ? whole : undefined}
        />
        <div style={{ height: top * slotSizes.row }} />
        {drawnRows}
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
        {drawn && (
          <div
            className="drawn"
            style={{
              top: slotSizes.head + drawn.top * slotSizes.row,
              left: slotSizes.name + drawn.left * slotSizes.slot,
              height: heightOf(drawn) * slotSizes.row,
              width: widthOf(drawn) * slotSizes.slot,
            }}
          />
        )}
      </div>
    </Box>
  );
  return (
    <>
      {body}
      {question && (
        <PasteDialog
          waiting={null}
          texts={question.twofold}
          form={{ unit }}
          onPaste={(mark) => put(question.text, mark)}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}
