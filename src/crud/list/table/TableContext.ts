import { createContext, use, type ComponentType, type CSSProperties } from 'react';
import type { AnyCell } from '@/fields/views';
import { typeOptions, type ActionEntry, type AnyRecord, type ColumnFormat, type Field, type RowTone } from '@/schema';
import type { PinSide } from '@/widgets/internal';
import type { MenuAction } from '../../actions/ActionMenu';
import type { ActionGate } from '../../actions/useActionGate';

import type { HeadProps, RowItem } from '../rowItems';
import type { Selection } from '../selection';
import type { ColumnChoice } from '../useColumns';

/** A column ready to be drawn. */
export interface TableColumn {
  readonly name: string;
  readonly field: Field;
  readonly label: string;
  readonly cell: AnyCell;
  /** px; more when there is room, unless a person gave it. */
  readonly width: number;
  readonly resized: boolean;
  readonly pinned?: PinSide;
  /** Of its cells: figures stand at the end, pinned ones stick. */
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly sortable: boolean;
  /** Its cell stands for the record: it is the link to it. */
  readonly isTitle: boolean;
  /** It holds what the record is called. */
  readonly isName: boolean;
}

/** The column that has the figures of an action that tells how they were computed. */
export interface TracedColumn {
  readonly column: string;
  /** The action, where the record has the figure and the user may ask. */
  of(record: AnyRecord): ActionEntry | undefined;
}

/** A row that is marked by a rule: as what, and what that is in words. */
export interface MarkedRow {
  readonly tone: RowTone;
  readonly words: string;
}

/** What all rows of a table share. It changes seldom, so that rows are drawn once. */
export interface TableShared {
  readonly columns: readonly TableColumn[];
  /** How they are arranged, and the way to arrange them otherwise. */
  readonly choice: ColumnChoice;
  /** How they are written, by name; absent before there are rows. */
  readonly formats?: ReadonlyMap<string, ColumnFormat>;
  readonly scope: string;
  /** react-admin's name of the resource. */
  readonly path: string;
  /** What is said of a row that was opened before; absent: it is not marked. */
  readonly openedWord?: string;
  /** Cells whose value came with a refresh are marked. */
  readonly marksChanges: boolean;
  readonly selection: Selection;
  /** Whether rows can be ticked: something can be done to several. */
  readonly selectable: boolean;
  readonly gate: ActionGate;
  /** Something can be done to some rows. */
  readonly hasActions: boolean;
  /** The column whose figures open how they were computed. */
  readonly traced?: TracedColumn;
  /** What can be done to a row besides the resource's own actions. */
  extra?(record: AnyRecord): readonly MenuAction[];
  /** Where a row leads; undefined for nowhere. */
  openPath(record: AnyRecord): string | undefined;
  nameOf(record: AnyRecord): string;
  /** Opens the page of a row. */
  open(record: AnyRecord): void;
  /** As what a row is marked; absent: none is. */
  markOf?(record: AnyRecord): MarkedRow | undefined;
  /** Rows open below themselves. */
  readonly opens: boolean;
  /** Draws the heads of groups; absent: the list is in none. */
  readonly head?: ComponentType<HeadProps>;
  /** Rows are taken to another place. */
  readonly moves: boolean;
  /** Opens or closes a branch of a tree. */
  fold?(row: RowItem): void;
}

/** Whether the rows of a list add up in one of its columns. */
export const hasSums = (columns: readonly TableColumn[]): boolean =>
  columns.some(({ field }) => typeOptions(field).sum);

const TableContext = createContext<TableShared | undefined>(undefined);
export const TableProvider = TableContext.Provider;

export function useTable(): TableShared {
  const table = use(TableContext);
  if (!table) throw new Error('There is no table around this row.');
  return table;
}
