import { Box } from '@mui/material';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { isEmpty, type AnyRecord, type Resource } from '@/schema';
import { lazyPart, useResource } from '@/data';
import { extraPart } from '@/data/internal';
import { RowActions } from '../actions/RowActions';
import { cardStyles } from './cardStyles';
import { useIsOpened } from './opened/useOpened';
import { useChangedCells } from './refresh/useChangedCells';
import type { RowItem } from './rowItems';
import { RecordCell } from './table/RecordCell';
import { isForRow, saidOf } from './table/RecordRow';
import { RowTick } from './table/RowTick';
import { TreeCell } from './table/TreeCell';
import { markStyles } from './table/markStyles';
import { hasSums, TableProvider, useTable, type TableColumn, type TableShared } from './table/TableContext';

const SumLine = lazyPart(() => import('./sums/SumLine'));
const OpenButton = lazyPart(() => import('./expand/OpenButton'));
const MoveHandle = extraPart(() => import('./order/MoveHandle'));
const CardMore = lazyPart(() => import('./expand/CardMore'));

/** So many facts stand on a card besides its state and its time. */
const FACTS = 3;

const isTime = ({ field: { type } }: TableColumn): boolean => Boolean(type.traits?.moment ?? type.traits?.calendar);

/** What a card shows of the columns on view: those that come first are what the list is for. */
function partsOf(columns: readonly TableColumn[], { workflow }: Resource) {
  const title = columns.find(({ isTitle }) => isTitle);
  const others = columns.filter((column) => column !== title);
  const state =
    others.find(({ name }) => name === workflow?.state) ??
    others.find(({ field: { type, options } }) => type.codes?.(options));
  const time = others.find(isTime);
  const facts = others.filter((column) => column !== state && !isTime(column));
  return { title, state, time, facts, others };
}

interface FactProps {
  readonly column: TableColumn;
  readonly record: AnyRecord;
}

/** A value; a figure, and a yes or no, say nothing without their heading. */
function Fact({ column, record }: FactProps) {
  const { type } = column.field;
  const isNamed = type.align === 'end' || type.traits?.unordered === true;
  return (
    <span className={type.align === 'end' ? 'fact' : 'fact words'}>
      {isNamed && <span className="label">{column.label}</span>}
      <RecordCell column={column} record={record} />
    </span>
  );
}

/** All values of a record that has no page of its own. */
function AllValues({ columns, record }: { readonly columns: readonly TableColumn[]; readonly record: AnyRecord }) {
  const translate = useTranslate();
  return (
    <details>
      <summary>{translate('actions.more')}</summary>
      <dl>
        {columns.map((column) => (
          <div key={column.name}>
            <dt>{column.label}</dt>
            <dd>
              <RecordCell column={column} record={record} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** @param at its place in the list */
function RecordCard({ row, at }: { readonly row: RowItem; readonly at: number }) {
  const {
    columns,
    selection,
    selectable,
    gate,
    extra,
    hasActions,
    nameOf,
    path,
    openPath,
    open,
    openedWord,
    marksChanges,
    markOf,
    opens: hasMore,
    moves,
  } = useTable();
  const { resource } = useResource();
  const { record, level } = row;
  const changed = useChangedCells(record, marksChanges);
  const opened = useIsOpened(path, record.id, openedWord !== undefined);
  const { title, state, time, facts, others } = partsOf(columns, resource);
  const shown = facts.filter(({ name }) => !isEmpty(record[name])).slice(0, FACTS);
  const mark = markOf?.(record);
  const opens = openPath(record) !== undefined;
  const name = title && <RecordCell column={title} record={record} />;
  return (
    <Box
      component="li"
      {...(moves && { 'data-row': at, 'data-key': row.key, tabIndex: -1 })}
      data-opened={opened || undefined}
      data-tone={mark?.tone}
      aria-description={saidOf(opened ? openedWord : undefined, mark?.words)}
      onClick={(event) => {
        if (opens && isForRow(event)) open(record);
      }}
    >
      <div className="line">
        {selectable && <RowTick row={row} name={nameOf(record)} selection={selection} />}
        <div className="title">{level === undefined ? name : <TreeCell row={row}>{name}</TreeCell>}</div>
        {row.children !== undefined && <div className="label">{row.children}</div>}
        {state && (
          <div className={changed(state.name)}>
            <RecordCell column={state} record={record} />
          </div>
        )}
      </div>
      {shown.length > 0 && (
        <div className="line facts">
          {shown.map((column) => (
            <Fact key={column.name} column={column} record={record} />
          ))}
        </div>
      )}
      <div className="line foot">
        <div className="time">
          {time && !isEmpty(record[time.name]) && <RecordCell column={time} record={record} />}
        </div>
        {moves && <MoveHandle row={row} />}
        {hasActions && <RowActions record={record} gate={gate} {...(extra && { extra })} />}
        {hasMore && <OpenButton row={row} waiting={null} />}
      </div>
      {hasMore && <CardMore row={row} waiting={null} />}
      {!opens && others.length > shown.length && <AllValues columns={others} record={record} />}
    </Box>
  );
}

interface RecordCardsProps {
  readonly label: string;
  readonly rows: readonly RowItem[];
  /** What is drawn of them: heads of groups, and rows of those that are open. Default: all rows. */
  readonly lines?: readonly RowItem[];
  readonly shared: TableShared;
  readonly total?: number;
  readonly outdated: boolean;
}

/** The same rows on a phone: a card of three lines each, which opens the record, with the same actions. */
export function RecordCards({ label, rows, lines = rows, shared, total = rows.length, outdated }: RecordCardsProps) {
  const translate = useTranslate();
  return (
    <TableProvider value={shared}>
      <Box
        component="ul"
        aria-label={translate('list.cards', { name: label })}
        aria-busy={outdated || undefined}
        sx={(theme) => ({ opacity: outdated ? 0.6 : 1, ...cardStyles(theme), ...markStyles(theme) })}
      >
        {lines.map((row, at) =>
          row.head && shared.head ? (
            <shared.head key={row.key} row={row} index={at} current={false} />
          ) : (
            <RecordContextProvider key={row.key} value={row.record}>
              <RecordCard row={row} at={at} />
            </RecordContextProvider>
          ),
        )}
      </Box>
      {hasSums(shared.columns) && <SumLine rows={rows} isPage={total > rows.length} waiting={null} />}
    </TableProvider>
  );
}
