/** Stands in a table for rows that are not drawn. */
export function Spacer({ rows, rowHeight }: { readonly rows: number; readonly rowHeight: number }) {
  return rows > 0 && <tr className="spacer" aria-hidden style={{ height: rows * rowHeight }} />;
}
