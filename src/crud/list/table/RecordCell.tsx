import { Component, type ReactNode } from 'react';
import { Link } from 'react-router';
import { isEmpty, type ActionEntry, type AnyRecord, type ColumnFormat } from '@/schema';
import { shownName } from '@/schema/internal';
import { useStartAction } from '../../actions/ActionHost';
import { useActionText } from '../../actions/useActionText';
import { useWalkState } from '../../walk/walk';
import { useTable, type TableColumn } from './TableContext';

/** One value that cannot be drawn must not take the list with it. */
class CellBoundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? '-' : this.props.children;
  }
}

/** Of a column whose rows say nothing of it. */
const NO_FORMAT: ColumnFormat = {};

interface RecordCellProps {
  readonly column: TableColumn;
  readonly record: AnyRecord;
}

/** A figure that opens how it was computed. */
function TracedValue({ entry, record, children }: TracedValueProps) {
  const start = useStartAction();
  const text = useActionText();
  const label = text.label(entry.key);
  return (
    <span className="traced">
      {children}
      <button
        type="button"
        title={label}
        aria-label={`${label} ${shownName(text.name(record))}`}
        onClick={() => start?.(entry, [record])}
      />
    </span>
  );
}

interface TracedValueProps {
  readonly entry: ActionEntry;
  readonly record: AnyRecord;
  readonly children: ReactNode;
}

function RecordLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} state={useWalkState()} className="record">
      {children}
    </Link>
  );
}

/**
 * A value of a record in a row. The title is in the user's language where the record has both names,
 * and a real link to the record: middle click opens a new tab.
 */
export function RecordCell({ column, record }: RecordCellProps) {
  const { scope, openPath, nameOf, formats, traced } = useTable();
  const { cell: Cell, name, field } = column;
  const to = column.isTitle && !field.type.traits?.linked ? openPath(record) : undefined;
  const named = column.isTitle && column.isName && field.type.byPart && !isEmpty(record[name]);
  const value = (
    <CellBoundary>
      <Cell
        value={named ? nameOf(record) : record[name]}
        record={record}
        name={name}
        field={field}
        scope={scope}
        column={formats?.get(name) ?? NO_FORMAT}
      />
    </CellBoundary>
  );
  const entry = traced?.column === column.name ? traced.of(record) : undefined;
  if (entry)
    return (
      <TracedValue entry={entry} record={record}>
        {value}
      </TracedValue>
    );
  if (to === undefined) return value;
  return <RecordLink to={to}>{value}</RecordLink>;
}
