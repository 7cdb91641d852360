import type { ComponentType } from 'react';
import type { ColumnFormat } from './columnFormat';
import type { AnyRecord, Field, FieldOptions } from './field';

/** What a cell or a detail value is given. @public */
export interface CellProps<T = unknown, O extends FieldOptions = FieldOptions> {
  readonly value: T | null | undefined;
  readonly record: AnyRecord;
  /** The field's name in the record. */
  readonly name: string;
  readonly field: Field<T, boolean, O>;
  /** i18n base of its texts: `resources.account/user`. */
  readonly scope: string;
  /** How its column is written: `columnFormat`. Absent where the value stands alone. */
  readonly column?: ColumnFormat | undefined;
}

/**
 * What an input is given: a controlled value and its words. It knows no form, so that forms, filters,
 * dialogs, row editors and imports use the same one. It must render `label`, `error` and `help` accessibly
 * (label bound to the control, `aria-invalid`, `aria-describedby`).
 *
 * @public
 */
export interface InputProps<T = unknown, O extends FieldOptions = FieldOptions> {
  /** Unique in the page; the control's id. */
  readonly id: string;
  readonly name: string;
  readonly field: Field<T, boolean, O>;
  readonly scope: string;
  readonly label: string;
  readonly value: T | null | undefined;
  onChange(value: T | null): void;
  onBlur?(): void;
  /** A message in the user's language; the input shows it and is marked invalid. */
  readonly error?: string;
  /** Messages of nested inputs (rows, groups), by path below this field: `{'0.name': '…'}`. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly help?: string;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  /** All values of the form, for inputs that depend on others (a tree of one application). */
  readonly values: Readonly<Record<string, unknown>>;
  /**
   * Sets another field of the same form, for inputs that find values of others (an address by its post code). Absent in
   * filters.
   */
  onOther?(name: string, value: unknown): void;
  /**
   * A filter bar is tighter than a form, and never required. In a cell of a table the heading of the column is the
   * label that is seen.
   */
  readonly place: 'form' | 'filter' | 'cell';
}

/** What a filter that takes several values is given. @public */
export interface ManyProps<T = unknown, O extends FieldOptions = FieldOptions> extends Omit<
  InputProps<T, O>,
  'value' | 'onChange'
> {
  readonly value: readonly T[];
  onChange(values: readonly T[]): void;
}

/** What draws the values of some field type in a table. @public */
export type AnyCell = ComponentType<CellProps>;
/** What asks for the values of some field type. @public */
export type AnyInput = ComponentType<InputProps>;
/** A filter of some field type that takes several values. @public */
export type AnyManyFilter = ComponentType<ManyProps>;

type Late<C> = () => Promise<{ readonly default: C }>;

/**
 * What draws a type of one's own, each part loaded with the first that needs it. A type of the framework has these as
 * files of its folder.
 *
 * @public
 */
export interface FieldParts {
  /** Without it a cell shows its words on one line. */
  readonly cell?: Late<AnyCell>;
  /** The value on a detail page. Default: its cell, else its words in full. */
  readonly detail?: Late<AnyCell>;
  readonly input: Late<AnyInput>;
  /** Default: its input. */
  readonly filter?: Late<AnyInput>;
  /** A filter of several values. */
  readonly manyFilter?: Late<AnyManyFilter>;
}
