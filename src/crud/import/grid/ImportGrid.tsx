import { Box, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { Spacer, useTableWindow } from '@/widgets/internal';
import { isComposing } from '@/widgets';
import { validationErrorsOf, type ImportRow } from '../rows/importRow';
import { useProblemText } from '../useProblemText';
import type { Leave } from './CellEditor';
import { ImportGridRow } from './ImportGridRow';
import { importStyles, HEAD_HEIGHT, ROW_HEIGHT, WIDTHS } from './importStyles';
import { useGridFocus } from './useGridFocus';

/** A field of the sheet as a column. */
export interface GridColumn {
  readonly name: string;
  readonly label: string;
  readonly suggestions: readonly string[];
}

interface ImportGridProps {
  readonly label: string;
  readonly rows: readonly ImportRow[];
  readonly columns: readonly GridColumn[];
  onEdit(row: ImportRow, name: string, text: string): void;
  onRemove(row: ImportRow): void;
  /** Counts up when the next problem is asked for. */
  readonly seek: number;
}

/** Place of a cell from the element that was pressed. */
function placeOf(target: EventTarget): { row: number; column: number } | undefined {
  const text = target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset.place : undefined;
  const [row, column] = (text ?? '').split(':').map(Number);
  return text === undefined || row === undefined || column === undefined ? undefined : { row, column };
}

/** The first cell below the row that cannot be taken; from the top where there is none. */
function problemAfter(rows: readonly ImportRow[], columns: readonly GridColumn[], from: number) {
  const broken = rows
    .map((row, at) => ({ at, row, names: Object.keys(validationErrorsOf(row)) }))
    .filter(({ row, names }) => row.sent === undefined && names.length > 0);
  const after = broken.find(({ at }) => at > from) ?? broken[0];
  return after && { row: after.at, column: columns.findIndex(({ name }) => after.names.includes(name)) + 1 };
}

/** Widths and headings: the line of the sheet, the fields, the way to take a row out. */
function GridHead({ columns }: Pick<ImportGridProps, 'columns'>) {
  const translate = useTranslate();
  return (
    <>
      <colgroup>
        <col style={{ width: WIDTHS.line }} />
        {columns.map(({ name }) => (
          <col key={name} style={{ width: WIDTHS.cell }} />
        ))}
        <col style={{ width: WIDTHS.remove }} />
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">{translate('import.grid.line')}</th>
          {columns.map(({ name, label: text }) => (
            <th key={name} scope="col" title={text}>
              {text}
            </th>
          ))}
          <th scope="col" aria-label={translate('import.grid.removal')} />
        </tr>
      </thead>
    </>
  );
}

/** The whole of what the cell in hand has room for only in part. */
function CellProblem({ row, name }: { readonly row: ImportRow | undefined; readonly name: string }) {
  const translate = useTranslate();
  const problemText = useProblemText();
  const error = row && validationErrorsOf(row)[name];
  return (
    <Typography
      variant="caption"
      role="status"
      sx={{
        minHeight: 18,
        color: error ? 'error.main' : 'text.secondary',
        display: { xs: error ? 'block' : 'none', md: 'block' },
      }}
    >
      {error ? problemText(error, name) : translate('import.grid.keys')}
    </Typography>
  );
}

/** The rows of a sheet, corrected in place. Only those on view are drawn: 10,000 cost as much as twenty. */
export function ImportGrid({ label, rows, columns, onEdit, onRemove, seek }: ImportGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState(false);
  const { rows: drawn } = useTableWindow(box, {
    count: rows.length,
    rowHeight: ROW_HEIGHT,
    height: globalThis.innerHeight,
  });
  const [from, to] = drawn;
  const last = columns.length + 1;
  const focus = useGridFocus({
    box,
    rows: rows.length,
    columns: last + 1,
    rowHeight: ROW_HEIGHT,
    headHeight: HEAD_HEIGHT,
  });
  const { place } = focus;
  const leave = useEvent((way: Leave) => {
    setEditing(false);
    const step = { stay: [0, 0], down: [1, 0], right: [0, 1], left: [0, -1] }[way];
    if (way !== 'stay' || document.activeElement?.closest('[data-place]') || document.activeElement === document.body) {
      focus.go({
        row: place.row + (step[0] ?? 0),
        column: Math.max(1, Math.min(columns.length, place.column + (step[1] ?? 0))),
      });
    }
  });
  const edit = useEvent(onEdit);
  const remove = useEvent((row: ImportRow) => {
    onRemove(row);
    focus.go(place);
  });

  const findProblem = useEffectEvent(() => {
    const problem = problemAfter(rows, columns, place.row);
    if (problem) focus.go(problem);
  });
  useEffect(() => {
    if (seek > 0) findProblem();
  }, [seek]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (editing) return;
    const onCell = place.column >= 1 && place.column <= columns.length;
    const types =
      isComposing(event) ||
      (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey);
    if (onCell && (event.key === 'Enter' || event.key === 'F2' || types)) {
      if (!types) event.preventDefault();
      if (rows[place.row]?.sent === undefined) setEditing(true);
    } else if (event.key === 'Delete' && onCell && rows[place.row]) {
      const row = rows[place.row];
      const name = columns[place.column - 1]?.name;
      if (row && name) onEdit(row, name, '');
    } else focus.onKeyDown(event);
  };
  const onDoubleClick = ({ target }: MouseEvent) => {
    const at = placeOf(target);
    if (at && at.column >= 1 && at.column <= columns.length) setEditing(true);
  };

  return (
    <>
      <Box
        ref={box}
        onKeyDown={onKeyDown}
        onDoubleClick={onDoubleClick}
        onClick={({ target }) => {
          const at = placeOf(target);
          if (!at || (editing && at.row === place.row && at.column === place.column)) return;
          const again =
            at.row === place.row && at.column === place.column && at.column >= 1 && at.column <= columns.length;
          setEditing(again && rows[at.row]?.sent === undefined);
          focus.stand(at);
        }}
        sx={{
          flex: '1 1 240px',
          minHeight: 240,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          scrollPaddingInlineStart: `${WIDTHS.line}px`,
          scrollPaddingBlockStart: `${HEAD_HEIGHT}px`,
        }}
      >
        <Box
          component="table"
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={last + 1}
          sx={importStyles}
          style={{ width: '100%', minWidth: WIDTHS.line + columns.length * WIDTHS.cell + WIDTHS.remove }}
        >
          <GridHead columns={columns} />
          <tbody>
            <Spacer rows={from} rowHeight={ROW_HEIGHT} />
            {rows.slice(from, to).map((row, at) => (
              <ImportGridRow
                key={row.key}
                row={row}
                index={from + at}
                columns={columns}
                current={from + at === place.row ? place.column : -1}
                editing={editing && from + at === place.row ? place.column : -1}
                onEdit={edit}
                onLeave={leave}
                onRemove={remove}
              />
            ))}
            <Spacer rows={rows.length - to} rowHeight={ROW_HEIGHT} />
          </tbody>
        </Box>
      </Box>
      <CellProblem row={rows[place.row]} name={columns[place.column - 1]?.name ?? ''} />
    </>
  );
}
