import { useLocale, useTranslate } from 'react-admin';
import { formatDifference, formatFigure, formatNumber } from '@/schema';
import type { PartCell, PartTable } from '../file/filePart';
import { columnGroups } from './columnGroups';

/** Rows of a table on paper; a file has them all. */
const MOST = 1000;

const signedFigure: typeof formatFigure = (value, decimals, locale) =>
  formatDifference(value, { unit: '', decimals }, locale);

/** A table of a block on paper: what is too wide goes on below, what is too long is cut and says so. */
export function PartOnPaper({ table: { columns, rows, total, note } }: { readonly table: PartTable }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const textOf = (cell: PartCell | undefined) =>
    typeof cell === 'object'
      ? (cell.signed ? signedFigure : formatFigure)(cell.value, cell.decimals, locale)
      : cell || '';
  const cut =
    rows.length > MOST && translate('report.print.cut', { most: formatNumber(MOST), total: formatNumber(rows.length) });
  const line = (cells: readonly PartCell[], group: readonly number[], empty: string) =>
    group.map((column) => (
      <td key={column} className={columns[column]?.isFigure ? 'end' : undefined}>
        {textOf(cells[column]) || empty}
      </td>
    ));
  return (
    <>
      {[note, cut].map((text) => text && <p key={text}>{text}</p>)}
      {columnGroups(columns).map((group) => (
        <table key={group.at(-1) ?? 0}>
          <thead>
            <tr>
              {group.map((column) => (
                <th key={column} className={columns[column]?.isFigure ? 'end' : undefined}>
                  {columns[column]?.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MOST).map((row, index) => (
              <tr key={index}>{line(row, group, '-')}</tr>
            ))}
            {total && <tr className="total">{line(total, group, '')}</tr>}
          </tbody>
        </table>
      ))}
    </>
  );
}
