import type { KeyOf } from './field';

/**
 * How records come from a sheet (xls, xlsx, csv). Everything has a default: with an `import` call the file goes to the
 * server; without one `import: {}` says that rows may be created one by one by the `create` call. The grant `import`
 * opens either.
 */
export interface ImportSpec<F> {
  /**
   * The field by which a row names a record that exists. Such a row changes that record by the `edit` call, in nothing
   * but what the file says; an empty cell leaves what the record has. All other rows become new records by the `create`
   * call. Before anything is sent the check says how many are new, changed or as they are. Records are found by the
   * list's filter of the field, for several at once where it is `many`, else the list is read whole. A key that stands
   * in two rows, or in two records, is told of both and changes nothing. Not with an `import` call, which decides that
   * itself. Default: every row is a new record.
   *
   * @example import: { key: 'serial' }
   */
  readonly key?: KeyOf<F>;
  /**
   * Columns of the template and what a file may fill, in order. Default: every field of the create form that a cell can
   * hold.
   */
  readonly fields?: readonly KeyOf<F>[];
  /** Most rows of one file. Default 10000. */
  readonly maxRows?: number;
  /**
   * What is uploaded: `'words'`, headings and values as the template shows them in the user's language, or `'wire'`:
   * wire names, codes and ids. Default `'words'`.
   */
  readonly write?: 'words' | 'wire';
  /**
   * The number by which the server's messages call the first row of data. Default: found out from the answer, else 2 as
   * the sheet shows.
   */
  readonly firstRow?: number;
}

/** Most rows of one file when the schema says nothing. @public */
export const MOST_ROWS = 10_000;
