interface SpacerProps {
  readonly rows: number;
  readonly rowHeight: number;
  /** What stands between these rows, px. */
  readonly between?: number;
}

/** Stands in a table for rows that are not drawn. */
export function Spacer({ rows, rowHeight, between = 0 }: SpacerProps) {
  return rows > 0 && <tr className="spacer" aria-hidden style={{ height: rows * rowHeight + between }} />;
}
