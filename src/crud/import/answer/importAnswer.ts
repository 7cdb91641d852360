/** What the server says of one row, as far as it says it. */
export interface SaidRow {
  /** The row's number by the server's own counting. */
  readonly row?: number;
  /** The column, by wire name, label or number; or a value that tells the row. */
  readonly field?: string;
  readonly text: string;
}

/** A server's answer to an import, read from whatever shape it has. */
export interface ImportAnswer {
  /** Rows it took; undefined when it does not say. */
  readonly passed?: number;
  readonly failed?: number;
  readonly rows: readonly SaidRow[];
  /** What names this import in a later confirmation. */
  readonly token: Readonly<Record<string, string>>;
}
