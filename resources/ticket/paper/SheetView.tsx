import type { Block, Sheet } from './sheet';
import { sheetRows, type SheetRow } from './sheetRows';

/** Widths of the columns of the form, in percent: label and value, twice beside each other. */
const COLUMNS = [20, 30, 20, 30];

function Table({ label, head, rows }: Extract<Block, { readonly kind: 'table' }>) {
  return (
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          {head.map((text, at) => (
            <th key={at} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((text, column) => (
              <td key={column}>{text}</td>
            ))}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={head.length}>-</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

const Pairs = ({ rows }: { readonly rows: Extract<SheetRow, { readonly kind: 'pairs' }>['rows'] }) => (
  <table>
    <colgroup>
      {COLUMNS.map((width, at) => (
        <col key={at} style={{ width: `${width}%` }} />
      ))}
    </colgroup>
    <tbody>
      {rows.map((pairs, at) => (
        <tr key={at}>
          {pairs.map(({ label, value }) => [
            <th key={label} scope="row">
              {label}
            </th>,
            <td key={`${label} value`} colSpan={pairs.length === 1 ? COLUMNS.length - 1 : 1}>
              {value}
            </td>,
          ])}
        </tr>
      ))}
    </tbody>
  </table>
);

/** A paper form with its frames, as text: to be looked at, searched, printed. */
export function SheetView({ sheet: { title, subtitle, blocks, foot } }: { readonly sheet: Sheet }) {
  return (
    <article className="paper-sheet">
      <h1>{title}</h1>
      <p className="paper-subtitle">{subtitle}</p>
      {sheetRows(blocks).map((row, at) => {
        if (row.kind === 'heading') return <h2 key={at}>{row.text}</h2>;
        return row.kind === 'table' ? <Table key={at} {...row} /> : <Pairs key={at} rows={row.rows} />;
      })}
      <p className="paper-foot">{foot}</p>
    </article>
  );
}
