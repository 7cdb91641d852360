import { Component, type ReactNode } from 'react';
import { Link } from 'react-router';
import { isEmpty, type AnyRecord, type ColumnFormat } from '@/schema';
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

/**
 * A value of a record in a row. The title is in the user's language where the record has both names,
 * and a real link to the record: middle click opens a new tab.
 */
export function RecordCell({ column, record }: RecordCellProps) {
  const { scope, openPath, nameOf, formats } = useTable();
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
  if (to === undefined) return value;
  return (
    <Link to={to} className="record">
      {value}
    </Link>
  );
}
