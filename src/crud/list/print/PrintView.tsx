import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from 'react-admin';
import { currentSession } from '@/access';
import { useArea } from '@/data';
import { recordTexts } from '@/fields';
import { currentTime, formatMoment } from '@/schema/dates';
import { formatNumber } from '@/schema';
import { FilterValue } from '../filters/FilterValue';
import { useFilterLead } from '../filters/FilterWords';
import { useTextTools } from '../texts/useTextTools';
import { useListTitle } from '../useListTitle';
import '@/widgets/print/print.css';
import type { PrintOf } from './PrintOf';

interface PrintViewProps {
  readonly what: PrintOf;
  onDone(): void;
}

/**
 * What is listed, for paper: title, filters in words, who and when, and the columns on view. Prints itself and goes.
 */
export default function PrintView({ what, onDone }: PrintViewProps) {
  useArea('lists');
  const { columns, records, total, filters } = what;
  const translate = useTranslate();
  const title = useListTitle();
  const tools = useTextTools();
  const [rows, setRows] = useState<readonly (readonly string[])[]>();
  const [when] = useState(() => formatMoment(currentTime(), 1));
  const session = currentSession();
  const leadOf = useFilterLead();
  const read = useEffectEvent((signal: AbortSignal) =>
    recordTexts(tools, columns, records, signal).then((found) => !signal.aborted && setRows(found)),
  );
  const print = useEffectEvent(() => {
    window.print(); // waits for the person where the browser does
    onDone();
  });
  useEffect(() => {
    const control = new AbortController();
    void read(control.signal);
    return () => control.abort();
  }, []);
  useEffect(() => {
    if (!rows) return;
    const frame = requestAnimationFrame(() => print());
    return () => cancelAnimationFrame(frame);
  }, [rows]);
  if (!rows) return null;
  return createPortal(
    <div className="print-view">
      <h1>{title}</h1>
      {Object.keys(filters).length > 0 && (
        <p>
          {Object.entries(filters).map(([name, value], index) => (
            <span key={name}>
              {index > 0 && ' · '}
              {leadOf(name, value)} <FilterValue name={name} value={value} />
            </span>
          ))}
        </p>
      )}
      <p>
        {translate(total === undefined ? 'lists.print.uncounted' : 'lists.print.rows', {
          shown: formatNumber(rows.length),
          total: formatNumber(total ?? 0),
        })}
      </p>
      <p>{translate('lists.print.by', { name: session?.userName || session?.account || '-', time: when })}</p>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, label, field }) => (
              <th key={name} className={field.type.align === 'end' ? 'end' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map(({ name, field }, at) => (
                <td key={name} className={field.type.align === 'end' ? 'end' : undefined}>
                  {row[at] || '-'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
